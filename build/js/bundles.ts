import { cases } from '../../content/cases/index.ts';
import { films } from '../../content/media/film.ts';
import { photographs } from '../../content/media/photograph.ts';
import { makeCaseFonts } from '../faces/case-fonts.ts';
import { paletteStyles } from '../css/palettes.ts';
import { ratioStyles } from '../pictures/films.ts';
import { groundStyles } from '../pictures/photographs.ts';
import { buildScripts, type Scripts } from './scripts.ts';
import type { Settings } from '../settings.ts';
import { buildStyles, type Styles, type StylesOptions } from '../css/styles.ts';

/** What the bundler makes of style sheets and widgets. */
export interface Bundles {
  readonly styles: Styles;
  readonly scripts: Scripts;
}

/** Bundles style sheets, with what content decides of them. Throws Faults for what cannot be read. */
export async function makeStyles(
  settings: Pick<Settings, 'origin' | 'basePath'>,
  options?: StylesOptions,
): Promise<Styles> {
  const studies = Object.values(cases);
  const fonts = await makeCaseFonts(studies);
  const generated = paletteStyles(studies) + groundStyles(photographs) + ratioStyles(films);
  return buildStyles(settings, generated, fonts, options);
}

/** Bundles style sheets and widgets, side by side. */
export async function makeBundles(settings: Pick<Settings, 'origin' | 'basePath'>): Promise<Bundles> {
  const [styles, scripts] = await Promise.all([makeStyles(settings), buildScripts()]);
  return { styles, scripts };
}
