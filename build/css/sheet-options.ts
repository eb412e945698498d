import { readFileSync } from 'node:fs';
import type { BuildOptions, Plugin } from 'esbuild';
import { planRules, stoneSheet, stoneViews } from '../../content/art/services/cut/plan-stones.tsx';
import { gold } from '../../content/art/services/cut/tone.ts';
import { colours } from '../../content/look.ts';
import { makeSiteFaces } from '../faces/site-faces.ts';
import { contrast } from '../../pages/colour.ts';
import { foldedColours } from './fold-colours.ts';
import { layoutAttributes } from './layout-attributes.ts';
import { propertyOf } from './property-of.ts';
import { drawSvg } from '../pictures/pictures.tsx';

/** What small words on deep gold are set in; one of the last two always holds. */
const onGoldDeep = [colours.ink, '#000000', '#ffffff'].find((text) => contrast(text, colours.goldDeep) >= 4.5)!;

/** A style sheet that imports the look is given each colour as a custom property, and the families of both typefaces. */
const lookProperties: Plugin = {
  name: 'look',
  setup({ onLoad }) {
    const declarations = Object.entries({ ...colours, onGoldDeep }).map(([name, hex]) => `${propertyOf(name)}:${hex}`);
    onLoad({ filter: /[\\/]content[\\/]look\.ts$/ }, async () => {
      const { serif, sans } = (await makeSiteFaces()).families;
      const families = [`--serif:${serif}`, `--sans:${sans}`];
      return { contents: `:root{${[...declarations, ...families].join(';')}}`, loader: 'css' };
    });
  },
};

/** `faces:rules` makes the typefaces of the site known, and `face:<file>` is one of their fonts. */
const faceFiles: Plugin = {
  name: 'faces',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^faces?:/ }, ({ path }) => ({ path: path.replace(/^.*:/, ''), namespace: 'faces' }));
    onLoad({ filter: /^rules$/, namespace: 'faces' }, async () => ({
      contents: (await makeSiteFaces()).rules,
      loader: 'css',
    }));
    onLoad({ filter: /\.woff2$/, namespace: 'faces' }, async ({ path }) => ({
      contents: (await makeSiteFaces()).files.get(path)!,
      loader: 'file',
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

/** `url('cut:octagon')` is the stone of a plan in that cut, one view of the file of all; a style sheet that imports `cut:rules` is given what cuts and prices set. */
const planStoneFiles: Plugin = {
  name: 'plan stones',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^cut:/ }, ({ path }) => {
      const cut = path.slice('cut:'.length);
      if (cut === 'rules') return { path: cut, namespace: 'cut' };
      if (stoneViews[cut]) return { path: 'plan-stones.svg', suffix: `#${stoneViews[cut]}`, namespace: 'cut' };
      return { errors: [{ text: `There is no cut ${cut}; content/art/services/cut/plan-stones.tsx has all.` }] };
    });
    onLoad({ filter: /^rules$/, namespace: 'cut' }, () => ({ contents: planRules, loader: 'css' }));
    onLoad({ filter: /\.svg$/, namespace: 'cut' }, () => ({ contents: drawSvg(stoneSheet), loader: 'file' }));
  },
};

/** A shape names the agency's colours as `$goldDeep`, and the tones of its stones as `$pale`. */
const shapeColours: Plugin = {
  name: 'colours of shapes',
  setup({ onLoad }) {
    const named: Readonly<Record<string, string>> = { ...gold, ...colours };
    onLoad({ filter: /[\\/]styles[\\/]shapes[\\/].*\.svg$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(/\$(\w+)/g, (_, name: string) => named[name] ?? `$${name}`),
      loader: 'file',
    }));
  },
};

/** How style sheets are bundled. Prefixes are left to autoprefixer (vendor-prefixes.ts); nested rules are the one thing that some browsers of package.json cannot read. */
export const sheetOptions = {
  outdir: '.',
  supported: { nesting: false },
  loader: { '.svg': 'file' },
  plugins: [lookProperties, foldedColours, faceFiles, attributeRules, planStoneFiles, shapeColours],
} as const satisfies BuildOptions;
