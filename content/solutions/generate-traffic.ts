import { site } from '../site.ts';
import type { Solution } from './solution.ts';

/** For a site that works and that too few people visit. */
export const generateTraffic: Solution<'points' | 'steps' | 'found'> = {
  links: [
    {
      route: 'seo',
      words: {
        en: { label: 'Search engine optimisation' },
        nl: { label: 'Vindbaar in zoekmachines' },
      },
    },
    {
      route: 'geo',
      words: {
        en: { label: 'Visibility in AI answers' },
        nl: { label: 'Zichtbaar in antwoorden van AI' },
      },
    },
    {
      route: 'social-media',
      words: {
        en: { label: 'Social media marketing' },
        nl: { label: 'Marketing op sociale media' },
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
      sharePicture:
        'A dark shop front at night with its keeper in the doorway, and three empty streets that lead to it.',
      body: {
        points: {
          title: 'Where visitors come from',
          text: 'Few companies need all three ways in at once. What you sell decides where the first euro goes.',
          items: [
            {
              title: 'From a list',
              text: 'A plumber, an accountant: people type what they need and pick one.',
            },
            {
              title: 'From an answer',
              text: 'A product that needs explaining starts with a question to an AI assistant.',
            },
            { title: 'From a feed', text: 'What has to be seen meets people before they look for it.' },
          ],
        },
        found: {
          list: ['Your company', 'Another plumber', 'A third one'],
          question: 'Which coffee grinder is quiet enough for a flat?',
          answer: '*Your company* builds one with a slow motor that is hardly heard next door.',
          post: { title: 'Your company', text: 'Out of the kiln this morning. Still warm.' },
        },
        steps: {
          title: 'What we do first',
          items: [
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
      },
      cost: {
        title: 'What a month costs',
        text: 'Search and AI visibility run as one programme. Social media is a separate package.',
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
        title: 'Uw site werkt. Nu nog *bezoek*.',
        lead: 'Een site zonder bezoekers is een winkel in een straat waar niemand komt. Wij zoeken uit waar uw klanten beginnen met zoeken, en zorgen dat u daar staat.',
      },
      sharePicture:
        'Een donkere winkel bij avond met de winkelier in de deuropening, en drie lege straten die daarheen leiden.',
      body: {
        points: {
          title: 'Hoe bezoekers u vinden',
          text: 'Zelden hebt u alle drie tegelijk nodig. Wat u verkoopt, bepaalt waar de eerste euro naartoe gaat.',
          items: [
            {
              title: 'In een lijst',
              text: 'Een loodgieter, een boekhouder: wie er een nodig heeft, tikt dat in en kiest.',
            },
            {
              title: 'In een antwoord',
              text: 'Bij een product dat uitleg vraagt, legt men eerst een vraag voor aan een AI-assistent.',
            },
            {
              title: 'In een tijdlijn',
              text: 'Wat gezien moet worden, komt voorbij nog voor iemand ernaar zoekt.',
            },
          ],
        },
        found: {
          list: ['Uw bedrijf', 'Een andere loodgieter', 'Nog een derde'],
          question: 'Welke koffiemolen is stil genoeg voor een flat?',
          answer: '*Uw bedrijf* maakt er een met een trage motor die de buren nauwelijks horen.',
          post: { title: 'Uw bedrijf', text: 'Vanmorgen uit de oven. Nog warm.' },
        },
        steps: {
          title: 'Hier beginnen we mee',
          items: [
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
      },
      cost: {
        title: 'Wat het per maand kost',
        text: 'Zoekmachines en AI vormen samen één programma. Sociale media zijn een apart pakket.',
      },
      closing: {
        title: 'Samen kiezen we uw *eerste* kanaal',
        text: 'Vertel ons wie u wilt bereiken. In het eerste gesprek hoort u waar wij zouden beginnen, en waarom.',
      },
    },
  },
};
