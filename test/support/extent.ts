import { distinctAddresses } from './addresses.ts';

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

/** One page of every kind, each language in its turn, and those with the longest words and the largest tables. */
const ofEveryKind: readonly string[] = [
  '/',
  '/nl/',
  '/about/',
  '/nl/portfolio/',
  '/portfolio/hrneeds/',
  '/nl/portfolio/re-sult-skin-clinic/',
  '/nl/services/',
  '/services/website-configurator/',
  '/nl/services/custom-complex-websites/',
  '/services/branding/',
  '/solutions/google-ranking/',
  '/nl/solutions/groei-op-sociale-media/',
  '/pricing/',
  '/nl/prijzen/',
  '/contact/',
  '/nl/contact/failed/',
  '/coming-soon/',
];

/** The pages a sweep goes through. A page below /en/ has the markup of its unprefixed alternate, which `every-page` proves. */
export const sweptAddresses: readonly string[] = audit ? distinctAddresses : ofEveryKind;
