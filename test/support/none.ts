import * as assert from 'uvu/assert';

/** Passes where a sweep found nothing; else fails with everything it found, a line each. */
export function none(found: readonly (string | undefined)[]): void {
  const faults = found.filter((fault) => fault !== undefined && fault !== '');
  if (faults.length) assert.unreachable(`${faults.length} found:\n      ${faults.join('\n      ')}`);
}
