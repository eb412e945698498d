import type { PageWidget } from '../widgets/names.ts';

/**
 * What visitors may be made to load, in bytes. The build refuses what is heavier; an owner who wants more of something raises its
 * figure here. Texts count as brotli sends them; fonts and pictures are compressed already.
 */
export const budgets = {
  /** All scripts of a page. */
  scripts: 4096,
  /** The same for pages whose own widget is large. */
  roomyScripts: 6144,
  /** One embed with its markup and styles. */
  embed: 12_288,
  /** The typefaces of the site, which are on the way to the first words that a visitor reads. */
  faces: 38_912,
  /** All fonts that pages ask for, those of the clients included: no page asks for all, and a headline may want a letter more. */
  fonts: 65_536,
  /** The pictures of a page that load without scrolling; `npm run audit` weighs them as a browser asks for them. */
  firstPictures: 61_440,
} as const;

/** The widgets that are large. */
export const roomyWidgets: readonly PageWidget[] = ['contact-form', 'portfolio-filter', 'configurator'];
