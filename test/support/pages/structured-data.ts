import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { sparing } from '../../../build/checks/types.ts';
import { projectFolder, suiteFolder } from '../build/built-site.ts';
import { type Document, findAll, metaOf, textOf } from './markup.ts';
import { run } from '../runner/process.ts';

/** One thing that structured data tells of, its properties as written. */
export interface Node {
  readonly '@type': string;
  readonly '@id'?: string;
  readonly [property: string]: unknown;
}

export interface PageGraph {
  readonly '@context': string;
  readonly '@graph': readonly Node[];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Every thing in a graph, however deep, whose type is said. */
export function nodesIn(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isObject(value)) return [];
  return [...('@type' in value ? [value as unknown as Node] : []), ...Object.values(value).flatMap(nodesIn)];
}

/** The structured data of a page; throws where there is none, or more than one. */
export function graphOf(document: Document): PageGraph {
  const scripts = findAll(document, 'script', { type: 'application/ld+json' });
  if (scripts.length !== 1) throw new Error(`${scripts.length} × structured data; there must be one.`);
  return JSON.parse(textOf(scripts[0]!)) as PageGraph;
}

/** What search engines require of the kinds they show (https://developers.google.com/search/docs/appearance/structured-data/search-gallery). */
const required: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  ImageObject: [],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
};

/** The amounts in a text, whichever language wrote them. */
const amountsIn = (text: string) =>
  new Set([...text.matchAll(/€\s?([\d.,]*\d)/g)].map(([, amount]) => Number(amount!.replace(/[.,]/g, ''))));

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What structured data says that the page does not, or that readers of it require and miss. */
export function graphFaults(graph: PageGraph, document: Document): readonly string[] {
  const visible = textOf(findAll(document, 'body')[0]!);
  const described = squeeze(metaOf(document, 'description') ?? '');
  const title = textOf(findAll(document, 'title')[0]!);
  const heard = [...findAll(document, 'img').map(({ attribs }) => squeeze(attribs['alt'] ?? '')), described, title];
  const said = (text: string) => visible.includes(squeeze(text)) || heard.includes(squeeze(text));
  const addresses = findAll(document, 'a').map(({ attribs }) => attribs['href'] ?? '');
  const nodes = nodesIn(graph);
  const ids = new Set(graph['@graph'].map((node) => node['@id']));
  const amounts = amountsIn(visible);
  const trail = findAll(document, 'a').filter(({ parent }) => parent && 'name' in parent && parent.name === 'li');

  const ofNode = (node: Node): (string | false | undefined)[] => {
    const type = node['@type'];
    const words = [
      'name',
      'description',
      'abstract',
      'caption',
      'unitText',
      'legalName',
      'email',
      'areaServed',
      'streetAddress',
      'postalCode',
      'addressLocality',
      'vatID',
    ] as const;
    return [
      ...(required[type] ?? []).map((property) => node[property] === undefined && `${type} lacks ${property}`),
      ...words.map((property) => {
        const value = node[property];
        return typeof value === 'string' && !said(value) && `${type}.${property} is nowhere on the page: ${value}`;
      }),
      ...[node['keywords']]
        .flat()
        .map(
          (word) => typeof word === 'string' && !said(word) && `${type}.keywords names what the page does not: ${word}`,
        ),
      ...['price', 'minPrice'].map((property) => {
        const amount = node[property];
        return (
          amount !== undefined &&
          !amounts.has(Number(amount)) &&
          `${type}.${property} is not on the page: ${String(amount)}`
        );
      }),
      typeof node['telephone'] === 'string' &&
        !addresses.includes(`tel:${node['telephone']}`) &&
        `${type}.telephone cannot be dialled on the page`,
      ...[node['sameAs']]
        .flat()
        .map(
          (address) =>
            typeof address === 'string' &&
            !addresses.includes(address) &&
            `${type}.sameAs is no link of the page: ${address}`,
        ),
      type === 'BreadcrumbList' && (node['itemListElement'] as unknown[]).length < 2 && 'BreadcrumbList has one step',
      type === 'BreadcrumbList' &&
        (node['itemListElement'] as Node[])
          .slice(0, -1)
          .some(
            ({ name, item }) =>
              !trail.some(
                (link) =>
                  textOf(link) === name &&
                  new URL(String(item)).pathname.endsWith(
                    new URL(link.attribs['href']!, 'http://x').pathname.replace(/^\/en\//, '/'),
                  ),
              ),
          ) &&
        'BreadcrumbList is not the trail that the page shows',
      /Rating|Review|FAQ|HowTo/.test(type) && `${type} is shown for show`,
    ];
  };

  const page = graph['@graph'].find(({ '@type': type }) => /Page$/.test(type));
  const references = Object.values(page ?? {}).filter(
    (value): value is { '@id': string } => isObject(value) && Object.keys(value).join() === '@id',
  );
  return [
    !page && 'No node is the page itself',
    page?.['url'] !== findAll(document, 'link', { rel: 'canonical' })[0]?.attribs['href'] &&
      'The page has another address than its canonical one',
    ...references.map((reference) => !ids.has(reference['@id']) && `Nothing has the id ${reference['@id']}`),
    ...nodes.flatMap(ofNode),
  ].filter((fault) => typeof fault === 'string');
}

const require = createRequire(import.meta.url);

/**
 * What the compiler finds where graphs are held against the types that schema-dts makes of schema.org's own vocabulary: a type or a
 * property that does not exist, one that does not belong, a value of the wrong kind.
 */
export async function vocabularyFaults(graphs: Readonly<Record<string, PageGraph>>): Promise<string> {
  const folder = suiteFolder('vocabulary');
  const names = Object.keys(graphs);
  const lines = names.map(
    (name, index) => `/* ${name} */ export const graph${index}: Graph = ${JSON.stringify(graphs[name])};`,
  );
  writeFileSync(join(folder, 'graphs.ts'), ["import type { Graph } from 'schema-dts';", ...lines].join('\n'));
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
    paths: { 'schema-dts': [join(projectFolder, 'node_modules/schema-dts/dist/schema.d.ts')] },
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['graphs.ts'] }));
  const compiler = join(require.resolve('typescript/package.json'), '../bin/tsc');
  const ended = await run(process.execPath, [compiler, '-p', folder, '--pretty', 'false', ...sparing.args], {
    cwd: folder,
    env: sparing.env,
    limit: 120_000,
  });
  return ended.code === 0 ? '' : ended.output || `The compiler ended with ${String(ended.code)}`;
}

/** Types and properties that the vocabulary has given up. */
export function deprecatedTerms(): ReadonlySet<string> {
  const vocabulary = readFileSync(join(projectFolder, 'node_modules/schema-dts/dist/schema.d.ts'), 'utf8');
  const marked = [
    ...vocabulary.matchAll(/@deprecated(?:(?!\*\/)[\s\S])*\*\/\s*(?:export (?:interface|type) )?"?(\w+)"?/g),
  ];
  return new Set([...marked.map(([, term]) => term!.replace(/Leaf$/, '')), 'ProfessionalService']);
}
