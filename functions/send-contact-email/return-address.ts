import { type Family, href } from '../../content/routes.ts';

/** How a form post ended. */
export type Outcome = 'sent' | 'failed';

/** The page that tells a visitor without scripts how sending went, in the family the form stood in; `site` ends with a slash. */
export function returnAddress(site: string): (outcome: Outcome, family: Family) => string {
  return (outcome, family) => site + href(outcome === 'sent' ? 'contact-sent' : 'contact-failed', family).slice(1);
}
