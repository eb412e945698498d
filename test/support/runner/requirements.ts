import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One row of the list in `test/README.md`. */
export interface Requirement {
  /** Area and number, such as `nav-3`. */
  readonly id: string;
  /** The suites that prove it: paths below `test/` without `.test.ts` or `.audit.ts`. */
  readonly suites: readonly string[];
}

/** Whatever is written as an id: a word and a number. */
const ID = /^[a-z]+-[1-9]\d*$/;

const cellsOf = (row: string) =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Reads the tables below the heading 'The requirements'; a row that cannot be read throws, so that none is passed over. */
export function requirementsIn(markdown: string): readonly Requirement[] {
  const list = markdown.split('\n## The requirements\n')[1]?.split('\n## ')[0] ?? '';
  const rows = list.split('\n').filter((line) => line.includes('|') && !/^\| (?:id|---) /.test(line));
  return rows.map((row) => {
    const [id = '', text = '', proven = '', ...more] = cellsOf(row);
    const suites = proven.split(', ').map((name) => /^`([a-z0-9/-]+)`$/.exec(name)?.[1]);
    const given = id.replaceAll('`', '');
    if (!ID.test(given) || !text || more.length || suites.includes(undefined))
      throw new Error(`test/README.md: this row is not "| \`id\` | requirement | \`suite\`, \`suite\` |": ${row}`);
    return { id: given, suites: suites as readonly string[] };
  });
}

/** What is wrong between the list and the suites that there are. */
export function mapFaults(requirements: readonly Requirement[], suites: readonly string[]): readonly string[] {
  const ids = requirements.map(({ id }) => id);
  const named = requirements.flatMap((requirement) => requirement.suites);
  const owned = suites.some((suite) => suite.startsWith('specification/'));
  // An owner may delete that folder: the rows that it proves stay as a record.
  const excused = (suite: string) => !owned && suite.startsWith('specification/');
  return [
    ...(requirements.length ? [] : ['the list holds no requirement']),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} stands in the list twice`),
    ...named.filter((suite) => !suites.includes(suite) && !excused(suite)).map((suite) => `there is no suite ${suite}`),
    ...suites.filter((suite) => !named.includes(suite)).map((suite) => `no requirement names the suite ${suite}`),
  ];
}

/** What a text cites that the list does not hold: an id of a known area anywhere, an id of any area in brackets in a comment. */
export function unknownIn(text: string, requirements: readonly Requirement[]): readonly string[] {
  const ids = new Set(requirements.map(({ id }) => id));
  const areas = [...new Set([...ids].map((id) => id.split('-')[0]!))];
  const known = text.match(new RegExp(`(?<![\\w-])(?:${areas.join('|')})-\\d+(?![\\w-])`, 'g')) ?? [];
  const comments = text.match(/(?:\/\/|\/?\*).*$/gm) ?? [];
  const bracketed = comments.flatMap((line) =>
    [...line.matchAll(/\(([a-z]+-\d+(?:, [a-z]+-\d+)*)\)/g)].flatMap(([, cited]) => cited!.split(', ')),
  );
  return [...new Set([...known, ...bracketed])].filter((id) => !ids.has(id));
}

/** Every suite below a folder of tests, as the list names it. */
export const suitesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .flatMap((file) => /^(.*)\.(?:test|audit)\.ts$/.exec(file)?.[1] ?? []);

const written = ['README.md', 'build.ts', 'build', 'content', 'functions', 'pages', 'styles', 'test', 'widgets'];

/** Every text that somebody wrote, by its path in the project. */
export function writtenTexts(project: string): ReadonlyMap<string, string> {
  const files = written.flatMap((part) =>
    /\.\w+$/.test(part)
      ? [part]
      : readdirSync(join(project, part), { recursive: true, encoding: 'utf8' }).map(
          (file) => `${part}/${file.replaceAll('\\', '/')}`,
        ),
  );
  const texts = files.filter((file) => /\.(?:ts|tsx|js|css|md)$/.test(file));
  return new Map(texts.map((file) => [file, readFileSync(join(project, file), 'utf8')]));
}
