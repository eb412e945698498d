import { localized } from '../locale.ts';

/** What every case study says besides its own words. */
export const caseStudyWords = localized({
  en: { result: 'Result', next: 'Next case' },
  nl: { result: 'Resultaat', next: 'Volgende project' },
});
