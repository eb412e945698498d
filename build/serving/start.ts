import { buildSite } from '../../build.ts';
import { describeRefusal } from '../fault.ts';
import { preview } from './preview.ts';
import { readSettings } from '../settings.ts';

/** Runs the command behind `npm start`, a build that is served; returns whether it is. Apart from `build.ts`, which would else read the server's packages. */
export async function runCommand(): Promise<boolean> {
  try {
    await preview({
      settings: readSettings(),
      buildSite: (local) => buildSite(local, { folder: 'dist', demonstration: true }),
    });
    return true;
  } catch (error) {
    console.error(describeRefusal(error));
    process.exitCode = 1;
    return false;
  }
}
