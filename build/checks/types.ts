import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { locales } from '../../content/locale.ts';
import { Fault } from '../fault.ts';

const run = promisify(execFile);
const compiler = join(createRequire(import.meta.url).resolve('typescript/package.json'), '../bin/tsc');

/** One line of the compiler's plain report: file(line,column): error CODE: message. */
const reportLine = /^(.+?)\((\d+),\d+\): error (TS\d+): (.+)$/gm;

/** What the compiler found the last time, so that it looks again only where something has changed. */
const memory = ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'];

/** Compiles pages and content without writing any script; returns what does not hold, such as a text that one language lacks. */
export async function checkTypes(): Promise<readonly Fault[]> {
  try {
    await run(process.execPath, [compiler, '-p', 'pages', '--pretty', 'false', ...memory]);
    return [];
  } catch (error) {
    const { stdout = '' } = error as { stdout?: string };
    const faults = [...stdout.matchAll(reportLine)].map(([, file, line, code, message]) => {
      const language = keyErrors.test(code!) ? languageAt(file!, Number(line)) : undefined;
      return new Fault(
        `${message} (${code})`,
        { file: file!, line: Number(line), ...(language && { language, page: file!.replace(/^.*\/|\.tsx?$/g, '') }) },
        language
          ? `Write the text in '${language}' too, under the same key: every language has the same words.`
          : 'Mend the value at this line, or the type it is held against.',
      );
    });
    if (faults.length === 0) throw error;
    return faults;
  }
}

/** A key that is missing (2739, 2740, 2741) or one too many (2353). */
const keyErrors = /^TS(?:2739|2740|2741|2353)$/;

/** The language whose words open at or above a line, where there are any. */
function languageAt(file: string, line: number): string | undefined {
  const above = readFileSync(file, 'utf8').split('\n').slice(0, line).reverse();
  for (const text of above) {
    const language = locales.find((locale) => new RegExp(`^\\s*${locale}: `).test(text));
    if (language) return language;
    if (/^\S/.test(text)) return undefined;
  }
  return undefined;
}
