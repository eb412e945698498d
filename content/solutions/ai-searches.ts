import { claims } from '../services/claims.ts';
import { site } from '../site.ts';
import type { Solution } from './solution.ts';

/** For a company that AI assistants pass over. */
export const aiSearches: Solution<'voices' | 'prose' | 'steps' | 'services'> = {
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
        lead: `More than ${claims.aiSearches} of online searches already happen through AI tools. They give one answer with a few names in it, and there is no second page.`,
      },
      sharePicture: 'A four-pointed spark cut like a gemstone, with three small answer cards springing from it.',
      body: {
        voices: {
          title: 'Try it now',
          lead: 'Ask the assistant you use yourself, with your own trade and town filled in.',
          items: [
            'Which companies near here do this well?',
            'What does our company do, and for whom?',
            'What does this kind of work usually cost?',
          ],
          after:
            'Are you missing, or described wrongly? Then the web says too little about you, or says different things.',
        },
        prose: {
          title: 'What helps, and what does not',
          paragraphs: [
            'Assistants draw on pages they can crawl and on facts they find confirmed elsewhere. So we put your facts into plain HTML, state each one once and clearly, name sources and add structured data that mirrors the page. Your profiles on other sites must say the same.',
            'No secret file gets you quoted, and nobody can promise a mention.',
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
        services: { title: 'Read on about GEO' },
      },
      cost: {
        title: 'What it costs a month',
        text: 'GEO comes together with SEO, because an assistant also reads what search engines read.',
      },
      closing: {
        title: 'We will *ask* them for you',
        text: 'Write to us. In the first call we go through what the assistants say about you.',
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
        lead: `Meer dan ${claims.aiSearches} van de zoekopdrachten op internet verloopt al via AI-tools. Die geven één antwoord met een paar namen erin. Een tweede pagina is er niet.`,
      },
      sharePicture: 'Een vierpuntige vonk, geslepen als een edelsteen, met daarnaast drie kaartjes met een antwoord.',
      body: {
        voices: {
          title: 'Probeer het nu zelf',
          lead: 'Vraag het aan de assistent die u zelf gebruikt, met uw eigen vak en plaats erbij.',
          items: [
            'Welke bedrijven in de buurt zijn hier goed in?',
            'Wat doet ons bedrijf precies, en voor wie?',
            'Wat kost zulk werk meestal?',
          ],
          after:
            'Ontbreekt u, of klopt het antwoord niet? Dan staat er te weinig over u op het web, of spreekt het zichzelf tegen.',
        },
        prose: {
          title: 'Wat helpt, en wat niet',
          paragraphs: [
            'Een assistent put uit pagina’s die hij kan uitlezen en uit feiten die hij elders bevestigd ziet. Daarom zetten wij de uwe in gewone HTML, elk feit één keer en helder, met bronnen en met gestructureerde gegevens die overeenkomen met de pagina. Op uw profielen elders moet hetzelfde staan.',
            'Een geheim bestand waardoor u geciteerd wordt, bestaat niet. En een vermelding kan niemand beloven.',
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
        services: { title: 'Lees verder over GEO' },
      },
      cost: {
        title: 'Wat het u maandelijks kost',
        text: 'GEO en SEO horen bij elkaar: een assistent leest ook wat zoekmachines lezen.',
      },
      closing: {
        title: 'Wat zeggen ze over *u*?',
        text: 'Laat van u horen. In het eerste gesprek bekijken we samen wat de assistenten over u zeggen.',
      },
    },
  },
};
