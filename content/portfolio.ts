import { skinClinicArt } from './art/cases/skin-clinic.ts';
import type { CaseTag, Testimonial, Text } from './cases/case-types.ts';
import { cases } from './cases/index.ts';
import type { CaseId } from './cases/slugs.ts';
import { localized } from './locale.ts';
import { site } from './site.ts';

/** How a portfolio tag is written; the tag itself is the key that the filter compares. */
export const tagLabels: Readonly<Record<CaseTag, Text>> = {
  Rebrand: { en: 'Rebrand', nl: 'Rebranding' },
  'Social Media': { en: 'Social Media', nl: 'Sociale media' },
  Print: { en: 'Print', nl: 'Drukwerk' },
  Web: { en: 'Web', nl: 'Websites' },
};

/** Whose voice the portfolio lends its page to, and what stands behind it. */
export const portfolioVoice: CaseId = 'skin-clinic';
export const portfolioVoiceArt = skinClinicArt.voice;

/** The one voice of the portfolio list. */
export const portfolioTestimonial: Testimonial = {
  quote: {
    en: 'People tell us the website feels like the clinic itself: calm, light and clear about what happens next. They come in with better questions, and they come in more often.',
    nl: 'Onze cliënten zeggen dat de website aanvoelt als de kliniek zelf: rustig, licht en duidelijk over wat er gaat gebeuren. Ze komen met betere vragen binnen, en ze komen\u00a0vaker.',
  },
  role: { en: 'Clinic owner', nl: 'Eigenaar van de kliniek' },
  company: cases[portfolioVoice].title,
  rating: 5,
};

/** The portfolio list page. */
export const portfolio = localized({
  en: {
    head: {
      title: `Portfolio: brands, websites and campaigns | ${site.name}`,
      description:
        'Rebrands, websites, print and social media for a clinic, a travel brand, a comparison platform and others. Open a case to see the work and the reasons for it.',
    },
    sharePicture: 'The covers of three projects: a skin clinic, a travel brand and an organiser of conferences.',
    hero: {
      title: 'Success stories, seen up *close*',
      text: 'Each project shows the work itself, from the logo on light and dark to what we drew, wrote or built around it. Beside it you read what was wrong before, and what changed.',
      picture: 'A stone: seven facets show a project each, the eighth is lit and empty',
    },
    filter: {
      /** Names the group of buttons to assistive technology. */
      label: 'Show projects by kind of work',
      all: 'All',
      /** Announced after a choice; `{count}` is a figure, and `{kind}`, where it is wanted, the choice. */
      shown: { one: '{count} project in view', other: '{count} projects in view' },
    },
    card: { open: 'View the case', result: 'Result' },
    testimonial: { heading: 'What a client says' },
    cta: {
      title: 'Your brand could stand *here*',
      text: `Write to us about it. The first call takes ${site.callMinutes} minutes and costs you nothing.`,
      button: 'Get your free consultation',
    },
  },
  nl: {
    head: {
      title: `Portfolio: merken, websites, campagnes | ${site.name}`,
      description:
        'Huisstijlen, websites, drukwerk en sociale media voor een kliniek, een reismerk, een vergelijkingssite en anderen. Bekijk per project het werk en het waarom.',
    },
    sharePicture: 'De beelden van drie projecten: een huidkliniek, een reismerk en een organisator van congressen.',
    hero: {
      title: 'Succesverhalen, van *dichtbij* bekeken',
      text: 'Elk project laat het werk zelf zien, van het logo op licht en donker tot wat wij eromheen tekenden, schreven of bouwden. U leest wat eraan schortte en wat er veranderde.',
      picture: 'Een steen: zeven facetten tonen elk een project, het achtste is verlicht en leeg',
    },
    filter: {
      label: 'Projecten tonen per soort werk',
      all: 'Alle',
      shown: { one: '{count} project in beeld', other: '{count} projecten in beeld' },
    },
    card: { open: 'Bekijk het project', result: 'Resultaat' },
    testimonial: { heading: 'Een klant aan het woord' },
    cta: {
      title: 'Hier kan uw merk *staan*',
      text: `Vertel ons wat u hebt en wat het voor u moet doen. Het eerste gesprek duurt ${site.callMinutes} minuten en kost u niets.`,
      button: 'Vraag een gratis adviesgesprek aan',
    },
  },
});
