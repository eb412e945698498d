import { localized } from './locale.ts';
import { site } from './site.ts';

/** The words of the placeholder for a page that is still being made. */
export const comingSoonWords = localized({
  en: {
    head: {
      title: `Coming soon: a new page | ${site.name}`,
      description: 'This page is still being made. Until it is here you can look at our work or write to us directly.',
    },
    title: 'Coming *Soon*',
    text: 'What belongs at this address is being written. If you came for an answer, ask us and you will have it sooner.',
    contact: 'Ask your question',
    home: 'Go to the home page',
  },
  nl: {
    head: {
      title: `Binnenkort een nieuwe pagina | ${site.name}`,
      description:
        'Aan deze pagina wordt nog gewerkt. Bekijk intussen wat wij voor anderen maakten, of stuur ons een bericht.',
    },
    title: 'Komt *eraan*',
    text: 'Wat op dit adres hoort, wordt nog geschreven. Zocht u een antwoord? Vraag het ons, dan hebt u het eerder.',
    contact: 'Stel uw vraag',
    home: 'Naar de startpagina',
  },
});
