import type { Styles } from '../css/styles.ts';
import { makeStyles } from '../js/bundles.ts';
import type { Settings } from '../settings.ts';

let styles: Promise<Styles> | undefined;

/** The style sheets of a draft: those before as long as nothing was saved that they are made of, `changed` or a module. */
export const draftStyles = (settings: Settings, changed: boolean): Promise<Styles> =>
  (styles = (!changed && styles) || makeStyles(settings, { draft: true }));
