import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gatherGaps } from '../build/checks/language-gaps.ts';
import { readReports, sparing } from '../build/checks/types.ts';
import { projectFolder } from './support/build/built-site.ts';
import { audit } from './support/extent.ts';
import { run } from './support/runner/process.ts';
import { REPORT, report } from './support/suite.ts';

const require = createRequire(import.meta.url);
const LIMIT = 120_000;

/** The program behind a package's command, run without a shell. */
function program(name: string, command: string): string {
  const manifest = require.resolve(`${name}/package.json`);
  const { bin } = require(manifest) as { bin: string | Record<string, string> };
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command]!);
}

const tsc = program('typescript', 'tsc');
const prettier = program('prettier', 'prettier');

/** What is checked, and what helps when it is not right. */
const checks: readonly { readonly name: string; readonly args: readonly string[]; readonly remedy?: string }[] = [
  { name: 'types of the build', args: [tsc, '-p', '.', ...sparing.args] },
  { name: 'types of pages and content (no DOM, no Node)', args: [tsc, '-p', 'pages', ...sparing.args] },
  { name: 'types of widgets (no Node)', args: [tsc, '-p', 'widgets', ...sparing.args] },
  { name: 'types of the panel of the editor (no Node)', args: [tsc, '-p', 'build/edit/panel'] },
  { name: 'types of the tests', args: [tsc, '-p', 'test', ...sparing.args] },
  {
    name: 'format',
    args: [prettier, '--check', '--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier', '.'],
    remedy: 'npm run format',
  },
];

/** What a check prints, with the many texts that one language lacks told once. */
function readable(output: string): string {
  const { faults, rest } = gatherGaps(readReports(output));
  if (faults.length === 0) return output.trim();
  return [
    ...faults.map((fault) => fault.describe()),
    ...rest.map(({ file, line, code, message }) => `${file}(${line}): error ${code}: ${message}`),
  ].join('\n');
}

const SUITE = 'check';
/** Formatting every file takes longer than any suite and breaks nothing: `npm test` leaves it to `npm run check` and the audit. */
const among = process.env[REPORT] && !audit ? checks.filter(({ name }) => name !== 'format') : checks;
for (const { name } of among) report({ kind: 'planned', suite: SUITE, test: name });

const results = await Promise.all(
  among.map(async ({ name, args, remedy }) => {
    const ended = await run(process.execPath, args, { cwd: projectFolder, env: sparing.env, limit: LIMIT });
    const good = ended.code === 0;
    report({ kind: good ? 'passed' : 'failed', suite: SUITE, test: name });
    console.log(`${good ? 'right' : 'WRONG'}  ${name} (${Math.round(ended.milliseconds)} ms)`);
    if (!good) console.log(`${readable(ended.output)}${remedy ? `\nremedy: ${remedy}` : ''}\n`);
    return good;
  }),
);

const wrong = results.filter((good) => !good).length;
console.log(
  wrong ? `${wrong} of ${results.length} checks found something.` : `All ${results.length} checks are right.`,
);
process.exitCode = wrong ? 1 : 0;
