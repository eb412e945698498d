import { type Family, href } from '../../content/routes.ts';
import type { Outcome } from './contact-endpoint.ts';

/** The page that tells a visitor without scripts how sending went, in the family the form stood in. */
export function returnAddress(basePath: string): (outcome: Outcome, family: Family) => string {
  return (outcome, family) => basePath + href(outcome === 'sent' ? 'contact-sent' : 'contact-failed', family).slice(1);
}
