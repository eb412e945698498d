import { type BuildReport, buildSite } from '../../build.ts';
import { describeRefusal } from '../fault.ts';
import { preview } from './preview.ts';
import { collectResults, startFrom } from '../kept/results.ts';
import { readSettings } from '../settings.ts';

/** Runs the command behind `npm start`, a build that is served; returns nothing where it failed, which is said. Apart from `build.ts`, which would else read the server's packages. */
export async function runCommand(earlier: BuildReport['results']): Promise<Pick<BuildReport, 'results'> | undefined> {
  try {
    startFrom(earlier);
    await preview({
      settings: readSettings(),
      buildSite: (local) => buildSite(local, { folder: 'dist', demonstration: true }),
    });
    return { results: collectResults() };
  } catch (error) {
    console.error(describeRefusal(error));
    process.exitCode = 1;
    return undefined;
  }
}
