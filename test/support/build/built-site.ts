import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { audit } from '../extent.ts';
import { type Ended, run } from '../runner/process.ts';
import { plainEnvironment } from './plain-settings.ts';

/** The variable in which the runner tells its suites where the built site is. */
export const SITE_FOLDER = 'TEST_SITE';

/** The top folder of the project. */
export const projectFolder = join(import.meta.dirname, '../../..');

/** Milliseconds until a build counts as hung; those of an audit have photographs of a camera's size to make. */
export const BUILD_LIMIT = audit ? 600_000 : 300_000;

const temporary: string[] = [];
process.on('exit', () => {
  for (const folder of temporary) rmSync(folder, { recursive: true, force: true });
});

/** A new empty folder outside the project, removed when this process ends. */
export function suiteFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  temporary.push(folder);
  return folder;
}

/** The command that runs a TypeScript file as a process of its own. */
const scriptCommand = (file: string): readonly [string, ...string[]] => [
  process.execPath,
  '--import',
  import.meta.resolve('tsx'),
  '--import',
  pathToFileURL(join(projectFolder, 'build/media/hook.js')).href,
  file,
];

/** Runs a TypeScript file of the project as a process of its own, by default from the top of the project. */
export function runScript(file: string, args: readonly string[], options: Partial<Parameters<typeof run>[2]> = {}) {
  const [command, ...given] = scriptCommand(file);
  return run(command, [...given, ...args], {
    cwd: projectFolder,
    limit: BUILD_LIMIT,
    ...options,
  });
}

interface LeanBuild {
  /** `dist` unless another is named. */
  readonly folder?: string;
  readonly types?: boolean;
  /** As `npm start` builds it, with the pages that show embeds and primitives. */
  readonly local?: boolean;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

const leanScript = 'test/support/build/build-lean.js';

/**
 * Builds the project or a copy of it without compressed forms, and without types unless they are asked for: a third of the work of
 * `npm run build`, for suites that prove neither.
 */
export function buildLean(tree: string, { folder = 'dist', types, local, env }: LeanBuild = {}): Promise<Ended> {
  if (tree !== projectFolder) cpSync(join(projectFolder, leanScript), join(tree, leanScript));
  return run(process.execPath, [leanScript, folder, types ? '--types' : '', local ? '--local' : ''], {
    cwd: tree,
    env: { ...plainEnvironment(), ...env },
    limit: BUILD_LIMIT,
  });
}

/** The folder of the site as `npm start` builds it: the runner's, or one that is built now. */
export async function builtSite(): Promise<string> {
  const given = process.env[SITE_FOLDER];
  if (given) return given;
  const folder = join(suiteFolder('site'), 'dist');
  const ended = await buildLean(projectFolder, { folder, local: true });
  if (ended.code !== 0) throw new Error(`The site does not build:\n${ended.output}`);
  return folder;
}
