import { relative } from 'node:path';
import { projectFolder } from '../support/build/built-site.ts';
import { suite, type Suite, type SuiteOptions } from '../support/suite.ts';

/**
 * A suite of what was agreed for this site and may change with its owner's wishes; `file` holds what it
 * expects: its own `import.meta.filename`, or the table it reads.
 * Whatever fails in it says what to do where the change was meant.
 */
export function fixedSuite(name: string, file: string, options?: SuiteOptions): Suite {
  const inner = suite(name, options);
  const place = relative(projectFolder, file).replaceAll('\\', '/');
  const remedy = `\n    Changed on purpose? Then change ${place} as well, or leave its folder out: npm test -- --own`;
  const define = (test: string, body: () => Promise<void> | void) =>
    inner(test, async () => {
      try {
        await body();
      } catch (fault) {
        const error = fault instanceof Error ? fault : new Error(String(fault));
        error.message += remedy;
        throw error;
      }
    });
  return Object.assign(define, { before: inner.before, after: inner.after, run: inner.run });
}
