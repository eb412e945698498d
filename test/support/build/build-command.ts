import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './built-site.ts';

interface Package {
  readonly scripts: { readonly build: string };
}

const { scripts } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as Package;

/** What `npm run build` gives to Node: flags, then its file. */
export const buildArguments: readonly string[] = scripts.build.split(' ').slice(1);

/** What Node itself is told of it. */
export const buildFlags = buildArguments.filter((argument) => argument.startsWith('--'));

/** The command behind `npm run build`. */
export const buildCommand = [process.execPath, ...buildArguments] as const;
