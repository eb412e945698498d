/** A place in the sources, and how many texts it stands for. */
export interface CountedPlace {
  readonly file: string;
  readonly line?: number | undefined;
  readonly count?: number;
}

/** Lines that are named of one file. */
const shownLines = 12;

/** Many places as a list, a line for each file: how many texts, and at which lines. */
export function listByFile(places: readonly CountedPlace[]): string {
  const files = new Map<string, { count: number; readonly lines: Set<number> }>();
  for (const { file, line, count = 1 } of places) {
    const known = files.get(file) ?? { count: 0, lines: new Set<number>() };
    known.count += count;
    if (line) known.lines.add(line);
    files.set(file, known);
  }
  return [...files]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, { count, lines }]) => {
      const sorted = [...lines].sort((one, other) => one - other);
      const at = sorted.slice(0, shownLines).join(', ') + (sorted.length > shownLines ? ' …' : '');
      return `  ${String(count).padStart(4)}  ${file}${at && ` (line ${at})`}`;
    })
    .join('\n');
}
