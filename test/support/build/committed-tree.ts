import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Fault } from '../../../build/fault.ts';
import { projectFolder, runScript, suiteFolder } from './built-site.ts';
import { run } from '../runner/process.ts';

const GIT_LIMIT = 60_000;
const INSTALL_LIMIT = 600_000;

/** The script with which every tree builds the site that its tests look at. */
const buildScript = 'build-for-tests.ts';

const git = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  run('git', args, { cwd: projectFolder, env, limit: GIT_LIMIT });

const commandLine = { file: 'the command line (--compare)' };

/** The full name of a commit that is given by any of its names. */
export async function resolveCommit(name: string): Promise<string> {
  const ended = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
  if (ended.code === 0) return ended.output.trim();
  throw new Fault(
    `There is no commit "${name}".`,
    commandLine,
    'Give a hash, a branch, a tag or HEAD~1; `git log --oneline` lists them.',
  );
}

/** Writes the files of a commit into a new folder, past the index and the working tree of the project. */
async function checkOut(commit: string): Promise<string> {
  const folder = suiteFolder('commit');
  const tree = join(folder, 'tree');
  mkdirSync(tree);
  const index = { GIT_INDEX_FILE: join(folder, 'index') };
  for (const args of [
    ['read-tree', commit],
    ['checkout-index', '--all', `--prefix=${tree}/`],
  ]) {
    const ended = await git(args, index);
    if (ended.code !== 0) throw new Error(`git ${args[0]} failed:\n${ended.output}`);
  }
  return tree;
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string }>>;
}

const readLock = (folder: string) => JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as Lock;

/** Gives a tree its packages: the project's, where they hold each one that the tree is locked to in the same version. */
async function providePackages(tree: string): Promise<void> {
  const own = readLock(projectFolder).packages;
  const wanted = Object.entries(readLock(tree).packages).filter(([place]) => place !== '');
  if (wanted.every(([place, { version }]) => own[place]?.version === version)) {
    symlinkSync(join(projectFolder, 'node_modules'), join(tree, 'node_modules'), 'junction');
    return;
  }
  // npm is a script on one system and a batch file on another; where it runs us, it says where its program is.
  const npm = process.env['npm_execpath'];
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm'];
  const args = [...before, 'ci', '--prefer-offline', '--no-audit', '--no-fund'];
  const ended = await run(command!, args, { cwd: tree, limit: INSTALL_LIMIT });
  if (ended.code === 0) return;
  throw new Fault(
    `The packages of the other commit cannot be installed:\n${ended.output}`,
    commandLine,
    'Compare with a commit whose package-lock.json holds nothing but what the present one holds too, or try again online.',
  );
}

/** Builds the site of a commit with that commit's own build; returns the folder of the site, which this process removes when it ends. */
export async function buildCommit(commit: string): Promise<string> {
  const tree = await checkOut(commit);
  const tests = join(tree, 'test');
  const script = readdirSync(tests, { recursive: true, encoding: 'utf8' }).find(
    (file) => basename(file) === buildScript,
  );
  if (!script) {
    throw new Fault(
      `The commit ${commit} has no ${buildScript}.`,
      commandLine,
      'Compare with a later commit: earlier ones had no such build.',
    );
  }
  await providePackages(tree);
  const folder = join(tree, 'dist');
  const ended = await runScript(join(tests, script), [folder], { cwd: tree });
  if (ended.code === 0) return folder;
  throw new Fault(
    `The site of ${commit} does not build:\n${ended.output}`,
    commandLine,
    'Compare with a commit whose own tests ran.',
  );
}
