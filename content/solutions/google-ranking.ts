import { claims, ownEstimate } from '../services/claims.ts';
import { site } from '../site.ts';
import type { Solution } from './solution.ts';

/** For a company that others stand above in the search results. */
export const googleRanking: Solution<'results' | 'prose' | 'steps' | 'report' | 'statement'> = {
  links: [
    {
      route: 'seo',
      words: {
        en: { label: 'How our SEO works', text: 'All seven steps, and the kinds of SEO behind them.' },
        nl: { label: 'Zo werkt onze SEO', text: 'Alle zeven stappen, en de soorten SEO die erachter zitten.' },
      },
    },
  ],
  plans: ['seo-geo'],
  words: {
    en: {
      head: {
        title: `How to rank higher in Google | ${site.name}`,
        description:
          'Is a competitor above you in Google? We repair what holds your site back and write the pages that are missing. What we can promise, and what nobody can.',
      },
      hero: {
        title: 'They search. They find your *competitor*.',
        lead: `More than ${claims.searchStarts} of online experiences begin with a search engine (${ownEstimate.en}). If you are on the second page, they begin without you.`,
      },
      sharePicture:
        'A one cut from gold, as large as a monument: its stem grows broader downwards and stands on a wide foot.',
      body: {
        results: {
          items: [
            {
              title: 'Your competitor',
              address: 'competitor.example › leaking-tap',
              text: 'Tap dripping? What it costs, how long it takes, and when we can come.',
            },
            {
              title: 'Another competitor',
              address: 'another.example › plumbing › taps',
              text: 'Leaks, taps and toilets. Book online for tomorrow morning.',
            },
            {
              title: 'A directory that lists them both',
              address: 'directory.example › plumbers',
              text: 'Plumbers near you, compared by price and by reviews.',
            },
            { title: 'Fix a leaking tap in five steps' },
            { title: 'Tap repairs in your area' },
            { title: 'Why does my tap drip?' },
            { title: 'Plumbers on call, day and night' },
            { title: 'Washers and seals for every tap' },
            { title: 'A forum for home repairs' },
            { title: 'Video: how to change a washer' },
          ],
          you: 'You',
        },
        prose: {
          title: 'Nobody can promise you first place',
          paragraphs: [
            'Google decides what comes first. Anyone who guarantees you a position is guessing, or cheating in a way that you pay for later.',
            'What helps is known: a site that search engines can read and that loads fast, pages that answer what people type, and mentions on other sites that you have earned.',
          ],
        },
        steps: {
          title: 'How we begin',
          items: [
            {
              title: 'Look',
              text: 'We check what Google can read of your site, and what it never gets\u00a0to\u00a0see.',
            },
            {
              title: 'Listen',
              text: 'We collect the words your customers use. They are seldom the words of your trade.',
            },
            { title: 'Repair', text: 'Faults come first, since a new page on a broken site is wasted.' },
            { title: 'Write', text: 'Then the missing pages, one question at a time.' },
          ],
        },
        report: {
          title: 'A report, as an example',
          search: 'Search: “leaking tap”',
          items: [
            { rank: 11, month: 'January', text: 'No page of yours answers the question.' },
            { rank: 6, month: 'March', text: 'The page is written, and Google can\u00a0read\u00a0it.' },
            { rank: 3, month: 'June', text: 'It loads fast, and two sites mention it.' },
          ],
        },
        statement: 'You read what we changed and what moved, in plain language.',
      },
      cost: {
        title: 'One programme, one price',
        text: 'SEO and visibility in AI answers rest on the same work, so you pay for it once.',
      },
      closing: {
        title: 'Which searches should *show* you?',
        text: 'Send us the three that matter most. We look at where you stand today and tell you what is realistic.',
      },
    },
    nl: {
      head: {
        title: `Hoger in Google komen, stap voor stap | ${site.name}`,
        description:
          'Staat uw concurrent boven u in Google? Wij herstellen wat uw site tegenhoudt en schrijven wat ontbreekt. Eerlijk over wat te beloven valt en wat niet.',
      },
      hero: {
        title: 'Ze zoeken. Ze vinden uw *concurrent*.',
        lead: `Meer dan ${claims.searchStarts} van wat mensen online doen, begint bij een zoekmachine (${ownEstimate.nl}). Staat u op pagina twee, dan begint het zonder u.`,
      },
      sharePicture:
        'Een uit goud geslepen één, zo groot als een monument: de stam wordt naar beneden breder en staat op een brede voet.',
      body: {
        results: {
          items: [
            {
              title: 'Uw concurrent',
              address: 'concurrent.example › lekkende-kraan',
              text: 'Druppelt de kraan? Wat het kost, hoe lang het duurt en wanneer wij er zijn.',
            },
            {
              title: 'Nog een concurrent',
              address: 'nog-een.example › loodgieter › kranen',
              text: 'Lekkages, kranen en toiletten. Boek online voor morgenochtend.',
            },
            {
              title: 'Een gids waar ze allebei in staan',
              address: 'gids.example › loodgieters',
              text: 'Loodgieters in de buurt, vergeleken op prijs en beoordelingen.',
            },
            { title: 'Lekkende kraan zelf maken' },
            { title: 'Kraanservice in de buurt' },
            { title: 'Waarom druppelt mijn kraan?' },
            { title: 'Loodgieter met spoed, dag en nacht' },
            { title: 'Kraanleertjes en rubbers' },
            { title: 'Forum voor klussers' },
            { title: 'Video: een kraanleertje vervangen' },
          ],
          you: 'U',
        },
        prose: {
          title: 'Plaats één kan niemand beloven',
          paragraphs: [
            'Wat bovenaan staat, bepaalt Google. Wie u een positie garandeert, gokt maar wat, of speelt vals op een manier waar u later voor betaalt.',
            'Wat wel helpt, is bekend. Een site die zoekmachines kunnen lezen en die snel laadt. Pagina’s die antwoord geven op wat mensen echt intikken. Vermeldingen op andere sites die u verdiend hebt.',
          ],
        },
        steps: {
          title: 'Zo pakken we het aan',
          items: [
            { title: 'Kijken', text: 'We gaan na wat Google van uw site kan lezen en wat het nooit te zien krijgt.' },
            {
              title: 'Luisteren',
              text: 'We verzamelen de woorden van uw klanten. Dat zijn zelden de woorden van uw vak.',
            },
            {
              title: 'Herstellen',
              text: 'Fouten gaan voor: een nieuwe pagina op een kapotte site is verspilde moeite.',
            },
            { title: 'Schrijven', text: 'Daarna volgen de pagina’s die ontbraken, vraag voor vraag.' },
          ],
        },
        report: {
          title: 'Een rapport, als voorbeeld',
          search: 'Zoekopdracht: ‘lekkende kraan’',
          items: [
            { rank: 11, month: 'Januari', text: 'Geen van uw pagina’s geeft antwoord op de vraag.' },
            { rank: 6, month: 'Maart', text: 'De pagina staat er, en Google kan\u00a0hem\u00a0lezen.' },
            { rank: 3, month: 'Juni', text: 'Hij laadt snel, en twee sites verwijzen ernaar.' },
          ],
        },
        statement: 'U leest in gewone taal wat we veranderd hebben en wat er verschoof.',
      },
      cost: {
        title: 'Eén programma, één prijs',
        text: 'SEO en zichtbaarheid in AI-antwoorden steunen op hetzelfde werk. U betaalt er dus één keer voor.',
      },
      closing: {
        title: 'Op welke *woorden* wilt u gevonden worden?',
        text: 'Stuur ons de drie zoekopdrachten die voor u het meest tellen. Wij kijken waar u nu staat en zeggen wat haalbaar is.',
      },
    },
  },
};
