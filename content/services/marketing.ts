import { localized } from '../locale.ts';
import { money, plan } from '../prices.ts';
import type { FixedRoute } from '../routes.ts';
import { site } from '../site.ts';

/** The services of the cards, in their order: each is both the key of its words and the page it leads to. */
export const marketingServices = ['seo', 'geo', 'social-media'] as const satisfies readonly FixedRoute[];

/** The plan whose price each place tells in its own way. */
const { amount } = plan('smart-start');

/** The words of the marketing overview. */
export const marketingWords = localized({
  en: {
    head: {
      title: `Online marketing: SEO, GEO, social media | ${site.name}`,
      description:
        'Three ways to be found: in search engines, in the answers of AI assistants and in the feeds of the people you want to reach.',
    },
    hero: {
      title: 'Be there when people *look*',
      text: 'Customers look in three places: they type into a search engine, they ask an AI assistant and they scroll. We work on all three, and see to it that the facts about you are the same in each.',
      picture: 'One beam of light fans out.',
    },
    cards: {
      heading: 'Where you can be found',
      items: {
        seo: {
          title: 'SEO',
          question: 'They search',
          text: 'Search engine optimisation helps people find your pages when they type what they need. A good page keeps bringing visitors long after it was written.',
          features: [
            'Pages for the questions customers type',
            'Technology that search engines can read',
            'Reports you understand without a glossary',
          ],
        },
        geo: {
          title: 'GEO',
          question: 'They ask',
          text: 'Generative engine optimisation prepares your facts so that an AI assistant can understand them and name you as the source.',
          features: [
            'Answers that can be quoted as they stand',
            'The same facts wherever you appear',
            'Regular checks of what assistants say about you',
          ],
        },
        'social-media': {
          title: 'Social media',
          question: 'They scroll',
          text: 'Posts, reels and replies that show your work to people who are not searching yet, at a pace you can keep up.',
          features: [
            'A plan before the first post',
            'Words and images in your own style',
            'Somebody who answers comments',
          ],
        },
      },
    },
    together: {
      heading: 'One story in three places',
      text: 'The three feed one another, so we work from one source: the questions your customers ask, with your answers, your figures and your pictures. Here is an answer of our own, as each place would tell it.',
      search: {
        query: 'small website cost',
        where: `${site.name} › Pricing`,
        title: 'What does a small website cost?',
        text: `Small websites start at ${money(amount, 'en')} for three to five pages, with a contact form and everything search engines look for.`,
      },
      ask: {
        before: {
          question: 'Does a small firm need a website?',
          answer: 'If people look it up first, yes. A few pages will do.',
        },
        question: 'Who builds small websites, and what do they cost?',
        answer: `${site.name} does, from ${money(amount, 'en')} for three to five pages. Ask for the free draft first.`,
        source: `1\u2002${site.name}, Pricing`,
      },
      scroll: {
        figure: money(amount, 'en'),
        text: 'That is where a small website starts. Swipe to see what is in it.',
      },
    },
    order: {
      heading: 'What to begin with',
      website: 'Website design',
      items: [
        {
          state: 'Unseen',
          title: 'You have a site, but nobody finds it',
          text: 'Begin with SEO and GEO. They share one plan and one price, because most of the work serves both.',
        },
        {
          state: 'Seen',
          title: 'You are found, but people do not know you',
          text: 'Begin with social media. It shows the people and the work behind the pages.',
        },
        {
          state: 'Missing',
          title: 'You have no site worth showing',
          text: 'Begin there. Visitors are wasted on a page that does not convince them.',
        },
      ],
    },
    next: {
      heading: 'How we find out',
      tell: 'Tell us who you want to reach.',
      then: [
        'We look up where you can be found today.',
        `The call that follows takes ${site.callMinutes} minutes and goes through what we saw.`,
        'The proposal after it names the channels we would use, and those we would leave alone.',
      ],
    },
    closing: {
      heading: 'Which place would you *win* first?',
      text: 'Give us your website and one sentence about your customers. That is enough for a first opinion.',
      action: 'Ask for an Opinion',
    },
  },
  nl: {
    head: {
      title: `Onlinemarketing: SEO, GEO, sociale media | ${site.name}`,
      description:
        'Drie manieren om gevonden te worden: in zoekmachines, in de antwoorden van AI-assistenten en op de sociale media van uw doelgroep.',
    },
    hero: {
      title: 'Wees erbij als uw klant *zoekt*',
      text: 'Klanten kijken op drie plekken: ze typen iets in een zoekmachine, ze vragen het een AI-assistent of ze scrollen. Wij werken aan alle drie, met overal hetzelfde verhaal en dezelfde feiten.',
      picture: 'Eén bundel licht waaiert uit.',
    },
    cards: {
      heading: 'Waar u te vinden bent',
      items: {
        seo: {
          title: 'SEO voor zoekmachines',
          question: 'Ze zoeken',
          text: 'Zoekmachine\u00adoptimalisatie maakt uw pagina’s makkelijk te vinden, te lezen en te vertrouwen. Een goede pagina blijft bezoekers trekken, lang nadat ze geschreven is.',
          features: [
            'Pagina’s bij de vragen die klanten intypen',
            'Techniek die zoekmachines kunnen lezen',
            'Verslagen die u zonder woordenlijst begrijpt',
          ],
        },
        geo: {
          title: 'GEO voor AI-assistenten',
          question: 'Ze vragen',
          text: 'Generatieve zoekoptimalisatie maakt uw feiten klaar voor AI-assistenten: vindbaar, begrijpelijk en met u als bron.',
          features: [
            'Antwoorden die letterlijk te citeren zijn',
            'Dezelfde feiten, overal waar u voorkomt',
            'Regelmatig nagaan wat assistenten over u zeggen',
          ],
        },
        'social-media': {
          title: 'Sociale media',
          question: 'Ze scrollen',
          text: 'Berichten, reels en reacties die laten zien hoe u werkt en wat u weet, in een ritme dat u volhoudt.',
          features: [
            'Een plan vóór het eerste bericht',
            'Tekst en beeld in uw eigen stijl',
            'Iemand die op reacties antwoordt',
          ],
        },
      },
    },
    together: {
      heading: 'Eén verhaal op drie plekken',
      text: 'De drie versterken elkaar. Daarom werken wij vanuit één bron: de vragen van uw klanten, met uw antwoorden, uw cijfers en uw beelden. Hier is een antwoord van onszelf, zoals elke plek het zou vertellen.',
      search: {
        query: 'kosten kleine website',
        where: `${site.name} › Prijzen`,
        title: 'Wat kost een kleine website?',
        text: `Kleine websites vanaf ${money(amount, 'nl')} voor drie tot vijf pagina’s, met een contactformulier en alles waar zoekmachines naar kijken.`,
      },
      ask: {
        before: {
          question: 'Heeft een klein bedrijf een website nodig?',
          answer: 'Ja, als mensen het eerst opzoeken. Een paar pagina’s volstaan.',
        },
        question: 'Wie maakt kleine websites, en wat kosten die?',
        answer: `${site.name}, vanaf ${money(amount, 'nl')} voor drie tot vijf pagina’s, op verzoek eerst met een gratis ontwerp.`,
        source: `1\u2002${site.name}, Prijzen`,
      },
      scroll: {
        figure: money(amount, 'nl'),
        text: 'Daar begint een kleine website. Veeg verder en zie wat erin zit.',
      },
    },
    order: {
      heading: 'Waar u mee begint',
      website: 'Websites',
      items: [
        {
          state: 'Ongezien',
          title: 'U hebt een site, maar niemand vindt hem',
          text: 'Begin met SEO en GEO. Ze vallen onder één plan en één prijs, want het meeste werk dient beide.',
        },
        {
          state: 'Gezien',
          title: 'U wordt gevonden, maar men kent u niet',
          text: 'Begin met sociale media. Die laten de mensen en het werk achter de pagina’s zien.',
        },
        {
          state: 'Afwezig',
          title: 'U hebt geen site om trots op te zijn',
          text: 'Begin dan daar. Op een pagina die niet overtuigt, verliest u bezoekers meteen weer.',
        },
      ],
    },
    next: {
      heading: 'Zo komen we erachter',
      tell: 'Vertel ons wie u wilt bereiken.',
      then: [
        'Wij kijken waar u nu te vinden bent.',
        `In een gesprek van ${site.callMinutes} minuten lopen we met u door wat we zagen.`,
        'In het voorstel dat volgt, staat welke kanalen wij zouden inzetten en welke niet.',
      ],
    },
    closing: {
      heading: 'Waar wilt u als eerste *opvallen*?',
      text: 'Geef ons uw website en één zin over uw klanten. Voor een eerste oordeel is dat genoeg.',
      action: 'Vraag Ons Oordeel',
    },
  },
});
