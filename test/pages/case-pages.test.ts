import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { site as brand } from '../../content/site.ts';
import { eventually } from '../support/eventually.ts';
import { type Element, findAll, findOne, parse, textOf } from '../support/markup.ts';
import { none } from '../support/none.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const pages = suite('case study pages');
const site = siteFor(pages, { reducedMotion: true });

const slugs = [
  brand.slug,
  'e-learning-group',
  'b2b-insider',
  'hrneeds',
  're-sult-skin-clinic',
  'kraftortreisen',
  'digitalagentur-seidl',
];
const prefixes = [
  { prefix: '', start: 'Start Your Project' },
  { prefix: 'en/', start: 'Start Your Project' },
  { prefix: 'nl/', start: 'Start Uw Project' },
];
const everyPage = prefixes.flatMap((prefix) =>
  slugs.map((slug) => ({ ...prefix, slug, path: `${prefix.prefix}portfolio/${slug}/` })),
);

const mainOf = (path: string): Element =>
  findOne(parse(readFileSync(join(site.folder(), path, 'index.html'), 'utf8')), 'main');
const linksOf = (part: Element) =>
  findAll(part, 'a').map((link) => ({ href: link.attribs['href'], text: textOf(link) }));
const withClass = (part: Element, tag: string, name: string) =>
  findAll(part, tag).filter(({ attribs }) => attribs['class']?.split(' ').includes(name));

pages('each leads back to the portfolio, and to the contact page by the button of the specification', () => {
  none(
    everyPage.flatMap(({ path, prefix, start }) => {
      const links = linksOf(mainOf(path));
      const back = links.some(({ href }) => href === `/${prefix}portfolio/`);
      const closing = links.some(({ href, text }) => href === `/${prefix}contact/` && text === start);
      return back && closing ? [] : [`${path} ${back ? '' : 'no way back '}${closing ? '' : `no ${start}`}`];
    }),
  );
});

pages('each opens with tags, its name, a result and the cover', () => {
  none(
    everyPage.flatMap(({ path }) => {
      const [hero] = withClass(mainOf(path), 'header', 'case-hero');
      const tags = withClass(hero!, 'ul', 'case-tags').flatMap((list) => findAll(list, 'li'));
      const complete =
        tags.length >= 2 &&
        textOf(findOne(hero!, 'h1')) &&
        /\d+%/.test(textOf(withClass(hero!, 'p', 'result-claim')[0]!)) &&
        findAll(hero!, 'img').length === 1;
      return complete ? [] : [path];
    }),
  );
});

for (const [slug, count] of [
  [brand.slug, 4],
  ['b2b-insider', 4],
  ['re-sult-skin-clinic', 4],
  ['kraftortreisen', 4],
  ['digitalagentur-seidl', 4],
  ['e-learning-group', 4],
] as const) {
  pages(`${slug}: ${count} Instagram cards with picture, heading, caption, body and hashtags`, () => {
    for (const { prefix } of prefixes) {
      const posts = withClass(mainOf(`${prefix}portfolio/${slug}/`), 'article', 'post');
      assert.is(posts.length, count);
      for (const post of posts) {
        assert.ok(withClass(post, 'img', 'post__picture')[0]!.attribs['alt']);
        assert.ok(textOf(findOne(post, 'h3')));
        assert.match(textOf(withClass(post, 'p', 'post__tags')[0]!), /^#\S+( #\S+)*$/);
        assert.ok(textOf(withClass(post, 'p', 'post__body')[0]!));
        assert.ok(textOf(withClass(post, 'span', 'post__caption')[0]!));
      }
    }
  });
}

pages('four Instagram cards stand in a row on a wide screen, at most two on a narrow one', async () => {
  for (const [width, columns] of [
    [1440, 4],
    [1024, 4],
    [820, 2],
    // One whole, and so much of the next that a thumb knows it is there.
    [390, 2],
  ] as const) {
    const page = await site.open('/portfolio/b2b-insider/', { width });
    const lefts = await page.$$eval('.post', (posts) => posts.map((post) => post.getBoundingClientRect().left));
    const seen = new Set(lefts.map(Math.round).filter((left) => left < width - 40));
    assert.is(seen.size, columns, `${seen.size} columns at ${width} px`);
  }
});

pages('on a phone the row of Instagram cards scrolls by itself, by keys too, and shows each card whole', async () => {
  const page = await site.open('/portfolio/b2b-insider/', { width: 390 });
  const row = await page.$('.case-instagram__list');
  assert.ok(await row!.evaluate((list) => document.getElementById(list.getAttribute('aria-labelledby')!)?.textContent));
  await row!.focus();
  await page.keyboard.press('ArrowRight');
  await eventually(async () => assert.ok(await row!.evaluate((list) => list.scrollLeft > 0)));
  for (const index of [0, 1, 2, 3]) {
    const { left, right } = await row!.evaluate((list, at) => {
      const entry = list.children[at]!;
      entry.scrollIntoView({ inline: 'center', behavior: 'instant' });
      return entry.getBoundingClientRect().toJSON() as DOMRect;
    }, index);
    assert.ok(left >= 0 && right <= 390, `card ${index + 1} stands from ${left} to ${right}`);
  }
});

pages('the pictures of one row of Instagram cards stand level, or every second one a step lower', async () => {
  for (const slug of ['kraftortreisen', 're-sult-skin-clinic']) {
    const page = await site.open(`/nl/portfolio/${slug}/`, { width: 1440 });
    const tops = await page.$$eval('.post__picture', (all) => all.map((one) => one.getBoundingClientRect().top));
    const [first, second, third, fourth] = tops.map(Math.round);
    assert.equal([first, second], [third, fourth], slug);
  }
});

pages('the posts of the travel brand stay German and are marked so, in both languages', () => {
  for (const { prefix } of prefixes) {
    const posts = withClass(mainOf(`${prefix}portfolio/kraftortreisen/`), 'article', 'post');
    for (const post of posts) assert.is(findAll(post, /span|div/, { lang: 'de' }).length, 2);
  }
});

pages('the conference posts carry the dates of the specification', () => {
  const times = findAll(mainOf('nl/portfolio/b2b-insider/'), 'time');
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

pages('the digital agency shows one real post and three placeholders', () => {
  const posts = withClass(mainOf('portfolio/digitalagentur-seidl/'), 'article', 'post');
  assert.equal(
    posts.map((post) => 'data-placeholder' in post.attribs),
    [false, true, true, true],
  );
});

for (const [slug, colours] of [
  ['re-sult-skin-clinic', ['Blue green', 'Light blue', 'Dark blue', 'Beige']],
  ['kraftortreisen', ['Light gold #FFE69B', 'Deep gold #ae8933']],
  [brand.slug, ['Light gold #FFE69B', 'Deep gold #ae8933', 'Dark primary']],
] as const) {
  pages(`${slug}: the swatches name each colour and its value`, () => {
    const swatches = withClass(mainOf(`portfolio/${slug}/`), 'li', 'case-swatch').map(textOf);
    assert.is(swatches.length, colours.length);
    colours.forEach((colour, at) => {
      const [, name, value = /#[0-9a-f]{6}/] = /^(.*?)(?: (#.*))?$/.exec(colour)!;
      assert.match(swatches[at]!, name!);
      assert.match(swatches[at]!, value);
    });
  });
}

pages('every logo is shown on light and on dark', () => {
  none(
    slugs.flatMap((slug) => {
      const main = mainOf(`portfolio/${slug}/`);
      const grounds = findAll(main, 'figure').map(({ attribs }) => attribs['data-picture-ground']);
      return grounds.includes('light') && grounds.includes('dark') ? [] : [slug];
    }),
  );
});

pages('clinic and travel brand have a testimonial with five dots', () => {
  for (const slug of ['re-sult-skin-clinic', 'kraftortreisen']) {
    const [voice] = withClass(mainOf(`nl/portfolio/${slug}/`), 'figure', 'testimonial');
    assert.is(withClass(voice!, 'span', 'testimonial__dot').length, 5);
    assert.is(findOne(voice!, 'div', { role: 'img' }).attribs['aria-label'], '5 van de 5');
  }
});

pages('each ends in words of its own', () => {
  for (const { prefix } of prefixes) {
    const endings = slugs.map((slug) => {
      const heading = findAll(mainOf(`${prefix}portfolio/${slug}/`), 'h2').at(-1)!;
      return textOf(heading.parent as Element);
    });
    assert.is(new Set(endings).size, slugs.length, endings.join('\n'));
  }
});

pages('the calendar of the digital agency has the colours of its legend', () => {
  const picture = findAll(mainOf('portfolio/digitalagentur-seidl/'), 'img').find(({ attribs }) =>
    attribs['src']!.includes('calendar'),
  )!;
  const drawing = parse(readFileSync(join(site.folder(), picture.attribs['src']!), 'utf8'));
  // A bar has a round end; outlined words are moved into their place.
  const bars = findAll(drawing, 'path').filter(({ attribs }) => attribs['d']!.includes('a') && !attribs['transform']);
  const isLegend = (bar: Element) => findAll(bar.parent as Element, 'path').length === 2;
  const fills = (some: readonly Element[]) => [...new Set(some.map(({ attribs }) => attribs['fill']))].sort();
  assert.is(bars.filter(isLegend).length, 3);
  assert.equal(fills(bars.filter(isLegend)), fills(bars.filter((bar) => !isLegend(bar))));
});

pages('each client has a composition of its own', () => {
  const looks = slugs.map((slug) => {
    const main = mainOf(`portfolio/${slug}/`);
    const { attribs } = findAll(main, 'article').find((part) => part.attribs['data-shape'])!;
    const [hero] = withClass(main, 'header', 'case-hero');
    return [
      attribs['data-shape'],
      attribs['data-voice'],
      hero!.attribs['data-layout'],
      hero!.attribs['data-tone'],
    ].join();
  });
  assert.is(new Set(looks).size, slugs.length);
});

pages(
  'the picture of a card or teaser and the cover of its page travel under one name, and only where motion is welcome',
  async () => {
    const nameIn = async (path: string, selector: string, reducedMotion: boolean) => {
      const page = await site.open(path, { reducedMotion });
      return page.$eval(selector, (cover) => getComputedStyle(cover).getPropertyValue('view-transition-name'));
    };
    const card = '[href="/portfolio/hrneeds/"]';
    const inCard = `.case-card:has(${card}) .case-cover`;
    assert.is(await nameIn('/portfolio/', inCard, false), 'cover-hrneeds');
    assert.is(await nameIn('/', `article:has(${card}) img`, false), 'cover-hrneeds');
    assert.is(await nameIn('/portfolio/hrneeds/', '.case-hero .case-cover', false), 'cover-hrneeds');
    assert.is(await nameIn('/portfolio/', inCard, true), 'none');
  },
);

pages.run();
