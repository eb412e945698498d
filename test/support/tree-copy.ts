import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_LIMIT, projectFolder, temporaryFolder } from './built-site.ts';
import { plainEnvironment, type SettingNames } from './plain-settings.ts';
import { type Ended, run } from './process.ts';

/** What a build reads; the packages are shared. */
const parts = [
  'build.ts',
  'build',
  'content',
  'functions',
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
export const buildCommand = [process.execPath, 'build/run.js'] as const;

/** What a build is told by its environment: settings, and the place it believes to be in. */
export type BuildEnvironment = Partial<Record<SettingNames | 'TZ' | 'LANG' | 'LC_ALL', string>>;

/** Runs the command behind `npm run build` in a folder, by default without any settings. */
export const buildIn = (folder: string, env: BuildEnvironment = {}): Promise<Ended> =>
  run(buildCommand[0], buildCommand.slice(1), {
    cwd: folder,
    env: { ...plainEnvironment(), ...env },
    limit: BUILD_LIMIT,
  });

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
