import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { builtSite, projectFolder, SITE_FOLDER, suiteFolder } from './support/build/built-site.ts';
import { AUDIT, audit, FLAG } from './support/extent.ts';
import { getBrowser, NO_INSTALL, pathVariable } from './support/browser/get-browser.ts';
import { REPORT } from './support/suite.ts';
import { prepareSuites, type RunSuite } from './support/runner/prepare-suites.ts';
import { type Tally, tally } from './support/runner/report.ts';

/** Suites at a time: more than cores, because most of them wait a third of their time. Those of an audit hardly wait. */
const AT_ONCE = Math.min(availableParallelism(), 4) + (audit ? 0 : 2);
/** Milliseconds until a suite counts as hung, on a busy machine and with an owner's photographs too; an audit looks at every page in every state. */
const SUITE_LIMIT = audit ? 1_200_000 : 600_000;

const here = import.meta.dirname;
const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

/** The flag that leaves out what was only agreed for this site, and what an owner may have changed. */
const OWN = '--own';
const AGREED = 'specification/';

/** Types and format, the latter in the audit only. */
const CHECK = 'check.ts';

const imports = (file: string, support: string) =>
  readFileSync(join(here, file), 'utf8').includes(`/support/${support}'`);

/** Whether the audit takes a suite further: into the other browser, or through all pages. */
const goesFurther = (file: string) => imports(file, 'extent.ts');

/** What makes a suite long: saves to a server that builds, then sites built in trees of its own. */
const slow = ['build/dev-server.ts', 'build/tree-copy.ts'];

/** The long ones first: what begins last is waited for alone. */
function longestFirst(files: readonly string[]): readonly string[] {
  const long = slow.map((support) => files.filter((file) => imports(file, support)));
  return [...new Set([...long.flat(), ...files])];
}

/** Whether a word of the command line means this suite: part of its file's name, or with a slash part of its path. */
const meant = (file: string, word: string) => (word.includes('/') ? file : basename(file)).includes(word);

/** The suites that one of the words means, `check` among them; all of them where no word is given. */
function selectSuites(words: readonly string[]): readonly string[] {
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  const tests = files.filter((file) => file.endsWith('.test.ts'));
  const all = audit
    ? [CHECK, ...files.filter((file) => file.endsWith('.audit.ts')), ...tests.filter(goesFurther)]
    : [CHECK, ...tests];
  const wanted = process.argv.includes(OWN) ? all.filter((file) => !file.startsWith(AGREED)) : all;
  return words.length ? wanted.filter((file) => words.some((word) => meant(file, word))) : wanted;
}

type Environment = Readonly<Record<string, string>>;

/** Finds the browsers and builds the site, once for all suites; what cannot be had fails only the suites that need it. */
async function prepare(): Promise<Environment> {
  const env: Record<string, string> = { [NO_INSTALL]: '1' };
  for (const kind of audit ? (['chrome', 'firefox'] as const) : (['chrome'] as const)) {
    try {
      env[pathVariable[kind]] = await getBrowser(kind);
    } catch (error) {
      console.log((error as Error).message);
    }
  }
  return { ...env, ...(audit && { [AUDIT]: '1' }), [SITE_FOLDER]: await builtSite() };
}

async function runCounted(run: RunSuite, file: string, env: Environment, reports: string): Promise<Tally> {
  const reportFile = join(reports, `${file.replaceAll('/', '-')}.ndjson`);
  const ended = await run(file, { env: { ...env, [REPORT]: reportFile }, limit: SUITE_LIMIT });
  const counted = tally(file, reportFile, ended);
  const verdict = counted.failures.length ? `FAILED ${counted.failures.length} of ` : '';
  console.log(
    `${file}: ${verdict}${counted.passed + counted.failures.length} (${(ended.milliseconds / 1000).toFixed(1)} s)`,
  );
  if (counted.failures.length) console.log(ended.output.trim());
  return counted;
}

async function runAll(files: readonly string[], env: Environment): Promise<readonly Tally[]> {
  const reports = suiteFolder('reports');
  const run = await prepareSuites(projectFolder, files);
  const waiting = [...longestFirst(files)];
  const tallies: Tally[] = [];
  const worker = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift())
      tallies.push(await runCounted(run, file, env, reports));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return tallies;
}

async function main(): Promise<readonly Tally[]> {
  const started = performance.now();
  const words = process.argv.slice(2).filter((word) => word !== FLAG && word !== OWN);
  const files = selectSuites(words);
  if (!files.length) return [{ passed: 0, failures: [`no suite is called "${words.join('" or "')}"`] }];
  const env = await prepare();
  console.log(`Ready after ${seconds(started)}.`);
  const tallies = await runAll(files, env);
  console.log(`\n${tallies.length} suites in ${seconds(started)}`);
  return tallies;
}

const tallies = await main().catch((error: unknown): readonly Tally[] => [
  { passed: 0, failures: [error instanceof Error ? error.message : String(error)] },
]);
const failures = tallies.flatMap((counted) => counted.failures);
const passed = tallies.reduce((sum, counted) => sum + counted.passed, 0);
for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length ? 1 : 0;
