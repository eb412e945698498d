import { localized, type WordsOf } from '../locale.ts';
import type { PlanId } from '../prices.ts';
import { site } from '../site.ts';
import type { Point } from '../word-shapes.ts';
import { claims, ownEstimate } from './claims.ts';

/** The plan whose price and features the page prints. */
export const geoPlan = 'seo-geo' satisfies PlanId;

/** A footnote of the second answer: the words that its figure stands behind, where they came from, and the work behind them. */
export interface Area extends Point {
  /** A piece of the answer; what was quoted stands between asterisks. */
  readonly passage: string;
  /** Where it was found. */
  readonly place: string;
}

/** The words of the GEO page. */
export const geoWords = localized({
  en: {
    head: {
      title: `GEO: be found in AI search answers | ${site.name}`,
      description:
        'Generative engine optimisation makes your facts readable, verifiable and quotable for AI assistants. What works, what does not and how we go about it.',
    },
    hero: {
      title: 'Be the source of the answer',
      text: 'Ask an assistant and you get one answer with a few sources. GEO is the work that makes your page fit to be one\u00a0of\u00a0them.',
    },
    conversation: {
      label: 'An invented page and an invented conversation with an AI assistant, as an example',
      asker: 'Homeowner',
      assistant: 'Assistant',
      question: 'Can an old house with wooden floors still have underfloor heating?',
      answer: [
        'Usually, yes.',
        'Dry systems lie on or between the timber joists, need no wet screed and add little weight.',
        'Whether they warm the room enough depends on its insulation.',
      ],
      page: {
        address: 'your-company.example/guides',
        title: 'Underfloor heating on timber floors',
      },
      sourceLabel: 'Source',
      whyLabel: 'Why this page',
      why: 'The page answers in its first paragraph and explains the condition.',
    },
    what: {
      heading: 'What is GEO?',
      share: `More than ${claims.aiSearches} of online searches already happen through AI tools; the figure is ${ownEstimate.en}, not a study.`,
      paragraphs: [
        'GEO stands for generative engine optimisation. An assistant fetches pages, picks out passages and writes an answer from them. GEO sees to it that your pages can be fetched and your facts trusted. Much of it is good SEO. What is new is the unit.',
        'A search engine lists pages.',
        'An assistant uses passages.',
      ],
    },
    benefits: {
      heading: 'What do I gain by it, and what not?',
      items: [
        {
          title: 'A place in the answer',
          text: 'You are seen by people who open no list of results.',
        },
        {
          title: 'The right facts',
          text: 'With clear sources assistants get fewer prices and services wrong.',
        },
        {
          title: 'Visitors who know more',
          text: 'They have read the summary. Your page can begin where it ended.',
        },
        {
          title: 'Work that counts twice',
          text: 'The same pages serve readers and search engines.',
        },
      ],
    },
    steps: {
      heading: 'How do you go about it?',
      items: [
        {
          title: 'Asking around',
          text: 'We put your customers’ questions to the main assistants and record who is named and what is wrong.',
        },
        {
          title: 'Opening the doors',
          text: 'Your pages arrive as complete HTML, and the crawlers you want are let in.',
        },
        {
          title: 'Putting the facts in order',
          text: 'Names, services, prices, places, people: each fact stated once, on one page.',
        },
        {
          title: 'Writing what can be quoted',
          text: 'Answer first, then reasons, then proof, from your own experience.',
        },
        {
          title: 'Repeating the questions',
          text: 'At fixed intervals, since answers vary. You see the trend.',
        },
      ],
    },
    /** A second answer, and its footnotes. */
    areas: {
      heading: 'Where does the work lie?',
      question: 'Who could do this in our area?',
      picture: 'A large figure 1, cut from gold, of the kind that an answer names its source with.',
      items: [
        {
          passage: 'One installer nearby describes such floors in its *own projects*',
          place: 'your-company.example/projects',
          title: 'First-hand knowledge',
          text: 'Cases, measurements and opinions that nobody else can supply.',
        },
        {
          passage: 'and lists *your region.*',
          place: 'your-company.example/contact',
          title: 'Clarity',
          text: 'One question per section, answered so that it stands alone.',
        },
        {
          passage: 'The trade register and *customer reviews*',
          place: 'A trade register',
          title: 'Presence elsewhere',
          text: 'Registers, trade press and reviews that state the same facts as your site.',
        },
        {
          passage: 'give the same *name, address and specialism.*',
          place: 'your-company.example/about',
          title: 'Proof',
          text: 'Authors, dates, sources and structured data that says what the page says.',
        },
        {
          passage: 'Source: *Projects: old houses*',
          place: 'The HTML, before any script has run',
          title: 'Access',
          text: 'Crawlable HTML, short loading times and crawler rules that you have chosen.',
        },
      ],
    },
    myths: {
      heading: 'There is no switch.',
      paragraphs: [
        'Search engines say that they use no special file for AI, and we sell you none. Texts for robots help nobody.',
        'Nor can anybody guarantee a citation. What we improve is the chance of one, and the chance that the facts are right.',
      ],
    },
    cost: {
      question: 'What does it cost?',
      heading: 'One programme with SEO',
      text: 'You receive the recorded answers, the list of facts, new and revised pages and notes on what changed.',
      seo: 'How SEO works',
    },
    closing: {
      heading: 'What do assistants say about *you*?',
      text: `Send us a question that your customers ask. We put it to the assistants, and go through the answers with you in a call of ${site.callMinutes} minutes.`,
      action: 'Send Us a Question',
    },
  },
  nl: {
    head: {
      title: `GEO: gevonden worden in AI-antwoorden | ${site.name}`,
      description:
        'Met generatieve zoekoptimalisatie worden uw feiten leesbaar, controleerbaar en citeerbaar voor AI-assistenten. Wat werkt, wat niet en hoe wij het doen.',
    },
    hero: {
      title: 'Word de bron van het antwoord',
      text: 'Wie een assistent iets vraagt, krijgt één antwoord met een paar bronnen. GEO is het werk dat uw pagina geschikt maakt om daarbij te horen.',
    },
    conversation: {
      label: 'Een verzonnen pagina en een verzonnen gesprek met een AI-assistent, als voorbeeld',
      asker: 'Huiseigenaar',
      assistant: 'AI-assistent',
      question: 'Kan er in een oud huis met houten vloeren nog vloerverwarming?',
      answer: [
        'Meestal wel.',
        'Een droogsysteem ligt op of tussen de balken, heeft geen natte dekvloer nodig en weegt weinig.',
        'Of de kamer er warm genoeg van wordt, hangt af van de isolatie.',
      ],
      page: {
        address: 'uw-bedrijf.example/gidsen',
        title: 'Vloer\u00adverwarming op een houten vloer',
      },
      sourceLabel: 'Bron',
      whyLabel: 'Waarom deze pagina',
      why: 'De pagina geeft in de eerste alinea antwoord en noemt de voorwaarde erbij.',
    },
    what: {
      heading: 'Wat is GEO?',
      share: `Meer dan ${claims.aiSearches} van de zoekopdrachten op internet verloopt al via AI-tools; het cijfer is ${ownEstimate.nl}, geen onderzoek.`,
      paragraphs: [
        'GEO staat voor generative engine optimisation, in het Nederlands generatieve zoekoptimalisatie. Een assistent haalt pagina’s op, kiest er passages uit en schrijft daarmee een antwoord. GEO zorgt ervoor dat uw pagina’s op te halen en uw feiten te vertrouwen zijn. Grotendeels is dat goede SEO. Nieuw is de eenheid.',
        'Een zoekmachine toont pagina’s.',
        'Een assistent gebruikt passages.',
      ],
    },
    benefits: {
      heading: 'Wat levert het op, en wat niet?',
      items: [
        {
          title: 'Een plaats in het antwoord',
          text: 'U wordt gezien door mensen die geen lijst met resultaten openen.',
        },
        {
          title: 'De juiste feiten',
          text: 'Duidelijke bronnen verkleinen de kans dat een assistent uw prijzen of diensten verkeerd weergeeft.',
        },
        {
          title: 'Bezoekers die al meer weten',
          text: 'Zij hebben de samenvatting al gelezen. Uw pagina kan verdergaan waar die ophield.',
        },
        {
          title: 'Werk dat dubbel telt',
          text: 'Dezelfde pagina’s dienen lezers en zoekmachines.',
        },
      ],
    },
    steps: {
      heading: 'Hoe gaat u te werk?',
      items: [
        {
          title: 'Rondvragen',
          text: 'Wij leggen de vragen van uw klanten voor aan de grote assistenten en noteren wie genoemd wordt en wat er niet klopt.',
        },
        {
          title: 'De deuren openen',
          text: 'Uw pagina’s komen als volledige HTML aan, en de crawlers die u wilt toelaten, komen binnen.',
        },
        {
          title: 'De feiten op orde',
          text: 'Namen, diensten, prijzen, vestigingen, mensen: elk feit staat één keer vermeld, op één pagina.',
        },
        {
          title: 'Schrijven om geciteerd te worden',
          text: 'Eerst het antwoord, dan de redenen, dan het bewijs, uit uw eigen ervaring.',
        },
        {
          title: 'De vragen herhalen',
          text: 'Met vaste tussenpozen, want antwoorden wisselen. U ziet de ontwikkeling.',
        },
      ],
    },
    areas: {
      heading: 'Waar zit het werk?',
      question: 'Wie kan dat bij ons in de buurt doen?',
      picture: 'Een groot cijfer 1, uit goud geslepen, zoals een antwoord ermee naar zijn bron verwijst.',
      items: [
        {
          passage: 'Eén installateur in de omgeving beschrijft zulke vloeren in *eigen projecten*',
          place: 'uw-bedrijf.example/projecten',
          title: 'Kennis uit de eerste hand',
          text: 'Praktijkgevallen, metingen en meningen die niemand anders heeft.',
        },
        {
          passage: 'en noemt *uw regio.*',
          place: 'uw-bedrijf.example/contact',
          title: 'Helderheid',
          text: 'Eén vraag per paragraaf, met een antwoord dat ook los te begrijpen is.',
        },
        {
          passage: 'Het vakregister en *recensies*',
          place: 'Een vakregister',
          title: 'Aanwezigheid elders',
          text: 'Registers, vakpers en recensies die hetzelfde vertellen als uw site.',
        },
        {
          passage: 'vermelden dezelfde *naam, plaats en specialisatie.*',
          place: 'uw-bedrijf.example/over-ons',
          title: 'Bewijs',
          text: 'Auteurs, datums, bronnen en gestructureerde gegevens die overeenkomen met de pagina.',
        },
        {
          passage: 'Bron: *Projecten: oude huizen*',
          place: 'De HTML, nog voor er een script draait',
          title: 'Toegang',
          text: 'HTML die crawlers kunnen lezen, korte laadtijden en regels voor crawlers die u zelf hebt gekozen.',
        },
      ],
    },
    myths: {
      heading: 'Een knop ervoor bestaat niet.',
      paragraphs: [
        'Zoekmachines zeggen dat ze geen speciaal bestand voor AI gebruiken, en wij verkopen u er ook geen. Aan teksten voor robots heeft niemand iets.',
        'Ook een vermelding kan niemand garanderen. Wel vergroten wij de kans erop, en de kans dat de feiten kloppen.',
      ],
    },
    cost: {
      question: 'Wat kost het?',
      heading: 'Eén programma met SEO',
      text: 'U krijgt de vastgelegde antwoorden, de feitenlijst, nieuwe en herziene pagina’s en uitleg bij wat er veranderde.',
      seo: 'Zo werkt SEO',
    },
    closing: {
      heading: 'Wat zeggen assistenten over *u*?',
      text: `Stuur ons een vraag die uw klanten stellen. Wij leggen die voor aan de assistenten en nemen de antwoorden met u door in een gesprek van ${site.callMinutes} minuten.`,
      action: 'Stuur Uw Vraag',
    },
  },
});

/** The same, in one language. */
export type GeoWords = WordsOf<typeof geoWords>;
