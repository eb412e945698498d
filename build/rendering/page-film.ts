import type { Locale } from '../../content/locale.ts';
import type { Page } from '../../pages/page.ts';
import type { PageFacts } from '../../pages/structured-data/page-facts.ts';
import { Fault } from '../fault.ts';
import { findSource } from '../source-files.ts';
import type { Pictures } from '../pictures/pictures.tsx';

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text);

/** The film that a page shows, as structured data tells of it; throws a Fault where its day is none. */
export function pageFilm({ film: shown, route }: Page, locale: Locale, { film }: Pictures): PageFacts['film'] {
  if (!shown) return undefined;
  if (!isDay(shown.since)) {
    throw new Fault(
      `The film ${shown.film.file} stands on the site since ‘${shown.since}’, which is no day.`,
      { ...findSource(route), page: route },
      'Write year, month and day: 2026-11-22.',
    );
  }
  return { ...shown, seconds: shown.film.seconds, ...film(shown.film, locale) };
}
