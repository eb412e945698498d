import { browsers } from './browsers.ts';
import { cached } from '../kept/cache.ts';

/** Adds the vendor prefixes that the browsers of package.json still want. */
async function addVendorPrefixes(css: string): Promise<string> {
  // Loaded when they are needed: most builds find their style sheets kept.
  const [{ default: postcss }, { default: autoprefixer }] = await Promise.all([
    import('postcss'),
    import('autoprefixer'),
  ]);
  return (await postcss([autoprefixer]).process(css, { from: undefined })).css;
}

/** `addVendorPrefixes`, unless an earlier build has done it. */
export async function cachedVendorPrefixes(css: string): Promise<string> {
  return (await cached('styles', `${browsers.join()}|${css}`, () => addVendorPrefixes(css))).toString();
}
