/** A page with a composition of its own, and a widget on it. */
export const page = `
import { localized } from '../content/locale.ts';
import brochure from '../content/files/brochure.pdf';
import { definePage } from './page.ts';

export const planted = definePage({
  route: 'planted-page',
  words: localized({
    en: {
      head: {
        title: 'A page that its owner added to the site',
        description: 'It was added by the recipe, with an address, words of its own and a way to it from a menu.',
      },
      title: 'Something new',
      brochure: 'The brochure',
    },
    nl: {
      head: {
        title: 'Een pagina die de eigenaar toevoegde',
        description: 'Ze kwam erbij volgens het recept, met een adres, eigen woorden en een weg ernaartoe.',
      },
      title: 'Iets nieuws',
      brochure: 'De brochure',
    },
  }),
  ground: 'paper',
  widgets: ['planted'],
  render: ({ words, file }) => (
    <>
      <h1>{words.title}</h1>
      <p data-widget="planted">
        <a href={file(brochure)}>{words.brochure}</a>
      </p>
    </>
  ),
});
`;

/** A page of nothing but words. */
export const questions = `
import type { PlainPage } from './plain-page.ts';

export const planted: PlainPage = {
  address: { en: 'planted-questions', nl: 'geplante-vragen' },
  name: { en: 'Questions', nl: 'Vragen' },
  menu: 'footer',
  words: {
    en: {
      head: {
        title: 'Questions that clients ask before they book',
        description: 'What clients ask before they book a website, a brand or marketing, each with a plain answer.',
      },
      hero: { title: 'Ask *before* you book', lead: 'What clients want to know first.' },
      sections: [
        { kind: 'questions', title: 'Before', items: [{ question: 'May we call?', answer: ['Yes.', 'Any day.'] }] },
        { kind: 'prose', title: 'Around', paragraphs: ['One paragraph.', 'And another.'] },
        { kind: 'steps', title: 'How', items: [{ title: 'First', text: 'We talk.' }, { title: 'Then', text: 'We draw.' }] },
        { kind: 'points', title: 'Why', lead: 'For three reasons.', items: [{ title: 'Near', text: 'We are near.' }] },
        { kind: 'figures', lead: 'In figures', claims: [{ before: 'We answer in', figure: '1', after: 'day' }] },
        { kind: 'people', title: 'Who', items: [{ name: 'The studio', role: 'All of us', text: 'We do it.' }] },
        { kind: 'cards', title: 'On', items: [{ title: 'Prices', text: 'All.', link: { label: 'See', route: 'pricing' } }] },
      ],
      closing: { title: 'One *more*?', action: 'Ask it' },
    },
    nl: {
      head: {
        title: 'Vragen die klanten stellen voor ze boeken',
        description: 'Wat klanten vragen voor ze een website, een huisstijl of marketing boeken, met een helder antwoord.',
      },
      hero: { title: 'Vraag het *vooraf*', lead: 'Wat klanten het eerst willen weten.' },
      sections: [
        { kind: 'questions', title: 'Vooraf', items: [{ question: 'Mogen wij bellen?', answer: ['Ja.', 'Elke dag.'] }] },
        { kind: 'prose', title: 'Rondom', paragraphs: ['Een alinea.', 'En nog een.'] },
        { kind: 'steps', title: 'Hoe', items: [{ title: 'Eerst', text: 'Wij praten.' }, { title: 'Dan', text: 'Wij tekenen.' }] },
        { kind: 'points', title: 'Waarom', lead: 'Om deze reden.', items: [{ title: 'Dichtbij', text: 'Wij zitten in de buurt.' }] },
        { kind: 'figures', lead: 'In cijfers', claims: [{ before: 'Antwoord binnen', figure: '1', after: 'dag' }] },
        { kind: 'people', title: 'Wie', items: [{ name: 'Het bureau', role: 'Wij allemaal', text: 'Wij doen het.' }] },
        { kind: 'cards', title: 'Verder', items: [{ title: 'Prijzen', text: 'Alle.', link: { label: 'Bekijk', route: 'pricing' } }] },
      ],
      closing: { title: 'Nog *iets*?', action: 'Vraag het ons' },
    },
  },
};
`;

/** The details of a company. */
export const legal = `{
  address: { street: 'Herengracht 1', postcode: '1015 BA', place: 'Amsterdam', country: 'NL' },
  chamberOfCommerce: '12345678',
  vat: 'NL001234567B01',
  complaints: { name: { en: 'the Dutch authority', nl: 'de Autoriteit' }, url: 'https://autoriteit.example/' },
  host: { name: 'Hosting Ltd', logDays: 14 },
  processors: ['Mailbox Ltd'],
}`;

/** A widget that says it was there. */
export const widget = `
import type { Mount } from '../mount.ts';

/** Marks what it works on. */
export const planted: Mount = (root) => {
  root.dataset.touched = '';
};
`;

const solutionWords = (language: 'en' | 'nl') => {
  const english = language === 'en';
  return `{
    head: {
      title: '${english ? 'No time for a website? We take it over' : 'Geen tijd voor een site? Wij nemen het over'}',
      description: '${english ? 'Nobody in your company has an hour to spare for its website. See what we take over, what it costs and where it starts.' : 'Niemand in uw bedrijf heeft een uur over voor de website. Lees wat wij overnemen, wat het kost en waar het begint.'}',
    },
    hero: { title: '${english ? 'No time for a *website*' : 'Geen tijd voor een *site*'}', lead: '${english ? 'Nobody has an hour to spare.' : 'Niemand heeft een uur over.'}' },
    sharePicture: '${english ? 'A page that is still a plan.' : 'Een pagina die nog een plan is.'}',
    body: { services: { title: '${english ? 'What takes it off your hands' : 'Wat het u uit handen neemt'}' } },
    cost: { title: '${english ? 'What it costs' : 'Wat het kost'}', text: '${english ? 'You know it beforehand.' : 'U weet het vooraf.'}' },
    closing: { title: '${english ? 'Give us an *hour*' : 'Geef ons een *uur*'}', text: '${english ? 'One, once.' : 'Eén keer.'}' },
  }`;
};

/** The words of one more solution. */
export const solution = `
import type { Solution } from './solution.ts';

export const noTime: Solution<'services'> = {
  links: [
    {
      route: 'smart-start-website',
      words: {
        en: { label: 'See what we take over', text: 'A website in five steps.' },
        nl: { label: 'Zie wat wij overnemen', text: 'Een website in vijf stappen.' },
      },
    },
  ],
  plans: ['smart-start'],
  words: { en: ${solutionWords('en')}, nl: ${solutionWords('nl')} },
};
`;

/** Its composition. */
export const solutionComposition = `
import { needWebsiteArt } from '../../content/art/solutions/need-website.tsx';
import { noTime as solution } from '../../content/solutions/no-time.ts';
import { Section } from '../parts/section.tsx';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { ServiceArrow } from './service-arrow.tsx';
import { SolutionEnding } from './solution-ending.tsx';
import { solutionPage } from './solution-page.tsx';

/** What is taken over, and what that costs. */
export const noTime = solutionPage({
  id: 'no-time',
  solution,
  art: needWebsiteArt,
  hero: { ground: 'warm' },
  body: ({ words: { body, cost, closing }, services, prices, actions }) => (
    <>
      <Section ground="ink" edge="fall">
        <div className="wrapper">
          <h2>{body.services.title}</h2>
          {services.map((service) => <ServiceArrow service={service} key={service.href} />)}
          <h2>{cost.title}</h2>
          {prices.map(({ title, price }) => <PlanOffer price={price} plan={title} key={title} />)}
          <p>{cost.text}</p>
        </div>
      </Section>
      <Section ground="ink" flush>
        <div className="wrapper">
          <SolutionEnding words={closing} actions={actions} />
        </div>
      </Section>
    </>
  ),
});
`;

/** What is heard in a film. */
export const captions = (locale: string) => `WEBVTT\n\n00:00.000 --> 00:02.000\nWhat is heard, ${locale}\n`;

export const brochure = '%PDF-1.4\n% A brochure of one byte and a comment.\n';

/** Which film About shows and what is said of it, whether an owner has put one in or not. */
export const introFilmLine = /^export (?:const introFilm =|\{ default as introFilm \}).*;/m;
export const introFactsLine = /export const introFilmFacts\b[^]*?;(?=\n)/;
