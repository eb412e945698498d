import type { CaseTag, Testimonial, Text } from './cases/case.ts';
import { cases } from './cases/index.ts';
import { localized } from './locale.ts';
import { site } from './site.ts';

/** How a portfolio tag is written; the tag itself is the key that the filter compares. */
export const tagLabels: Readonly<Record<CaseTag, Text>> = {
  Rebrand: { en: 'Rebrand', nl: 'Rebranding' },
  'Social Media': { en: 'Social Media', nl: 'Sociale media' },
  Print: { en: 'Print', nl: 'Drukwerk' },
  Web: { en: 'Web', nl: 'Websites' },
};

/** The one voice of the portfolio list. */
export const portfolioTestimonial: Testimonial = {
  quote: {
    en: 'People tell us the website feels like the clinic itself: calm, light and clear about what happens next. They come in with better questions, and they come in more often.',
    nl: 'Onze cliënten zeggen dat de website aanvoelt als de kliniek zelf: rustig, licht en duidelijk over wat er gaat gebeuren. Ze komen met betere vragen binnen, en ze komen vaker.',
  },
  role: { en: 'Clinic owner', nl: 'Eigenaar van de kliniek' },
  company: cases['skin-clinic'].title,
  rating: 5,
};

/** The portfolio list page. */
export const portfolio = localized({
  en: {
    head: {
      title: `Portfolio: brands, websites and campaigns | ${site.name}`,
      description:
        'Rebrands, websites, print and social media made for clinics, travel brands, platforms and conferences. Open a case to see the logos, the pages and the posts.',
    },
    hero: {
      title: 'Success stories, seen up *close*',
      text: 'Each project shows the work itself: the logo on light and dark, the colours with their values, the pages and the posts. Beside it you read what was wrong before, and what changed.',
    },
    filter: {
      /** Names the group of buttons to assistive technology. */
      label: 'Show projects by kind of work',
      all: 'All',
      /** Announced after a choice; `{kind}` is the choice, `{count}` a figure. */
      shown: { one: '{kind}: {count} project shown', other: '{kind}: {count} projects shown' },
    },
    card: { open: 'View the case', result: 'Result' },
    testimonial: { heading: 'What a client says' },
    cta: {
      title: 'Your brand could stand *here*',
      text: `Write to us about it. You get an answer within ${site.responseHours} hours, then a first call of ${site.callMinutes} minutes at no cost.`,
      button: 'Get your free consultation',
    },
  },
  nl: {
    head: {
      title: `Portfolio: merken, websites, campagnes | ${site.name}`,
      description:
        'Huisstijlen, websites, drukwerk en sociale media voor klinieken, reismerken, platforms en congressen. Open een project en bekijk elk logo en elk bericht.',
    },
    hero: {
      title: 'Succesverhalen, van *dichtbij* bekeken',
      text: 'Elk project laat het werk zelf zien: het logo op licht en donker, de kleuren met hun codes, de pagina’s, de berichten. U leest wat eraan schortte, wat wij maakten en wat het opleverde.',
    },
    filter: {
      label: 'Projecten tonen per soort werk',
      all: 'Alle',
      shown: { one: '{kind}: {count} project in beeld', other: '{kind}: {count} projecten in beeld' },
    },
    card: { open: 'Bekijk het project', result: 'Resultaat' },
    testimonial: { heading: 'Een klant aan het woord' },
    cta: {
      title: 'Hier kan uw merk *staan*',
      text: `Vertel ons wat u hebt en wat het voor u moet doen. Binnen ${site.responseHours} uur krijgt u antwoord; het eerste gesprek duurt ${site.callMinutes} minuten en kost u niets.`,
      button: 'Vraag een gratis adviesgesprek aan',
    },
  },
});
