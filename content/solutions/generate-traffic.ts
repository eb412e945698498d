import { site } from '../site.ts';
import type { Solution } from './solution.ts';

/** For a site that works and that too few people visit. */
export const generateTraffic: Solution = {
  links: [
    {
      route: 'seo',
      words: {
        en: { label: 'Search engine optimisation', text: 'For people who type what they need.' },
        nl: { label: 'Zoekmachineoptimalisatie', text: 'Voor wie intikt wat hij nodig heeft.' },
      },
    },
    {
      route: 'geo',
      words: {
        en: { label: 'Visibility in AI answers', text: 'For people who ask an assistant.' },
        nl: { label: 'Zichtbaarheid in AI-antwoorden', text: 'Voor wie het aan een assistent vraagt.' },
      },
    },
    {
      route: 'social-media',
      words: {
        en: { label: 'Social media marketing', text: 'For people who do not know yet that they need you.' },
        nl: { label: 'Socialmediamarketing', text: 'Voor wie nog niet weet dat hij u nodig heeft.' },
      },
    },
  ],
  plans: ['seo-geo', 'social-essentials'],
  words: {
    en: {
      head: {
        title: `How to get more website visitors | ${site.name}`,
        description:
          'Too few people on your site? We bring visitors through search, AI assistants and social media, and begin with the one channel that fits you.',
      },
      hero: {
        title: 'Your site works. Nobody *comes*.',
        lead: 'A site without visitors is a shop in a street that nobody walks down. We find out where your customers start looking, and work on that place first.',
      },
      sharePicture: 'Light from seven small stones meets in one large brilliant.',
      blocks: [
        {
          kind: 'prose',
          title: 'Where visitors come from',
          paragraphs: [
            'People reach a website because they searched, asked an AI assistant or met you in their feed. Few companies need all three at once.',
            'People search for a plumber or an accountant. They ask about a product that needs explaining. Something that has to be seen belongs in a feed. Which of these you sell decides where the first euro goes.',
          ],
        },
        {
          kind: 'steps',
          title: 'What we do first',
          steps: [
            {
              title: 'Read your figures',
              text: 'Where visitors come from now, what they look for and where they leave.',
            },
            {
              title: 'Choose one channel',
              text: 'The one your customers already use. The others wait until it works.',
            },
            {
              title: 'Count enquiries',
              text: 'Visits alone earn nothing. We count how many people write, call or order.',
            },
          ],
        },
      ],
      services: { title: 'Three ways in' },
      cost: {
        title: 'What a month costs',
        text: 'Search and AI visibility run as one programme. Social media is a package of its own.',
      },
      closing: {
        title: 'Find your *first* channel with us',
        text: 'Tell us who you want to reach. In the first call we say where we would start, and why.',
      },
    },
    nl: {
      head: {
        title: `Meer bezoekers op uw website | ${site.name}`,
        description:
          'Komen er te weinig mensen op uw site? Wij halen bezoekers binnen via zoekmachines, AI-assistenten en sociale media, te beginnen met het kanaal dat bij u past.',
      },
      hero: {
        title: 'De site staat er. Nu de *bezoekers* nog.',
        lead: 'Een site zonder bezoekers is een winkel in een straat waar niemand komt. Wij zoeken uit waar uw klanten beginnen met zoeken, en zorgen dat u daar staat.',
      },
      sharePicture: 'Het licht van zeven kleine stenen komt samen in één grote briljant.',
      blocks: [
        {
          kind: 'prose',
          title: 'Hoe bezoekers u vinden',
          paragraphs: [
            'Wie op een website belandt, heeft gezocht, het aan een AI-assistent gevraagd of u in zijn tijdlijn voorbij zien komen. Zelden hebt u alle drie tegelijk nodig.',
            'Een loodgieter of een boekhouder zoekt men op. Bij een product dat uitleg vraagt, stelt men eerst een vraag. En wat gezien moet worden, hoort in een tijdlijn. Waar u onder valt, bepaalt waar de eerste euro naartoe gaat.',
          ],
        },
        {
          kind: 'steps',
          title: 'Hier beginnen we mee',
          steps: [
            { title: 'Uw cijfers lezen', text: 'Waar bezoekers nu vandaan komen, wat ze zoeken en waar ze afhaken.' },
            {
              title: 'Eén kanaal kiezen',
              text: 'Het kanaal dat uw klanten al gebruiken. De rest wacht tot dit loopt.',
            },
            {
              title: 'Aanvragen tellen',
              text: 'Bezoek is maar een middel. Wij meten hoeveel mensen mailen, bellen of bestellen.',
            },
          ],
        },
      ],
      services: { title: 'Drie wegen naar uw site' },
      cost: {
        title: 'Wat het per maand kost',
        text: 'Vindbaarheid in zoekmachines en in AI-antwoorden is één programma. Voor sociale media is er een apart pakket.',
      },
      closing: {
        title: 'Samen kiezen we uw *eerste* kanaal',
        text: 'Vertel ons wie u wilt bereiken. In het eerste gesprek hoort u waar wij zouden beginnen, en waarom.',
      },
    },
  },
};
