import { localized } from './locale.ts';
import { site } from './site.ts';

/** What every case study says besides its own words. */
export const caseStudyWords = localized({
  en: {
    result: 'Result',
    next: 'Next case',
    closing: {
      title: 'What should people see in *you*?',
      text: `Show us your brand as it is today. You hear within ${site.responseHours} hours what we would do with it.`,
    },
  },
  nl: {
    result: 'Resultaat',
    next: 'Volgende project',
    closing: {
      title: 'Wat moeten mensen in *u* zien?',
      text: `Laat ons uw merk zien zoals het nu is. Binnen ${site.responseHours} uur hoort u wat wij ermee zouden doen.`,
    },
  },
});
