import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cacheEntry } from '../kept/cache-entry.js';
import { Fault, Faults } from '../fault.ts';
import { filesBelow, languageAt } from '../source-files.ts';
import { gatherGaps, type TypeReport } from './language-gaps.ts';

const execute = promisify(execFile);
const compiler = join(createRequire(import.meta.url).resolve('typescript/package.json'), '../bin/tsc');

/** The compiler's plain report: file(line,column): error CODE: message, what it comes from on indented lines below. */
const reportLine = /^(.+?)\((\d+),\d+\): error (TS\d+): (.+(?:\n +.+)*)$/gm;

/** Pages and content, which know neither browser nor Node, and widgets, which know the browser. */
const projects = ['pages', 'widgets'];

/** Everything types can depend on: all sources but the tests. */
const unread = /^(?:\.|(?:node_modules|dist|test|styles|screenshots)$)/;
const readSources = (): string =>
  readdirSync('.')
    .filter((name) => !unread.test(name))
    .flatMap((name) => (statSync(name).isDirectory() ? filesBelow(name) : [name]))
    .filter((file) => /\.(?:tsx?|json)$/.test(file))
    .map((file) => `${file}\n${readFileSync(file, 'utf8')}`)
    .join('\n');

/**
 * Compiles pages, content and widgets without writing any script; returns what does not hold, such as a text that one language
 * lacks. Sources that were right once are not compiled again.
 */
export async function checkTypes(): Promise<readonly Fault[]> {
  const sources = readSources();
  const right = cacheEntry('types', sources);
  if (right.read()) return [];
  const all = (await Promise.all(projects.map(compile))).flat();
  // What was saved while the compiler read is not what was asked about.
  if (all.length === 0 && readSources() === sources) await right.write('right');
  const { faults, rest } = gatherGaps([...new Map(all.map((report) => [JSON.stringify(report), report])).values()]);
  return [...faults, ...rest.map(faultOf)];
}

/** What a failure comes from, as far as types tell: missing words end in stacks and complaints that name neither file nor value. */
export async function typesFirst(failure: unknown): Promise<unknown> {
  const faults = await checkTypes();
  return faults.length > 0 ? new Faults(faults) : failure;
}

/** The compiler lives for a second: on one thread, and without clearing memory before there is much of it, it takes a third of the processor time. */
export const sparing = { args: ['--singleThreaded'], env: { GOGC: 'off', GOMEMLIMIT: '1GiB' } };

/** What the compiler complains of, as it prints it. */
export const readReports = (output: string): readonly TypeReport[] =>
  [...output.replaceAll('\r', '').matchAll(reportLine)].map(([, file, line, code, message]) => ({
    file: file!,
    line: Number(line),
    code: code!,
    message: message!,
  }));

async function compile(project: string): Promise<readonly TypeReport[]> {
  try {
    await execute(process.execPath, [compiler, '-p', project, '--pretty', 'false', ...sparing.args], {
      env: { ...process.env, ...sparing.env },
    });
    return [];
  } catch (error) {
    const reports = readReports((error as { stdout?: string }).stdout ?? '');
    if (reports.length === 0) throw error;
    return reports;
  }
}

function faultOf({ file, line, code, message }: TypeReport): Fault {
  const language = keyErrors.test(code) ? languageAt(file, line) : undefined;
  return new Fault(
    `${message} (${code})`,
    { file, line, ...(language && { language, page: file.replace(/^.*\/|\.tsx?$/g, '') }) },
    language
      ? `Write the text in '${language}' too, under the same key: every language has the same words.`
      : 'Mend the value at this line, or the type it is held against.',
  );
}

/** A key that is missing (2739, 2740, 2741) or one too many (2353). */
const keyErrors = /^TS(?:2739|2740|2741|2353)$/;
