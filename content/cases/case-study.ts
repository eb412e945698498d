import { localized } from '../locale.ts';
import { site } from '../site.ts';

/** What every case study says besides its own words. */
export const caseStudyWords = localized({
  en: {
    result: 'Result',
    next: 'Next case',
    closing: {
      title: 'What should people see in *you*?',
      text: `Show us your brand as it is today. We reply within ${site.responseHours} hours and tell you in a first call what we would do with it.`,
    },
  },
  nl: {
    result: 'Resultaat',
    next: 'Volgende project',
    closing: {
      title: 'Wat moeten mensen in *u* zien?',
      text: `Laat ons uw merk zien zoals het nu is. Binnen ${site.responseHours} uur krijgt u antwoord, en in een eerste gesprek hoort u wat wij ermee zouden doen.`,
    },
  },
});
