import * as assert from 'uvu/assert';
import { site as brand } from '../../content/site.ts';
import { type Element, findAll, findOne, parse, textOf } from '../support/pages/markup.ts';
import { none } from '../support/none.ts';
import { siteFor } from '../support/site.ts';
import { fixedSuite } from './fixed.ts';

const cases = fixedSuite('the case studies that were agreed', import.meta.filename);
const site = siteFor(cases);

const tags: Readonly<Record<string, readonly string[]>> = {
  're-sult-skin-clinic': ['Print', 'Rebrand', 'Social Media'],
  kraftortreisen: ['Social Media'],
  'digitalagentur-seidl': ['Social Media'],
  hrneeds: ['Web'],
  'b2b-insider': ['Rebrand', 'Social Media', 'Web'],
  'e-learning-group': ['Social Media', 'Web'],
  [brand.slug]: ['Rebrand', 'Web'],
};

const prefixes = ['/', '/en/', '/nl/'] as const;
const mainOf = async (address: string): Promise<Element> =>
  findOne(parse(await (await fetch(site.url(address))).text()), 'main');
/** The blocks of one kind on the page of a case. */
const blocksOf = async (address: string, kind: string) =>
  findAll(await mainOf(address), 'section', { 'data-kind': kind });
const postsOf = async (address: string) =>
  (await blocksOf(address, 'instagram')).flatMap((block) => findAll(block, 'article'));

cases('the portfolio shows each project with its tags, and no project without', async () => {
  const entries = findAll(await mainOf('/portfolio/'), 'li', { 'data-tags': true });
  const found = entries.map((entry) => [
    findAll(entry, 'a')[0]!.attribs['href']!.split('/').at(-2),
    findAll(entry, 'li').map(textOf).sort(),
  ]);
  assert.equal(Object.fromEntries(found), tags);
});

cases('each result claim stands with one project, the 190% with the clinic', async () => {
  const main = await mainOf('/portfolio/');
  const text = textOf(main);
  none(['180%', '250%', '190%', '300%', '150%', '200%', '350%'].filter((claim) => text.split(claim).length !== 2));
  const clinic = findAll(main, 'li', { 'data-tags': true }).find(
    (entry) => findAll(entry, 'a', { href: '/portfolio/re-sult-skin-clinic/' }).length > 0,
  );
  assert.match(textOf(clinic!), '190% appointment bookings');
});

cases('each closes with the agreed button', async () => {
  for (const slug of Object.keys(tags)) {
    for (const prefix of prefixes) {
      const wanted = prefix === '/nl/' ? 'Start Uw Project' : 'Start Your Project';
      const links = findAll(await mainOf(`${prefix}portfolio/${slug}/`), 'a', { href: `${prefix}contact/` });
      assert.ok(links.map(textOf).includes(wanted), `${prefix}portfolio/${slug}/`);
    }
  }
});

cases('six of them show four Instagram posts', async () => {
  for (const slug of Object.keys(tags).filter((one) => one !== 'hrneeds')) {
    for (const prefix of prefixes)
      assert.is((await postsOf(`${prefix}portfolio/${slug}/`)).length, 4, `${prefix}portfolio/${slug}/`);
  }
});

cases('the posts of the travel brand stay German and are marked so, in both languages', async () => {
  for (const prefix of prefixes) {
    for (const post of await postsOf(`${prefix}portfolio/kraftortreisen/`))
      assert.is(findAll(post, /span|div/, { lang: 'de' }).length, 2);
  }
});

cases('the conference posts carry their dates', async () => {
  const times = findAll(await mainOf('/nl/portfolio/b2b-insider/'), 'time');
  assert.equal(
    times.map((time) => [textOf(time), time.attribs['datetime']]),
    [
      ['01.04.2024', '2024-04-01'],
      ['02.04.2024', '2024-04-02'],
      ['08.04.2024', '2024-04-08'],
      ['09.04.2024', '2024-04-09'],
    ],
  );
});

cases('the digital agency shows one real post and three placeholders', async () => {
  assert.equal(
    (await postsOf('/portfolio/digitalagentur-seidl/')).map((post) => 'data-placeholder' in post.attribs),
    [false, true, true, true],
  );
});

for (const [slug, colours] of [
  ['re-sult-skin-clinic', ['Blue green', 'Light blue', 'Dark blue', 'Beige']],
  ['kraftortreisen', ['Light gold #FFE69B', 'Deep gold #ae8933']],
  [brand.slug, ['Light gold #FFE69B', 'Deep gold #ae8933', 'Dark primary']],
] as const) {
  cases(`${slug}: the swatches name each colour and its value`, async () => {
    const swatches = (await blocksOf(`/portfolio/${slug}/`, 'swatches'))
      .flatMap((block) => findAll(block, 'li'))
      .map(textOf);
    for (const colour of colours) {
      const [, name, value = /#[0-9a-f]{6}/i] = /^(.*?)(?: (#.*))?$/.exec(colour)!;
      const [swatch, ...more] = swatches.filter((text) => text.includes(name!));
      assert.is(more.length, 0, name);
      assert.match(swatch ?? `no swatch is called ${name}`, value);
    }
  });
}

cases('clinic and travel brand have a testimonial with five dots', async () => {
  for (const slug of ['re-sult-skin-clinic', 'kraftortreisen']) {
    const [block, ...more] = await blocksOf(`/nl/portfolio/${slug}/`, 'testimonial');
    assert.is(more.length, 0);
    const rating = findOne(block!, 'div', { role: 'img' });
    assert.is(rating.children.length, 5);
    assert.is(rating.attribs['aria-label'], '5 van de 5');
  }
});

cases('every logo is shown on light and on dark', async () => {
  for (const slug of Object.keys(tags)) {
    const figures = findAll(await mainOf(`/portfolio/${slug}/`), 'figure');
    const grounds = figures.flatMap(({ attribs }) => attribs['data-picture-ground']?.split(' ') ?? []);
    assert.ok(grounds.includes('light') && grounds.includes('dark'), slug);
  }
});

cases(
  'the calendar of the digital agency has a colour for each of three kinds of content and two free Fridays in two weeks',
  async () => {
    const picture = findAll(await mainOf('/portfolio/digitalagentur-seidl/'), 'img').find(({ attribs }) =>
      attribs['src']!.includes('year'),
    )!;
    const drawing = parse(await (await fetch(site.url(picture.attribs['src']!))).text());
    const entries = findAll(drawing, 'path').map(({ attribs }) => attribs);
    assert.is(new Set(entries.map(({ fill }) => fill)).size, 3);
    // Ten working days lie below each other; a bar begins at the height of its day.
    assert.is(new Set(entries.map(({ d }) => /^M\d+ (\d+)/.exec(d!)?.[1])).size, 8);
  },
);

cases('each client has a composition of its own', async () => {
  const looks = await Promise.all(
    Object.keys(tags).map(async (slug) => {
      const [article] = findAll(await mainOf(`/portfolio/${slug}/`), 'article', { 'data-shape': true });
      const [opening] = findAll(article!, 'header');
      return ['data-shape', 'data-typeface', 'data-layout', 'data-tone']
        .map((name) => article!.attribs[name] ?? opening!.attribs[name])
        .join();
    }),
  );
  assert.is(new Set(looks).size, looks.length);
});

cases.run();
