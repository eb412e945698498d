import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';

/** Every file below a folder, in a fixed order. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = `${folder}/${name}`;
      return statSync(path).isDirectory() ? filesBelow(path) : [path];
    });
}

/**
 * The source file a person should open for a page, found by the words it must contain: pages first, then content.
 * Read only when there is a fault to report.
 */
export function sourceOf(route: string, clue?: string): string {
  const sources = [...filesBelow('pages'), ...filesBelow('content')].filter((file) => /\.tsx?$/.test(file));
  const holds = (file: string, words: string) => readFileSync(file, 'utf8').includes(words);
  const page = sources.find((file) => file.startsWith('pages') && holds(file, `route: '${route}'`));
  if (clue && !(page && holds(page, clue))) {
    const culprit = sources.find((file) => holds(file, clue));
    if (culprit) return culprit;
  }
  return page ?? 'pages/index.ts';
}
