import { cpus } from 'node:os';
import { type GeneratedSite, generateSite } from './support/bench/generated-site.ts';
import type { Measured } from './support/bench/measure-process.ts';
import { measureBuilds, states } from './support/bench/whole-builds.ts';
import { builtSite } from './support/build/built-site.ts';
import { timeSaves } from './support/build/time-saves.ts';
import { weighPages } from './support/build/weigh.ts';

/** Runs of each measurement, one kind after the other in each round; machines are noisy, so the middle one is quoted. */
const RUNS = 5;
/** Pages of the generated sites, unless the command line says others (`npm run bench -- 82 10000`). */
const usualSizes = [82, 1000];

const middle = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]!;
const range = (values: readonly number[]) =>
  `${Math.round(middle(values))} ms (${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))})`;
const middleOf = (runs: readonly Measured[], part: keyof Measured) => middle(runs.map((run) => run[part]));

/** One line: how often the floor, by processor and by time, and the figures themselves. */
function showRun(name: string, runs: readonly Measured[], floor: readonly Measured[]): void {
  const ratio = (part: keyof Measured) => (middleOf(runs, part) / middleOf(floor, part)).toFixed(2).padStart(6);
  const megabytes = Math.round(middleOf(runs, 'memory') / 1e6);
  console.log(
    `  ${name.padEnd(16)} ${ratio('processor')} ${ratio('milliseconds')}   processor ${range(runs.map((run) => run.processor))}, time ${range(runs.map((run) => run.milliseconds))}, memory ${megabytes} MB`,
  );
}

async function measureGenerated(site: GeneratedSite, rounds: number): Promise<void> {
  const runs = { floor: [] as Measured[], built: [] as Measured[] };
  for (let round = 0; round < rounds; round++) {
    runs.floor.push(await site.measure('floor'));
    runs.built.push(await site.measure('build'));
  }
  console.log(`\n${site.pages} pages:`);
  showRun('floor', runs.floor, runs.floor);
  showRun('built', runs.built, runs.floor);
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

const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : usualSizes;
const folder = await builtSite();
const present = weighPages(folder).filter(({ path }) => !/^(?:widgets|primitives)\//.test(path)).length;

console.log(
  `${cpus().length} × ${cpus()[0]!.model}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`,
);
console.log(
  'The floor is React in production, drawing and writing the same elements. Times the floor, by processor and by time:',
);
console.log(`\nThis site, whole processes of npm run build, the middle of ${RUNS}:`);
const builds = await measureBuilds(RUNS, present);
for (const state of states) showRun(state, builds[state], builds.floor);
for (const size of sizes) await measureGenerated(await generateSite(size, present), size > 1000 ? 1 : 3);
const { words, styles } = await timeSaves(RUNS);
console.log(`\nFrom a save under npm run dev to the screen:`);
console.log(`  words:         ${range(words)}`);
console.log(`  styles:        ${range(styles)}`);
showWeights(folder);
