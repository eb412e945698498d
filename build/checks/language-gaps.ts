import { locales } from '../../content/locale.ts';
import { Fault } from '../fault.ts';
import { listByFile } from './by-file.ts';

/** One complaint of the compiler. */
export interface TypeReport {
  readonly file: string;
  readonly line: number;
  readonly code: string;
  readonly message: string;
}

/** As many texts that one language lacks are told one by one; more are a list. */
const few = 3;

interface Gap {
  readonly kind: 'lacking' | 'unknown';
  readonly language: string;
}

/** What a complaint is about, where it is about a language: one that a text lacks, or one that the table does not have. */
function gapOf({ file, message }: TypeReport): Gap | undefined {
  const lacking = /Property '([\w-]+)' is missing in type/.exec(message)?.[1];
  if (lacking && locales.some((locale) => locale === lacking)) return { kind: 'lacking', language: lacking };
  const unknown = /'([a-z]{2})' does not exist in type/.exec(message)?.[1];
  return unknown && file.startsWith('content/') ? { kind: 'unknown', language: unknown } : undefined;
}

const says = {
  lacking: (language: string, count: number, list: string) =>
    new Fault(
      `${count} texts lack '${language}':\n${list}`,
      { language },
      `Write it beside the other languages at these lines. A language that has some pages only says so in content/locale.ts (README, ‘Add a language’).`,
    ),
  unknown: (language: string, count: number, list: string) =>
    new Fault(
      `${count} texts are written in '${language}', which is no language of the site:\n${list}`,
      { language },
      `Take them away, or name the language in content/locale.ts.`,
    ),
};

/** Tells many complaints about one language as one fault; returns the others beside it. */
export function gatherGaps(reports: readonly TypeReport[]): {
  readonly faults: readonly Fault[];
  readonly rest: readonly TypeReport[];
} {
  const gaps = new Map<string, { readonly gap: Gap; readonly reports: TypeReport[] }>();
  for (const report of reports) {
    const gap = gapOf(report);
    if (!gap) continue;
    const key = `${gap.kind} ${gap.language}`;
    const known = gaps.get(key) ?? { gap, reports: [] };
    known.reports.push(report);
    gaps.set(key, known);
  }
  const many = [...gaps.values()].filter((gathered) => gathered.reports.length > few);
  const told = new Set(many.flatMap((gathered) => gathered.reports));
  return {
    faults: many.map(({ gap: { kind, language }, reports: own }) => says[kind](language, own.length, listByFile(own))),
    rest: reports.filter((report) => !told.has(report)),
  };
}
