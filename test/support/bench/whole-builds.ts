import { join } from 'node:path';
import { buildArguments } from '../build/build-command.ts';
import { plainEnvironment } from '../build/plain-settings.ts';
import { copyTree } from '../build/tree-copy.ts';
import { generateSite } from './generated-site.ts';
import { type Measured, measureProcess } from './measure-process.ts';
import { putAside } from './put-aside.ts';

/** What a build finds, and the least that drawing and writing the same pages takes. */
export const states = ['floor', 'fresh clone', 'everything kept', 'nothing changed'] as const;
export type State = (typeof states)[number];

/** Whole processes of `npm run build` for this site in every state, one after the other in each round. */
export async function measureBuilds(
  rounds: number,
  pages: number,
): Promise<Readonly<Record<State, readonly Measured[]>>> {
  const copy = copyTree({ fresh: true });
  const site = await generateSite(pages, pages);
  const remove = (...paths: readonly string[]) => paths.forEach((path) => putAside(join(copy, path)));
  const build = () => measureProcess(buildArguments, copy, { ...plainEnvironment(), CI: '1' });
  const runs: Readonly<Record<State, () => Promise<Measured>>> = {
    floor: () => site.measure('floor'),
    'fresh clone'() {
      remove('.cache', 'dist', 'hosting');
      return build();
    },
    'everything kept'() {
      // The word that nothing has changed: all pages are drawn anew.
      remove('.cache/published');
      return build();
    },
    'nothing changed': build,
  };
  const measured = Object.fromEntries(states.map((state) => [state, [] as Measured[]])) as Record<State, Measured[]>;
  for (let round = 0; round < rounds; round++) for (const state of states) measured[state].push(await runs[state]());
  return measured;
}
