import { cases } from '../../content/cases/index.ts';
import { films } from '../../content/media/film.ts';
import { photographs } from '../../content/media/photograph.ts';
import { makeCaseFonts } from '../faces/case-fonts.ts';
import { caseStyles } from '../css/palettes.ts';
import { ratioStyles } from '../pictures/films.ts';
import { groundStyles } from '../pictures/photographs.ts';
import { buildScripts, type Scripts } from './scripts.ts';
import type { Settings } from '../settings.ts';
import { buildStyles, type ContentStyles, type Styles } from '../css/styles.ts';

/** What the bundler makes of style sheets and widgets. */
export interface Bundles {
  readonly styles: Styles;
  readonly scripts: Scripts;
}

/** What content decides of the rules. Throws Faults for colours that cannot be. */
export async function stylesOfContent(): Promise<ContentStyles> {
  const fonts = await makeCaseFonts(Object.values(cases));
  return { css: caseStyles() + groundStyles(photographs) + ratioStyles(films), fonts };
}

/** Bundles style sheets and widgets, side by side. Throws Faults for what cannot be read. */
export async function makeBundles(settings: Pick<Settings, 'origin' | 'basePath'>): Promise<Bundles> {
  const [styles, scripts] = await Promise.all([
    stylesOfContent().then((content) => buildStyles(settings, content)),
    buildScripts(),
  ]);
  return { styles, scripts };
}
