import type { BuildOptions, Plugin } from 'esbuild';
import { planFrames } from '../../content/art/services/cut/plan-frames.tsx';
import { colours } from '../../content/colours.ts';
import { layoutAttributes } from './layout-attributes.ts';
import { drawSvg } from '../pictures/pictures.tsx';

const propertyOf = (name: string) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** A style sheet that imports the agency's colours is given each as a custom property. */
const colourProperties: Plugin = {
  name: 'colours',
  setup({ onLoad }) {
    const declarations = Object.entries(colours).map(([name, value]) => `${propertyOf(name)}:${value}`);
    onLoad({ filter: /[\\/]content[\\/]colours\.ts$/ }, () => ({
      contents: `:root{${declarations.join(';')}}`,
      loader: 'css',
    }));
  },
};

/** A style sheet that imports `layout-attributes.ts` is given a rule for each value of the attributes. */
const attributeRules: Plugin = {
  name: 'layout attributes',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]layout-attributes\.ts$/ }, () => ({ contents: layoutAttributes, loader: 'css' }));
  },
};

/** `url('cut:octagon.svg')` is the frame of a plan in that cut. */
const planFrameFiles: Plugin = {
  name: 'plan frames',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^cut:/ }, ({ path }) => ({ path: path.slice('cut:'.length), namespace: 'cut' }));
    onLoad({ filter: /./, namespace: 'cut' }, ({ path }) => {
      const frame = planFrames[path.replace('.svg', '')];
      if (!frame)
        return { errors: [{ text: `There is no cut ${path}; content/art/services/cut/plan-frames.tsx has all.` }] };
      return { contents: drawSvg(frame), loader: 'file' };
    });
  },
};

/** How style sheets are bundled. Prefixes are left to autoprefixer (vendor-prefixes.ts); nested rules are the one thing that some browsers of package.json cannot read. */
export const sheetOptions = {
  outdir: '.',
  supported: { nesting: false },
  loader: { '.woff2': 'file', '.svg': 'file' },
  plugins: [colourProperties, attributeRules, planFrameFiles],
} as const satisfies BuildOptions;
