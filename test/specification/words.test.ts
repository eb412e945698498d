import * as assert from 'uvu/assert';
import { contactFormWords } from '../../content/contact/contact-form.ts';
import { site as brand } from '../../content/site.ts';
import { allAddresses } from '../support/addresses.ts';
import { findAll, findOne, parse, textOf } from '../support/pages/markup.ts';
import { none } from '../support/none.ts';
import { sameInBoth } from '../support/same-in-both.ts';
import { siteFor } from '../support/site.ts';
import { everythingSaid, pairsOf } from '../support/words.ts';
import { fixedSuite } from './fixed.ts';

const words = fixedSuite('the labels that were agreed', import.meta.filename);
const site = siteFor(words);

const read = async (address: string) => parse(await (await fetch(site.url(address))).text());
const linkTexts = async (address: string, tag: string, href: string) => {
  const parts = findAll(await read(address), tag);
  return parts.flatMap((part) => findAll(part, 'a', { href })).map(textOf);
};

words('the home page carries the agreed title', async () => {
  for (const address of ['/', '/en/']) {
    const title = findOne(findOne(await read(address), 'head'), 'title');
    assert.is(textOf(title), `${brand.name} - Turning brands into brilliance`);
  }
});

words('the button of the bar', async () => {
  assert.ok((await linkTexts('/', 'header', '/contact/')).includes('Contact Us'));
  assert.ok((await linkTexts('/nl/', 'header', '/nl/contact/')).includes('Neem Contact Op'));
});

words('the language switch says ENG and NL', async () => {
  for (const address of ['/', '/nl/']) {
    const document = await read(address);
    for (const [language, label] of [
      ['en', 'ENG'],
      ['nl', 'NL'],
    ] as const) {
      const [entry] = findAll(document, 'a', { 'data-language': language });
      assert.match(textOf(entry!), new RegExp(`^${label}\\b`));
    }
  }
});

words('the footer invites to talk', async () => {
  for (const address of ['/', '/en/']) {
    const footers = findAll(await read(address), 'footer').map(textOf);
    assert.match(footers.join(), 'Ready to elevate your brand? Let’s talk');
  }
});

words('a card of the Dutch marketing page leads on with Meer Informatie', async () => {
  assert.match(textOf(findOne(await read('/nl/services/marketing/'), 'main')), 'Meer Informatie');
});

words('an unknown address is told so', async () => {
  const document = parse(await (await fetch(site.url('/no-such-page/'))).text());
  const headings = findAll(document, /^h[12]$/).map(textOf);
  assert.ok(headings.includes('Oops! Page not found'), headings.join());
  assert.match(textOf(document), /\b404\b/);
});

words('what the portfolio filters by', async () => {
  const names = async (address: string) => findAll(await read(address), 'button', { 'data-filter': true }).map(textOf);
  assert.equal(await names('/portfolio/'), ['All', 'Rebrand', 'Social Media', 'Print', 'Web']);
  assert.equal(await names('/nl/portfolio/'), ['Alle', 'Rebranding', 'Sociale media', 'Drukwerk', 'Websites']);
});

words('what the contact form says in a toast', () => {
  const { en, nl } = contactFormWords;
  assert.equal(
    [en.toast.missing, en.toast.failed, en.toast.sent],
    [
      { title: 'Missing Information', text: 'Please fill in all required fields.' },
      {
        title: 'Failed to Send Message',
        text: `Sorry, something went wrong. Please email ${brand.email} directly.`,
      },
      {
        title: 'Message Sent Successfully!',
        text: 'Thank you for reaching out. We’ll reply within 1 business day.',
      },
    ],
  );
  assert.equal(nl.toast.missing, { title: 'Ontbrekende Informatie', text: 'Vul alle verplichte velden in.' });
  assert.equal(nl.toast.failed, {
    title: 'Versturen mislukt',
    text: `Er is iets misgegaan. Probeer het later opnieuw of stuur een e-mail naar ${brand.email}.`,
  });
  assert.is(nl.toast.sent.title, 'Bericht succesvol verzonden!');
  assert.match(nl.toast.sent.text, '1 werkdag');
  assert.equal([en.sending, en.sent.text.includes('24 hours')], ['Sending...', true]);
});

words('what the contact form offers to choose from', () => {
  const labelsOf = ({ options }: { readonly options: readonly { readonly label: string }[] }) =>
    options.map(({ label }) => label);
  const { en, nl } = contactFormWords;
  assert.equal(labelsOf(en.fields.project), ['Website Design', 'Marketing', 'Branding', 'Combo Service']);
  assert.is(labelsOf(nl.fields.project).at(-1), 'Combi Service');
  assert.equal(labelsOf(en.fields.budget), [
    'Under €2,500',
    '€2,500 – €5,000',
    '€5,000 – €10,000',
    '€10,000 – €25,000',
    '€25,000+',
    'Let’s Discuss',
  ]);
  assert.equal(labelsOf(nl.fields.budget).slice(1, 4), [
    '€\u00a02.500 – €\u00a05.000',
    '€\u00a05.000 – €\u00a010.000',
    '€\u00a010.000 – €\u00a025.000',
  ]);
});

words('the message box of the form is five rows high', async () => {
  for (const address of ['/contact/', '/nl/contact/'])
    assert.is(findOne(await read(address), 'textarea').attribs['rows'], '5');
});

words('every page has a share picture of its own, which a sentence describes', async () => {
  none(
    await Promise.all(
      allAddresses.map(async (address) => {
        const document = await read(address);
        const alt = findAll(document, 'meta', { property: 'og:image:alt' })[0]?.attribs['content'] ?? '';
        const title = textOf(findOne(findOne(document, 'head'), 'title'));
        return alt.length < 20 || alt.includes(title) || title.includes(alt) ? `${address}: ${alt}` : undefined;
      }),
    ),
  );
});

words('every reason for a text that both languages share is still needed', async () => {
  const equal = new Set(pairsOf(await everythingSaid()).flatMap(({ en, nl }) => (en === nl ? [en] : [])));
  none(sameInBoth.flatMap(({ texts }) => texts).filter((text) => !equal.has(text)));
});

words.run();
