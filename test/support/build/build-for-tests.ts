// First: React complains in its development mode only, and decides when it is loaded.
import '../../../build/react-development-mode.js';
import { buildSite } from '../../../build.ts';
import { describeFailure } from '../../../build/fault.ts';
import { localSettings } from '../../../build/serving/local-settings.ts';
import { plainSettings } from './plain-settings.ts';

const [, , folder] = process.argv;
if (!folder) throw new Error('Call it with the folder to build into.');

// Types are a result of their own in the test run.
await buildSite(localSettings(plainSettings()), { folder, types: false, demonstration: true }).catch(
  (error: unknown) => {
    console.error(describeFailure(error));
    process.exitCode = 1;
  },
);
