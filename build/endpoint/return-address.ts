import { type Prefix, href } from '../../content/routes.ts';
import type { Outcome } from './contact-endpoint.ts';

/** The page that tells a visitor without scripts how sending went, in the prefix the form stood in. */
export function returnAddress(basePath: string): (outcome: Outcome, prefix: Prefix) => string {
  return (outcome, prefix) => basePath + href(outcome === 'sent' ? 'contact-sent' : 'contact-failed', prefix).slice(1);
}
