import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Locale } from '../../content/locale.ts';
import type { RouteId } from '../../content/routes.ts';
import { fingerprint } from '../asset.ts';
import { Fault } from '../fault.ts';
import { recall } from '../kept/results.ts';
import type { Main } from '../markdown/main-part.ts';
import { wordsOf } from './words.ts';

/** Part of the sources: a date that only one machine knows is none. */
export const lastmodFile = 'content/search/lastmod.json';

/** A page as a reader sees it. */
export interface ReadPage {
  readonly route: RouteId;
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  readonly main: Main;
}

export interface Lastmod {
  /** The day since which the page says what it says; nothing where no build with a date has seen it yet. */
  readonly of: (page: Pick<ReadPage, 'route' | 'locale'>) => string | undefined;
  /** The pages that say something else than the file knows, or are gone. */
  readonly moved: readonly string[];
  /** Writes the file, for the next build anywhere. */
  readonly save: () => void;
}

/** `<day> <digest of the words>` of each page; addresses are the brand's, routes are not. */
type Entries = Readonly<Record<string, string>>;

function readEntries(): Entries {
  if (!existsSync(lastmodFile)) return {};
  try {
    return JSON.parse(readFileSync(lastmodFile, 'utf8')) as Entries;
  } catch (error) {
    throw new Fault(
      `The days of change cannot be read: ${(error as Error).message}.`,
      { file: lastmodFile },
      'Take what git last had of it (two branches may have written it); the next build brings it up to date.',
      { cause: error },
    );
  }
}

const keyOf = ({ route, locale }: Pick<ReadPage, 'route' | 'locale'>) => `${locale} ${route}`;

const digestOf = ({ title, description, main: { markup, digest } }: ReadPage) =>
  recall(['words', title, description, digest].join('\n'), () =>
    fingerprint([title, description, wordsOf(markup)].join('\n')),
  );

/**
 * Finds the day on which each page last said something else. Words that the file knows keep their day, on any machine and any day;
 * others get `today`, or none where this build may not date them.
 */
export function findLastmod(pages: readonly ReadPage[], today?: string): Lastmod {
  const known = readEntries();
  const moved: string[] = [];
  const entries: Record<string, string> = {};
  for (const page of [...pages].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))) {
    const key = keyOf(page);
    const digest = digestOf(page);
    const before = known[key];
    const kept = before?.endsWith(` ${digest}`);
    if (!kept) moved.push(key);
    if (kept || today) entries[key] = kept ? before! : `${today} ${digest}`;
  }
  const keys = new Set(pages.map(keyOf));
  const gone = Object.keys(known).filter((key) => !keys.has(key));
  return {
    of: (page) => entries[keyOf(page)]?.split(' ')[0],
    moved: [...moved, ...gone],
    save: () => writeFileSync(lastmodFile, `${JSON.stringify(entries, null, 2)}\n`),
  };
}
