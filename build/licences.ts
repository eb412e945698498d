import { readdirSync, readFileSync } from 'node:fs';
import { facePackages } from './faces/face-files.ts';
import { Fault } from './fault.ts';
import type { OutputFile } from './output.ts';

function noticeOf(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (!file) {
    throw new Fault(
      `The package ${folder} is part of the site and brings no licence.`,
      { file: 'package.json' },
      'Do without it: what may not be passed on cannot be published.',
    );
  }
  return `${folder.replace(/^.*node_modules\//, '')}\n\n${readFileSync(`${folder}/${file}`, 'utf8').trim()}\n`;
}

/** The notices of what other people made and the site passes on: the fonts, and the packages that `files` say they hold. */
export function makeLicences(files: readonly OutputFile[]): OutputFile {
  const faces = facePackages().map((name) => `node_modules/${name}`);
  const folders = [...new Set([...faces, ...files.flatMap(({ packages = [] }) => packages)])].sort();
  return {
    path: 'licences.txt',
    contents: folders.map(noticeOf).join(`\n${'-'.repeat(80)}\n\n`),
    source: 'build/licences.ts',
  };
}
