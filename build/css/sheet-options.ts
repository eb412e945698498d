import type { BuildOptions, Plugin } from 'esbuild';
import { colours } from '../../content/colours.ts';

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

/** How style sheets are bundled. Prefixes are left to autoprefixer (prefix.ts); nested rules are the one thing that some browsers of package.json cannot read. */
export const sheetOptions = {
  bundle: true,
  write: false,
  outdir: '.',
  supported: { nesting: false },
  loader: { '.woff2': 'file', '.svg': 'file' },
  plugins: [colourProperties],
  logLevel: 'silent',
} as const satisfies BuildOptions;
