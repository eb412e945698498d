import * as fontkit from 'fontkit';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { caseFaces, isCaseFace } from '../../content/cases/case-faces.ts';
import type { CaseBlock, CaseStudy } from '../../content/cases/case-types.ts';
import { cases } from '../../content/cases/index.ts';
import { type CaseId, caseSlugs } from '../../content/cases/slugs.ts';
import { labels } from '../../content/labels.ts';
import { wordsIn } from '../../content/locale.ts';
import { caseRoute, exists, prefixes, prefixIds } from '../../content/routes.ts';
import { eventually } from '../support/eventually.ts';
import { type Element, findAll, findOne, parse, textOf } from '../support/pages/markup.ts';
import { none } from '../support/none.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const pages = suite('case study pages');
const site = siteFor(pages, { reducedMotion: true });

const studies: readonly CaseStudy[] = Object.values(cases);
const addressOf = (segment: string, id: CaseId) => `/${segment}portfolio/${caseSlugs[id]}/`;
const everyPage = prefixIds.flatMap((prefix) => {
  const { segment, locale } = prefixes[prefix];
  return studies
    .filter(({ id }) => exists(caseRoute(id), locale))
    .map((study) => ({ study, segment, locale, path: addressOf(segment, study.id) }));
});

const mainOf = (path: string): Element =>
  findOne(parse(readFileSync(join(site.folder(), path, 'index.html'), 'utf8')), 'main');
/** The opening of a case: the header of its article. */
const openingOf = (path: string) => findAll(findAll(mainOf(path), 'article', { 'data-shape': true })[0]!, 'header')[0]!;
/** The parts of a page that show blocks of one kind. */
const partsOf = (path: string, kind: CaseBlock['kind']) => findAll(mainOf(path), 'section', { 'data-kind': kind });

type BlockOf<Kind extends CaseBlock['kind']> = Extract<CaseBlock, { kind: Kind }>;
const blocksOf = <Kind extends CaseBlock['kind']>({ blocks }: CaseStudy, kind: Kind) =>
  blocks.filter((block): block is BlockOf<Kind> => block.kind === kind);

pages('each leads back to the portfolio, and to the contact page by its closing button', () => {
  none(
    everyPage.flatMap(({ path, segment, locale }) => {
      const links = findAll(mainOf(path), 'a').map((link) => ({ href: link.attribs['href'], text: textOf(link) }));
      const back = links.some(({ href }) => href === `/${segment}portfolio/`);
      const start = wordsIn(labels, locale).startProject;
      const closing = links.some(({ href, text }) => href === `/${segment}contact/` && text === start);
      return back && closing ? [] : [`${path} ${back ? '' : 'no way back '}${closing ? '' : `no ${start}`}`];
    }),
  );
});

pages('a client with lettering of its own has name, headlines and figure set in it, and it comes with the page', () => {
  const fonts = readdirSync(join(site.folder(), 'assets')).filter((file) => file.endsWith('.woff2'));
  const lettered = everyPage.filter(({ study }) => isCaseFace(study.look.typeface));
  assert.ok(lettered.length > 0, 'no case has lettering of its own');
  for (const { study, path, locale } of lettered) {
    const { typeface } = study.look;
    const file = fonts.find((name) => name.startsWith(`${typeface}-`))!;
    const font = fontkit.create(readFileSync(join(site.folder(), 'assets', file))) as fontkit.Font;
    const words = findAll(mainOf(path), /h[12]/, { class: true }).slice(0, -1).map(textOf);
    const figure = /^\d+%/.exec(wordsIn(study.result, locale))?.[0] ?? '';
    const said = isCaseFace(typeface) && caseFaces[typeface].capitals ? words.join('').toUpperCase() : words.join('');
    const missing = [...new Set(said + figure)].filter(
      (character) => !font.hasGlyphForCodePoint(character.codePointAt(0)!),
    );
    assert.equal(missing, [], `${path}: ${typeface}`);
    assert.ok(readFileSync(join(site.folder(), path, 'index.html'), 'utf8').includes(`assets/${file}"`), path);
  }
});

pages('each opens with its name, its tags, its result and its picture', () => {
  none(
    everyPage.flatMap(({ path, study, locale }) => {
      const opening = openingOf(path);
      const tags = findAll(opening, 'li').map(textOf);
      // What only adorns has no alternative text.
      const shown = findAll(opening, 'img').flatMap(({ attribs }) => attribs['alt'] || []);
      const complete =
        textOf(findOne(opening, 'h1')) === study.title &&
        tags.join() === study.heroTags.map((tag) => wordsIn(tag, locale)).join() &&
        textOf(opening).includes(wordsIn(study.result, locale)) &&
        shown.join() === wordsIn((study.opening ?? study.cover).alt, locale);
      return complete ? [] : [path];
    }),
  );
});

pages('every Instagram post is shown with picture, account, caption, heading, body and hashtags', () => {
  let seen = 0;
  for (const { study, path, locale } of everyPage) {
    const wanted = blocksOf(study, 'instagram').flatMap(({ posts }) => posts);
    const shown = partsOf(path, 'instagram').flatMap((part) => findAll(part, 'article'));
    assert.is(shown.length, wanted.length, path);
    wanted.forEach((post, at) => {
      const words = post.lang ? post.words : wordsIn(post.words, locale);
      const card = shown[at]!;
      assert.is(textOf(findOne(card, 'h3')), words.heading);
      const pictures = findAll(card, 'img').map(({ attribs }) => attribs['alt']);
      assert.equal(pictures, ['', wordsIn(post.alt, locale)], 'the account’s picture and the post’s');
      const paragraphs = findAll(card, 'p').map(textOf);
      for (const text of [`${study.title}: ${words.caption}`, words.body, post.hashtags.join(' ')])
        assert.ok(paragraphs.includes(text), `${path} lacks "${text}"`);
      assert.is(findAll(card, /./, { lang: true }).length > 0, post.lang !== undefined, path);
      seen += 1;
    });
  }
  assert.ok(seen > 0, 'no case has an Instagram post');
});

/** The cases whose posts fill a row. */
const withRow = studies.filter((study) => blocksOf(study, 'instagram').some(({ posts }) => posts.length === 4));
const postsIn = 'section[data-kind="instagram"] article';

pages('four Instagram cards stand in a row on a wide screen, at most two on a narrow one', async () => {
  for (const [width, columns] of [
    [1440, 4],
    [1024, 4],
    [820, 2],
    // One whole, and so much of the next that a thumb knows it is there.
    [390, 2],
  ] as const) {
    const page = await site.open(addressOf('', withRow[0]!.id), { width });
    const lefts = await page.$$eval(postsIn, (posts) => posts.map((post) => post.getBoundingClientRect().left));
    const seen = new Set(lefts.map(Math.round).filter((left) => left < width - 40));
    assert.is(seen.size, columns, `${seen.size} columns at ${width} px`);
  }
});

pages('on a phone the row of Instagram cards scrolls by itself, by keys too, and shows each card whole', async () => {
  const page = await site.open(addressOf('', withRow[0]!.id), { width: 390 });
  const row = await page.$('section[data-kind="instagram"] ul');
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

pages(
  'the pictures of one row of Instagram cards stand level or differ by one step, to and fro or all the way',
  async () => {
    for (const { id } of withRow) {
      const page = await site.open(addressOf('nl/', id), { width: 1440 });
      // The second picture of a card: the first is the account's.
      const tops = await page.$$eval(`${postsIn} > img`, (all) => all.map((one) => one.getBoundingClientRect().top));
      const [first = 0, second = 0, third = 0, fourth = 0] = tops;
      // To a pixel: where a row begins between two of them, each of its pictures is set on one of its own.
      const same = (one: number, other: number) => assert.ok(Math.abs(one - other) <= 1, `${id}: ${one} and ${other}`);
      same(Math.abs(third - second), Math.abs(second - first));
      same(fourth - third, second - first);
    }
  },
);

pages('of a text that was cut the line is left, word by word, and the rest is struck out', () => {
  for (const { study, path, locale } of everyPage) {
    blocksOf(study, 'rough').forEach(({ kept, struck }, at) => {
      const text = findAll(partsOf(path, 'rough')[at]!, 'p')[0]!;
      assert.is(
        findAll(text, /span|em/)
          .map(textOf)
          .join(' '),
        wordsIn(kept, locale),
        path,
      );
      const gone = struck.map((part) => wordsIn(part, locale)).join(' ');
      assert.is(findAll(text, 's').map(textOf).join(' '), gone.replace(/\s/g, ' '), path);
    });
  }
});

pages('every colour of a palette is named with its value and its use', () => {
  for (const { study, path, locale } of everyPage) {
    const wanted = blocksOf(study, 'swatches').flatMap(({ swatches }) => swatches);
    const shown = partsOf(path, 'swatches').flatMap((part) => findAll(part, 'li'));
    assert.is(shown.length, wanted.length, path);
    wanted.forEach(({ name, hex, use }, at) => {
      assert.is(textOf(findOne(shown[at]!, 'h3')), wordsIn(name, locale));
      for (const text of [hex, wordsIn(use, locale)])
        assert.ok(textOf(shown[at]!).includes(text), `${path} lacks ${text}`);
    });
  }
});

pages('a testimonial shows its rating in dots and says it in words', () => {
  for (const { study, path, locale } of everyPage) {
    const shown = partsOf(path, 'testimonial').map((part) => findAll(part, /./, { role: 'img' })[0]!);
    const wanted = blocksOf(study, 'testimonial');
    assert.equal(
      shown.map(({ children, attribs }) => [children.length, attribs['aria-label']]),
      wanted.map(({ rating }) => [rating, wordsIn(labels, locale).ratingOutOfFive]),
      path,
    );
  }
});

pages('each ends in words of its own', () => {
  for (const prefix of prefixIds) {
    const below = everyPage.filter(({ segment }) => segment === prefixes[prefix].segment);
    const endings = below.map(({ path }) => {
      const heading = findAll(mainOf(path), 'h2').at(-1)!;
      return textOf(heading.parent as Element);
    });
    assert.is(new Set(endings).size, below.length, endings.join('\n'));
  }
});

pages(
  'the picture of a card and the cover of its page travel under one name, and only where motion is welcome',
  async () => {
    const nameIn = async (path: string, selector: string, reducedMotion: boolean) => {
      const page = await site.open(path, { reducedMotion });
      return page.$eval(selector, (cover) => getComputedStyle(cover).getPropertyValue('view-transition-name'));
    };
    const [{ id }] = studies as [CaseStudy];
    const inCard = `article:has([href="${addressOf('', id)}"]) img`;
    const name = await nameIn('/portfolio/', inCard, false);
    assert.match(name, id);
    assert.is(await nameIn(addressOf('', id), 'article[data-shape] > header img', false), name);
    assert.is(await nameIn('/portfolio/', inCard, true), 'none');
  },
);

pages('a teaser of the home page travels under the name of its cover too', async () => {
  const page = await site.open('/', { reducedMotion: false });
  const teasers = await page.$$eval('article:has([href^="/portfolio/"]) img', (all) =>
    all.map((image) => ({
      href: image.closest('article')!.querySelector('a')!.getAttribute('href')!,
      name: getComputedStyle(image).getPropertyValue('view-transition-name'),
    })),
  );
  assert.ok(teasers.length > 0, 'the home page shows no case');
  for (const { href, name } of teasers) {
    const { id } = studies.find((study) => addressOf('', study.id) === href)!;
    assert.match(name, id);
  }
});

pages.run();
