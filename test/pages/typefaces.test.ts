import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Declaration } from 'postcss';
import * as assert from 'uvu/assert';
import { none } from '../support/none.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const typefaces = suite('typefaces');
const site = siteFor(typefaces);

interface Face {
  readonly family: string;
  readonly style: string;
  readonly weights: readonly [number, number];
  readonly local: boolean;
  readonly matched: boolean;
}

const unquoted = (name: string) => name.trim().replaceAll(/["']/g, '');

function faceOf(rule: AtRule): Face {
  const said = new Map((rule.nodes as Declaration[]).map(({ prop, value }) => [prop, value]));
  const [from = 400, to = from] = (said.get('font-weight') ?? '400').split(' ').map(Number);
  return {
    family: unquoted(said.get('font-family')!),
    style: said.get('font-style') ?? 'normal',
    weights: [from, to],
    local: said.get('src')!.startsWith('local('),
    matched: ['size-adjust', 'ascent-override', 'descent-override'].every((property) => said.has(property)),
  };
}

/** The styles of the home page, taken apart: their typefaces, and the lists that name them in turn, among all custom properties. */
function read() {
  const html = readFileSync(join(site.folder(), 'index.html'), 'utf8');
  const css = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text).join('');
  const root = postcss.parse(css);
  const faces: Face[] = [];
  const lists: (readonly string[])[] = [];
  root.walkAtRules('font-face', (rule) => void faces.push(faceOf(rule)));
  root.walkDecls(/^--/, ({ value }) => void lists.push(value.split(',').map(unquoted)));
  return { faces, lists };
}

typefaces(
  'behind each face stand at least two of other systems: italics for italics, bold for bold, in its size and height',
  () => {
    const { faces, lists } = read();
    // A client's face gives way to that of the site, and so to what stands behind that.
    const own = faces.filter(({ local, family }) => !local && !family.startsWith('case-'));
    for (const { family } of faces.filter(({ family }) => family.startsWith('case-')))
      assert.match(lists.find(([first]) => first === family)?.[1] ?? '', /^var\(--/);
    assert.ok(own.length > 0, 'the site has typefaces of its own');
    none(
      own.flatMap(({ family, style, weights }) => {
        const list = lists.find(([first]) => first === family) ?? [];
        return [...new Set(weights)].flatMap((weight) => {
          const behind = faces.filter(
            (face) =>
              face.local &&
              face.matched &&
              list.includes(face.family) &&
              face.style === style &&
              face.weights[0] <= weight &&
              weight <= face.weights[1],
          );
          return behind.length >= 2 ? [] : [`${family} ${style} ${weight}: ${behind.length}`];
        });
      }),
    );
  },
);

typefaces('a browser asks for the faces of a page before its scripts', async () => {
  const page = await site.open('/robots.txt');
  const session = await page.createCDPSession();
  const urgent = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ request }) =>
    urgent.set(new URL(request.url).pathname, request.initialPriority),
  );
  await session.send('Network.enable');
  await page.goto(site.url('/contact/'));
  const of = (extension: string) => [...urgent].filter(([path]) => path.endsWith(extension)).map(([, said]) => said);
  assert.ok(of('.woff2').length >= 3, [...urgent.keys()].join(' '));
  assert.equal(new Set(of('.woff2')), new Set(['High']));
  assert.equal(new Set(of('.js')), new Set(['Low']));
});

typefaces.run();
