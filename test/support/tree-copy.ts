import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder, runScript, scriptCommand, temporaryFolder } from './built-site.ts';
import { plainEnvironment, type SettingNames } from './plain-settings.ts';
import type { Ended } from './process.ts';

/** What a build reads; the packages are shared. */
const parts = [
  'build.ts',
  'build',
  'content',
  'pages',
  'styles',
  'widgets',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** A copy of the project's sources to plant things in, gone when the suite ends. `fresh`: it shares no picture drawn before. */
export function copyTree({ fresh = false }: { readonly fresh?: boolean } = {}): string {
  const copy = temporaryFolder('tree');
  const cache = join(projectFolder, '.cache');
  if (!fresh && existsSync(cache)) symlinkSync(cache, join(copy, '.cache'), 'dir');
  for (const part of parts) cpSync(join(projectFolder, part), join(copy, part), { recursive: true });
  symlinkSync(join(projectFolder, 'node_modules'), join(copy, 'node_modules'), 'dir');
  return copy;
}

/** The command behind `npm run build`. */
export const buildCommand = scriptCommand('build.ts');

/** Runs the command behind `npm run build` in a copy of the project. */
export const buildCopy = (
  copy: string,
  settings: Partial<Record<SettingNames, string>> = {},
  limit?: number,
): Promise<Ended> => runScript('build.ts', [], { cwd: copy, env: plainEnvironment(settings), ...(limit && { limit }) });

/** Every file below a folder with a digest of its bytes. */
export function fingerprint(folder: string): Readonly<Record<string, string>> {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );
  return Object.fromEntries(
    files.sort().map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]),
  );
}
