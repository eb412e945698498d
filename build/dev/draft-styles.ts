import { bundleDraftSheets } from '../css/draft-sheets.ts';
import { settleWords } from '../css/page-sheets.ts';
import { askedFor, cascadeOf, type ContentStyles, placesOf, type Styles } from '../css/styles.ts';
import { makeSiteFaces } from '../faces/site-faces.ts';
import { stylesOfContent } from '../js/bundles.ts';
import type { Settings } from '../settings.ts';
import { inOne } from './message.ts';

let content: Promise<ContentStyles> | undefined;

export interface DraftStyles extends Styles {
  /** All rules of the site, sheet by sheet. */
  readonly rules: readonly string[];
}

/**
 * The style sheets of a draft, as those before but for what was saved: prefixes are left out, names stand as they are, and every page
 * has all rules. A present browser shows the same, and sees them sooner.
 */
export async function draftStyles(settings: Settings, changed: readonly string[]): Promise<DraftStyles> {
  const [faces, ofContent] = await Promise.all([makeSiteFaces(), (content ??= stylesOfContent())]);
  const { sheets, files } = await bundleDraftSheets(changed);
  const rules = cascadeOf(sheets, faces, ofContent).map((css) => settleWords(css, placesOf(settings)));
  return { rules, ofPage: () => inOne(rules), save: async () => {}, ...askedFor(files, faces, ofContent) };
}
