import { type Prefix, href } from '../../content/routes.ts';

/** How a form post ended. */
export type Outcome = 'sent' | 'failed';

/** The page that tells a visitor without scripts how sending went, under the prefix the form stood in; `site` ends with a slash. */
export function returnAddress(site: string): (outcome: Outcome, prefix: Prefix) => string {
  return (outcome, prefix) => site + href(outcome === 'sent' ? 'contact-sent' : 'contact-failed', prefix).slice(1);
}
