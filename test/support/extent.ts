import { distinctAddresses, inTurns } from './addresses.ts';

/** The flag that asks the runner for what takes longer than a developer waits: every page in every state. */
export const FLAG = '--audit';
/** The variable by which it passes that on to its suites. */
export const AUDIT = 'TEST_AUDIT';

/** Whether this is such a run. */
export const audit = process.env[AUDIT] !== undefined || process.argv.includes(FLAG);

/** The browser a behaviour is proven in: Chromium with every change, Firefox in the audit. */
export const browser = audit ? 'firefox' : 'chrome';

/** Firefox answers no question while scripting is off; where one has to be asked, no script arrives there. */
export const withoutScripts = audit ? 'blocked' : false;

/**
 * The pages a sweep goes through: every page in one of its languages, in the audit in both. A page below /en/ has the markup of
 * its unprefixed alternate, which `pages/every-page` proves.
 */
export const sweptAddresses: readonly string[] = audit ? distinctAddresses : inTurns;

/** Every third of them, for sweeps that look at each element of a page in two states; all of them in the audit. */
export const everyThirdAddress: readonly string[] = sweptAddresses.filter((_, at) => audit || at % 3 === 0);
