import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCommand } from './build-command.ts';
import { BUILD_LIMIT, projectFolder, suiteFolder } from './built-site.ts';
import { plainEnvironment, type SettingNames } from './plain-settings.ts';
import { type Ended, run } from '../runner/process.ts';

/** What a build reads; the packages are shared. */
const parts = [
  'build.ts',
  'build',
  'content',
  'functions',
  'media',
  'pages',
  'styles',
  'widgets',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

interface CopyOptions {
  /** Without what earlier builds have made on this machine, which copies share otherwise. */
  readonly fresh?: boolean;
  /** `false` leaves out what the repository keeps of what builds have made. */
  readonly kept?: boolean;
}

/** A copy of the project's sources to plant things in, gone when the suite ends. */
export function copyTree({ fresh = false, kept = true }: CopyOptions = {}): string {
  const copy = suiteFolder('tree');
  const cache = join(projectFolder, '.cache');
  if (!fresh && existsSync(cache)) symlinkSync(cache, join(copy, '.cache'), 'junction');
  for (const part of kept ? [...parts, '.kept'] : parts)
    cpSync(join(projectFolder, part), join(copy, part), { recursive: true });
  symlinkSync(join(projectFolder, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}

/** Replaces one piece of text in a file of a copy. */
export function replaceIn(copy: string, file: string, from: string, to: string): void {
  const text = readFileSync(join(copy, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} holds no "${from}".`);
  writeFileSync(
    join(copy, file),
    text.replace(from, () => to),
  );
}

/** What a build is told by its environment: settings, and the place it believes to be in. */
export type BuildEnvironment = Partial<Record<SettingNames | 'TZ' | 'LANG' | 'LC_ALL' | 'CI', string>>;

/** Runs the command behind `npm run build` in a folder, by default without any settings. */
export const buildIn = (folder: string, env: BuildEnvironment = {}): Promise<Ended> =>
  run(buildCommand[0], buildCommand.slice(1), {
    cwd: folder,
    env: { ...plainEnvironment(), ...env },
    limit: BUILD_LIMIT,
  });

/** Every file below a folder with a digest of its bytes. */
export function digestsOf(folder: string): Readonly<Record<string, string>> {
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
