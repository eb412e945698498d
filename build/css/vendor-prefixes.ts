import { sourceText } from '../kept/cache.ts';
import { versionsOf } from '../kept/kept-files.ts';
import { browsers } from './browsers.ts';

/** All that prefixes depend on but the style sheet. */
export const prefixMethod = (): string =>
  [
    browsers.join(),
    versionsOf('autoprefixer', 'caniuse-lite', 'postcss'),
    sourceText('build/css/vendor-prefixes.ts'),
  ].join('|');

/** Adds the vendor prefixes that the browsers of package.json still want. */
export async function addVendorPrefixes(css: string): Promise<string> {
  // Loaded when they are needed: most builds find their style sheets kept.
  const [{ default: postcss }, { default: autoprefixer }] = await Promise.all([
    import('postcss'),
    import('autoprefixer'),
  ]);
  return (await postcss([autoprefixer]).process(css, { from: undefined })).css;
}
