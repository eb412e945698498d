import { claims, ownEstimate } from '../services/claims.ts';
import { site } from '../site.ts';
import type { Solution } from './solution.ts';

/** For a company that AI assistants pass over. */
export const aiSearches: Solution<'statement' | 'voices' | 'prose' | 'steps' | 'states' | 'costs'> = {
  links: [
    {
      route: 'geo',
      words: {
        en: { label: 'How GEO works', text: 'Optimisation for AI search: the method and the five areas it covers.' },
        nl: { label: 'Zo werkt GEO', text: 'Optimalisatie voor AI-zoekmachines: de werkwijze en de vijf onderdelen.' },
      },
    },
  ],
  plans: ['seo-geo'],
  words: {
    en: {
      head: {
        title: `Be found in AI searches | ${site.name}`,
        description:
          'Customers ask AI assistants whom to choose. We make the facts about your company easy to read, check and quote. See what helps and what we do first.',
      },
      hero: {
        title: 'The AI recommends someone *else*',
        lead: `More than ${claims.aiSearches} of online searches already happen through AI tools (${ownEstimate.en}). They give one answer with a few names in it, and there is no second page.`,
      },
      sharePicture:
        'A golden speech bubble with an empty slot for a name; the cut stone that fits it is falling towards it.',
      body: {
        statement: 'I would call *a competitor* for this, or *someone else.*',
        voices: {
          title: 'Try it now',
          lead: 'Fill in the gaps, and ask the assistant you use yourself.',
          items: [
            'Whom should I call for *your trade* in *your town*?',
            'What does *your company* do, and for whom?',
            'What does *your kind of work* usually cost?',
          ],
          after:
            'Are you missing, or described wrongly? Then the web says too little about you, or says different things.',
        },
        prose: {
          title: 'What helps, and what does not',
          paragraphs: [
            'Assistants draw on pages they can crawl and on facts they find confirmed elsewhere.',
            'your facts in *plain HTML*',
            'each stated *once and clearly*',
            'with its *source* named',
            'in *structured data* too',
            '*the same* on your profiles elsewhere',
            '*A secret file* gets nobody quoted, and *a promise* of a mention cannot be kept.',
          ],
        },
        steps: {
          title: 'Our first moves',
          items: [
            { title: 'Record', text: 'We ask several assistants about you and keep their answers for comparison.' },
            { title: 'Correct', text: 'We put the facts right on your site and on the profiles that contradict it.' },
            {
              title: 'Add',
              text: 'We write down what only you can know: how you work and what you have learnt from it.',
            },
          ],
        },
        states: [
          'Your company does *something else* in *another town*',
          'Your company does *your trade* in *your town*',
          'Your company does your trade in your town and explains *how it works*',
        ],
        costs: 'costs',
      },
      cost: {
        title: 'What it costs a month',
        text: 'GEO comes together with SEO, because an assistant also reads what search engines read.',
      },
      closing: {
        title: '“I would call *you* for this.”',
        text: 'That is the answer we work for. Write to us: in the first call we go through what the assistants say about you today.',
      },
    },
    nl: {
      head: {
        title: `Gevonden worden via AI-assistenten | ${site.name}`,
        description:
          'Klanten vragen een AI-assistent bij wie ze moeten zijn. Wij maken de feiten over uw bedrijf leesbaar, controleerbaar en citeerbaar. Zo beginnen we.',
      },
      hero: {
        title: 'De AI noemt een *ander*',
        lead: `Meer dan ${claims.aiSearches} van de zoekopdrachten op internet verloopt al via AI-tools (${ownEstimate.nl}). Die geven één antwoord met een paar namen erin. Een tweede pagina is er niet.`,
      },
      sharePicture:
        'Een gouden tekstballon met een lege plek voor een naam; de geslepen steen die erin past, valt ernaartoe.',
      body: {
        statement: 'Hiervoor zou ik *een concurrent* bellen, of *een ander.*',
        voices: {
          title: 'Probeer het nu zelf',
          lead: 'Vul de lege plekken in en vraag het aan de assistent die u zelf gebruikt.',
          items: [
            'Wie kan ik bellen voor *uw vak* in *uw plaats*?',
            'Wat doet *uw bedrijf* precies, en voor wie?',
            'Wat kost *uw soort werk* meestal?',
          ],
          after:
            'Ontbreekt u, of klopt het antwoord niet? Dan staat er te weinig over u op het web, of spreekt het zichzelf tegen.',
        },
        prose: {
          title: 'Wat helpt, en wat niet',
          paragraphs: [
            'Een assistent put uit pagina’s die hij kan uitlezen en uit feiten die hij elders bevestigd ziet.',
            'uw feiten in *gewone HTML*',
            'elk feit *één keer en helder*',
            'met de *bron* erbij',
            'ook als *gestructureerde gegevens*',
            '*hetzelfde* op uw profielen elders',
            'Met *een geheim bestand* wordt niemand geciteerd, en *de belofte* van een vermelding maakt niemand waar.',
          ],
        },
        steps: {
          title: 'Onze eerste stappen',
          items: [
            {
              title: 'Vastleggen',
              text: 'We vragen meerdere assistenten naar u en bewaren de antwoorden om later te vergelijken.',
            },
            {
              title: 'Rechtzetten',
              text: 'We verbeteren de feiten op uw site en op profielen die iets anders beweren.',
            },
            {
              title: 'Aanvullen',
              text: 'We schrijven op wat alleen u kunt weten: hoe u werkt en wat u daarvan hebt geleerd.',
            },
          ],
        },
        states: [
          'Uw bedrijf doet *iets anders* in *een andere plaats*',
          'Uw bedrijf doet *uw vak* in *uw plaats*',
          'Uw bedrijf doet uw vak in uw plaats en vertelt *hoe het werkt*',
        ],
        costs: 'kost',
      },
      cost: {
        title: 'Wat het u maandelijks kost',
        text: 'GEO en SEO horen bij elkaar: een assistent leest ook wat zoekmachines lezen.',
      },
      closing: {
        title: '‘Hiervoor zou ik *u* bellen.’',
        text: 'Naar dat antwoord werken we toe. Laat van u horen: in het eerste gesprek bekijken we samen wat de assistenten nu over u zeggen.',
      },
    },
  },
};
