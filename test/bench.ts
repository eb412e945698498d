import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './support/build/built-site.ts';
import { timeSaves } from './support/build/time-saves.ts';
import { buildIn } from './support/build/tree-copy.ts';
import { weighPages } from './support/build/weigh.ts';

/** Runs of each measurement; machines are noisy, so the middle one is quoted. */
const RUNS = 5;

const middle = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]!;
const range = (values: readonly number[]) =>
  `${Math.round(middle(values))} ms (${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))})`;

/** Milliseconds of one whole `npm run build` as a process of its own, with or without what earlier ones kept. */
async function timeBuild(cold: boolean): Promise<number> {
  if (cold) rmSync(join(projectFolder, '.cache'), { recursive: true, force: true });
  const { code, output, milliseconds } = await buildIn(projectFolder, { SOURCE_DATE_EPOCH: '1763683200' });
  if (code !== 0) throw new Error(output);
  return milliseconds;
}

async function timeBuilds(cold: boolean): Promise<readonly number[]> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) times.push(await timeBuild(cold));
  return times;
}

function showWeights(folder: string): void {
  const pages = weighPages(folder);
  const heaviest = (part: 'html' | 'styles' | 'scripts' | 'pictures') =>
    [...pages].sort((one, other) => other[part] - one[part])[0]!;
  console.log(`\nWeights in bytes as brotli sends them, of ${pages.length} pages:`);
  for (const part of ['html', 'styles', 'scripts', 'pictures'] as const) {
    const { path, [part]: most } = heaviest(part);
    console.log(`  ${part.padEnd(9)} middle ${middle(pages.map((page) => page[part]))}, most ${most} (${path})`);
  }
  const first = pages.map(({ path, html, styles }) => ({ path, bytes: html + styles }));
  const most = first.sort((one, other) => other.bytes - one.bytes)[0]!;
  console.log(
    `  HTML and style sheets together: middle ${middle(first.map(({ bytes }) => bytes))}, most ${most.bytes} (${most.path})`,
  );
}

console.log(`Builds, the middle of ${RUNS} whole processes (fastest–slowest):`);
console.log(`  nothing kept:  ${range(await timeBuilds(true))}`);
console.log(`  earlier kept:  ${range(await timeBuilds(false))}`);
const { words, styles } = await timeSaves(RUNS);
console.log(`\nFrom a save under npm run dev to the screen:`);
console.log(`  words:         ${range(words)}`);
console.log(`  styles:        ${range(styles)}`);
showWeights(join(projectFolder, 'dist'));
