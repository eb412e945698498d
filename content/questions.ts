import { localized, type Localized } from './locale.ts';
import { money, plan } from './prices.ts';
import { site } from './site.ts';
import { type Terms, terms } from './terms.ts';

export interface Question {
  readonly question: string;
  /** What the site itself says elsewhere, in a few sentences. */
  readonly answer: readonly string[];
  /** The owner's sentence that belongs to it. */
  readonly term?: keyof Terms;
  /** Where a client learns it as long as the owner has not written that sentence. */
  readonly until?: string;
}

/** What clients ask before they book, in the order in which they ask it. */
export const questionWords: Localized<{ readonly title: string; readonly entries: readonly Question[] }> = localized({
  en: {
    title: 'Before you book',
    entries: [
      {
        question: 'How long does it take?',
        answer: [
          'Every project has dates that we agree on first, and you can see at any time which step we are at. Once you agree to the proposal, we set the date for the start.',
        ],
        term: 'duration',
        until: 'How many weeks it takes depends on your project; ask us in the free first call.',
      },
      {
        question: 'Who does the work?',
        answer: [
          'One team does website, brand and marketing. After the launch you write to people who know how your site was made.',
        ],
      },
      {
        question: 'Who writes the texts?',
        answer: [
          'For a website you see the texts in outline together with the list of pages, and we set the texts and pictures that you send. For SEO and social media we write, and nothing appears before you have checked it.',
        ],
      },
      {
        question: 'How many revisions are included?',
        answer: [
          'You see the design before we build, comment, and we adjust it; nothing is built before you agree. Social Media Essentials includes one revision per post.',
        ],
        term: 'revisions',
        until: 'The proposal says what is included, and what would be extra, before you decide.',
      },
      {
        question: 'What about hosting and upkeep?',
        answer: [
          `Web address, accounts and texts are yours from the start. A launch is followed by aftercare: we show you how to change your texts and answer what comes up. Technical upkeep and monitoring by the month are part of SEO & GEO, ${money(plan('seo-geo').amount, 'en')} per month.`,
        ],
        term: 'hosting',
        until: 'Ask us in the free first call where your site will be hosted, and what that costs.',
      },
      {
        question: 'How do I stop a monthly plan?',
        answer: ['What we made for you stays yours when you stop: the texts, the accounts and the passwords.'],
        term: 'notice',
        until:
          'Ask about the notice period in the free first call; nothing starts before you have agreed to the proposal.',
      },
      {
        question: 'What do I pay, and for what?',
        answer: [
          'A one-time price pays for something finished, a price per month or per quarter for work that goes on. The proposal names the final amount before any work starts, without VAT.',
        ],
        term: 'payment',
        until: 'Ask us in the free first call when you pay, and in how many instalments.',
      },
      {
        question: 'What if I do not like it?',
        answer: [
          'For a Smart Start Website you may ask for a draft preview of your home page first: free, and without committing yourself. For every website you approve the design before we build, and see the site before it goes live.',
        ],
      },
      {
        question: 'What does the first conversation cost?',
        answer: [
          `Nothing. It is a call of ${site.callMinutes} minutes, after which you receive a proposal for your project.`,
        ],
      },
    ],
  },
  nl: {
    title: 'Voordat u boekt',
    entries: [
      {
        question: 'Hoe lang duurt het?',
        answer: [
          'Elk project heeft data die we vooraf met u afspreken, en u ziet op elk moment bij welke stap we zijn. Bent u akkoord met het voorstel, dan prikken we een datum voor de start.',
        ],
        term: 'duration',
        until: 'Hoeveel weken het duurt, hangt af van uw project; vraag ernaar in het gratis eerste gesprek.',
      },
      {
        question: 'Wie doet het werk?',
        answer: [
          'Eén team maakt website, merk en marketing. Ook na de lancering schrijft u met mensen die weten hoe uw site is gemaakt.',
        ],
      },
      {
        question: 'Wie schrijft de teksten?',
        answer: [
          'Voor een website ziet u de teksten in grote lijnen samen met de lijst van pagina’s, en wij plaatsen de teksten en beelden die u stuurt. Voor SEO en sociale media schrijven wij, en er verschijnt niets voordat u het hebt nagekeken.',
        ],
      },
      {
        question: 'Hoeveel correctierondes zijn inbegrepen?',
        answer: [
          'U ziet het ontwerp voordat we bouwen, geeft commentaar, en wij passen het aan; we bouwen niets voordat u akkoord bent. Bij Social Media Essentials hoort één correctieronde per bericht.',
        ],
        term: 'revisions',
        until: 'In het voorstel staat wat inbegrepen is en wat extra zou zijn, voordat u beslist.',
      },
      {
        question: 'Hoe zit het met hosting en onderhoud?',
        answer: [
          `Webadres, accounts en teksten zijn vanaf het begin van u. Op een lancering volgt nazorg: we laten zien hoe u uw teksten aanpast en beantwoorden wat er nog opkomt. Technisch onderhoud en bewaking per maand horen bij SEO & GEO, ${money(plan('seo-geo').amount, 'nl')} per maand.`,
        ],
        term: 'hosting',
        until: 'Vraag in het gratis eerste gesprek waar uw site komt te staan en wat dat kost.',
      },
      {
        question: 'Hoe zeg ik een maandplan op?',
        answer: ['Wat wij voor u maakten, blijft van u als u stopt: de teksten, de accounts en de wachtwoorden.'],
        term: 'notice',
        until:
          'Vraag naar de opzegtermijn in het gratis eerste gesprek; er begint niets voordat u akkoord bent met het voorstel.',
      },
      {
        question: 'Wat betaal ik, en waarvoor?',
        answer: [
          'Een eenmalige prijs geldt voor iets wat af is, een prijs per maand of per kwartaal voor werk dat doorloopt. Het voorstel noemt het eindbedrag voordat het werk begint, exclusief btw.',
        ],
        term: 'payment',
        until: 'Vraag in het gratis eerste gesprek wanneer u betaalt, en in hoeveel termijnen.',
      },
      {
        question: 'En als het me niet bevalt?',
        answer: [
          'Voor een Smart Start Website kunt u eerst een proefontwerp van uw startpagina vragen: gratis en vrijblijvend. Bij elke website keurt u het ontwerp goed voordat we bouwen, en ziet u de site voordat die online gaat.',
        ],
      },
      {
        question: 'Wat kost het eerste gesprek?',
        answer: [`Niets. Het duurt ${site.callMinutes} minuten; daarna ontvangt u een voorstel op maat.`],
      },
    ],
  },
});

/** The questions with their answers, what the owner adds to them included, and till then where it is learnt. */
export const answered = (
  entries: readonly Question[],
  localize: (text: Localized<string>) => string,
  given: Terms = terms,
) =>
  entries.map(({ question, answer, term, until }) => {
    const added = term && given[term];
    return { question, answer: [...answer, ...(added ? [localize(added)] : until ? [until] : [])] };
  });
