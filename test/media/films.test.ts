import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { publishedFiles } from '../../build/published-files.ts';
import { openFilms } from '../../build/pictures/films.ts';
import { openLocalSite } from '../../build/serving/local-site.ts';
import type { Served } from '../../build/serving/serve.ts';
import { languageFacts, locales } from '../../content/locale.ts';
import { duration } from '../../content/media/duration.ts';
import type { Film } from '../../content/media/film.ts';
import { closeBrowsers } from '../support/browser/browser.ts';
import { openPage } from '../support/browser/page.ts';
import { buildLean, projectFolder, suiteFolder } from '../support/build/built-site.ts';
import { plainSettings } from '../support/build/plain-settings.ts';
import { plantPage } from '../support/build/planted-page.ts';
import { introFactsLine, introFilmLine } from '../support/build/planted-recipes.ts';
import { buildIn, copyTree, replaceIn } from '../support/build/tree-copy.ts';
import { none } from '../support/none.ts';
import { eventually } from '../support/eventually.ts';
import { findAll, parse, textOf } from '../support/pages/markup.ts';
import { graphFaults, graphOf } from '../support/pages/structured-data.ts';
import { suite } from '../support/suite.ts';

const films = suite('films and files', { limit: 120_000 });

let copy = '';
let served: Served | undefined;
const dist = (path: string) => join(copy, 'dist', path);
const write = (path: string, text: string) => {
  mkdirSync(join(copy, path, '..'), { recursive: true });
  writeFileSync(join(copy, path), text);
};
const cue = (text: string) => `WEBVTT\n\n00:00.000 --> 00:02.000\n${text}\n`;
const pdf = '%PDF-1.4\n% A brochure of one byte and a comment.\n';
const factsOf = (since: string) =>
  `export const introFilmFacts: FilmFacts | undefined = { since: '${since}', shows: { en: 'A stone is cut.', nl: 'Een steen wordt geslepen.' } };`;

films.before(async () => {
  copy = copyTree();
  mkdirSync(join(copy, 'media'), { recursive: true });
  for (const ending of ['webm', 'mp4'])
    copyFileSync(join(projectFolder, `test/fixtures/intro.${ending}`), join(copy, `media/intro.${ending}`));
  for (const locale of locales) write(`media/intro.${locale}.vtt`, cue(`What is heard, ${locale}`));
  // By the recipe: one line.
  const about = readFileSync(join(copy, 'content/about.ts'), 'utf8');
  replaceIn(
    copy,
    'content/about.ts',
    introFilmLine.exec(about)![0],
    "export { default as introFilm } from '../media/intro.webm';",
  );
  replaceIn(copy, 'content/about.ts', introFactsLine.exec(about)![0], factsOf('2026-11-22'));
  write('content/files/brochure.pdf', pdf);
  write('content/files/handbook/index.html', '<!doctype html><title>Handbook</title>');
  write('content/files/.well-known/security.txt', 'Contact: mailto:x@example.com\n');
  plantPage(copy, {
    beside:
      "import brochure from '../content/files/brochure.pdf';\nimport intro from '../media/intro.mp4';\nimport { Film } from './parts/film.tsx';",
    markup: `<a href={file(brochure)} download="">Brochure</a><a href="/handbook/">Handbook</a><Film file={film(intro)} poster={{ src: '/icon-512.png' }} title="The same as MP4" />`,
  });
  replaceIn(
    copy,
    'pages/planted.tsx',
    'render: ({ words, link, locale }) =>',
    'render: ({ words, link, locale, film, file }) =>',
  );
  const { code, output } = await buildLean(copy);
  if (code !== 0) throw new Error(output);
  served = await openLocalSite({
    settings: plainSettings(),
    folder: join(copy, 'dist'),
    enquiries: suiteFolder('enquiries'),
    port: '0',
  });
});
films.after(async () => {
  await closeBrowsers();
  await served?.close();
});

const read = (address: string) => parse(readFileSync(dist(`${address}index.html`), 'utf8'));

films('the film takes the place of the poster, which it shows until it is started, and says how long it is', () => {
  const [video] = findAll(read('/about/'), 'video');
  const { attribs } = video!;
  assert.ok('controls' in attribs && attribs['preload'] === 'none' && attribs['width'] === '320');
  assert.ok(existsSync(dist(attribs['poster']!)));
  assert.match(textOf(findAll(read('/about/'), 'figcaption')[0]!), '3 seconds');
});

films('search engines are told of it what visitors see, since when it stands there included', () => {
  const document = read('/about/');
  const graph = graphOf(document);
  none(graphFaults(graph, document));
  const {
    '@type': type,
    thumbnailUrl,
    contentUrl,
    ...video
  } = graph['@graph'].find(({ name }) => name === 'Intro film')!;
  assert.is(type, 'VideoObject');
  assert.equal(
    [video['uploadDate'], video['duration'], video['description']],
    ['2026-11-22', 'PT0M3S', 'A stone is cut.'],
  );
  for (const url of [thumbnailUrl, contentUrl]) assert.ok(existsSync(dist(new URL(String(url)).pathname)));
});

films('a day that is none of the calendar is refused', async () => {
  replaceIn(copy, 'content/about.ts', factsOf('2026-11-22'), factsOf('2026-02-31'));
  const { code, output } = await buildLean(copy);
  replaceIn(copy, 'content/about.ts', factsOf('2026-02-31'), factsOf('2026-11-22'));
  assert.is(code, 1);
  assert.match(output, /since ‘2026-02-31’, which is no day[\s\S]*2026-11-22/);
});

films('it has captions in every language; those of the page are on', () => {
  for (const [address, own] of [
    ['/about/', 'en'],
    ['/nl/coming-soon/', 'nl'],
  ] as const) {
    const tracks = findAll(read(address), 'track').map(({ attribs }) => attribs);
    assert.equal(
      tracks.map(({ srclang }) => srclang),
      locales.filter((locale) => !languageFacts(locale).begun),
    );
    for (const { srclang, src, ...rest } of tracks) {
      assert.match(readFileSync(dist(src!), 'utf8'), `What is heard, ${srclang}`);
      assert.is('default' in rest, srclang === own);
    }
  }
});

for (const javascript of [true, false]) {
  films(`nothing of it is loaded before it is started, scripting ${javascript ? 'on' : 'off'}`, async () => {
    const asked: string[] = [];
    const page = await openPage(`${served!.origin}/about/`, {
      javascript,
      prepare: async (opened) => void opened.on('request', (request) => asked.push(request.url())),
    });
    const size = await page.$eval('video', (video) => `${video.clientWidth / video.clientHeight}`);
    assert.ok(Math.abs(Number(size) - 16 / 9) < 0.02, size);
    assert.not.ok(asked.some((url) => url.endsWith('.webm')));
    if (!javascript) return;
    await page.$eval('video', (video) => {
      video.muted = true;
      return video.play();
    });
    await eventually(async () => assert.ok((await page.$eval('video', (video) => video.currentTime)) > 0));
    assert.is(await page.$eval('video', (video) => video.videoWidth), 320);
    await eventually(async () => assert.is(await page.$eval('video', (video) => video.textTracks[0]!.cues?.length), 1));
  });
}

films('an MP4 is known by its size and length as well', () => {
  const [video] = findAll(read('/coming-soon/'), 'video');
  assert.equal([video!.attribs['width'], video!.attribs['height']], ['320', '180']);
  assert.match(findAll(video!, 'source')[0]!.attribs['src']!, /\/assets\/media\/intro-\w+\.mp4$/);
});

films('its length is said in the language of the page', () => {
  assert.is(duration(80, 'en'), '1 minute 20 seconds');
  assert.is(duration(120, 'nl'), '2 minuten');
  assert.is(duration(0, 'nl'), '0 seconden');
});

films('a film without captions, or with some that are none, is refused with language and remedy', () => {
  const folder = suiteFolder('silent');
  copyFileSync(join(projectFolder, 'test/fixtures/intro.mp4'), join(folder, 'intro.mp4'));
  writeFileSync(join(folder, 'intro.en.vtt'), cue('Only English'));
  const film = { file: join(folder, 'intro.mp4'), name: 'media/intro', digest: 'x', seconds: 3 } as Film;
  const told = () => {
    try {
      openFilms('/').ask(film, 'en');
      return '';
    } catch (fault) {
      return (fault as { describe: () => string }).describe();
    }
  };
  assert.match(told(), /no captions in this language[\s\S]*intro\.nl\.vtt[\s\S]*language: nl[\s\S]*WebVTT|webvtt/);
  writeFileSync(join(folder, 'intro.nl.vtt'), 'Dit zijn geen ondertitels.');
  assert.match(told(), 'are no WebVTT');
});

films('files of the owner stand at their path as they are, hidden folders too, and can be linked by name', async () => {
  assert.is(await (await fetch(`${served!.origin}/brochure.pdf`)).text(), pdf);
  assert.match(await (await fetch(`${served!.origin}/.well-known/security.txt`)).text(), 'Contact:');
  assert.is(findAll(read('/nl/coming-soon/'), 'a', { href: '/brochure.pdf' }).length, 1);
  // A link to a folder leads to the file that a server answers it with.
  assert.match(await (await fetch(`${served!.origin}/handbook/`)).text(), 'Handbook');
});

films('a file never covers a page or a file of the site, nor a link a file that is gone', async () => {
  const covering = 'content/files/services/index.html';
  write(covering, 'Covered');
  const covered = await buildLean(copy);
  rmSync(join(copy, covering));
  assert.is(covered.code, 1);
  assert.match(covered.output, 'Two sources claim the path services/index.html');

  rmSync(join(copy, 'content/files/brochure.pdf'));
  const { code, output } = await buildIn(copy, { CI: '1' });
  assert.is(code, 1);
  assert.match(output, /content\/files\/brochure\.pdf is not there[\s\S]*pages\/planted\.tsx:\d/);
});

films('a file never stands where the folder of a page is', () => {
  process.chdir(suiteFolder('owner'));
  mkdirSync('content/files', { recursive: true });
  writeFileSync('content/files/pricing', 'Covered');
  assert.is(publishedFiles(() => false).length, 1);
  assert.throws(() => publishedFiles((path) => path === 'pricing/index.html'), /stands where the page \/pricing\/ is/);
});

films.run();
