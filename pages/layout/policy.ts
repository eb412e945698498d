/*
 * The content security policy (https://www.w3.org/TR/CSP3/): what a page may load, run and send to. A page carries `pagePolicy` in its
 * own head, so that it holds wherever the files are served. What only a server can say is `headerPolicy`, the one source for the
 * files that set up hosts: a browser obeys both.
 */

/** The directives used here; what none of them names falls to `default-src`. */
type Directive =
  | 'default-src'
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'media-src'
  | 'connect-src'
  | 'manifest-src'
  | 'form-action'
  | 'base-uri'
  | 'frame-ancestors'
  | 'require-trusted-types-for'
  | 'trusted-types';

/** What each directive allows, in the order of the text. */
export type Policy = Readonly<Partial<Record<Directive, readonly string[]>>>;

/** What one document turned out to hold. */
export interface PolicyNeeds {
  /** Hashes of the scripts and of the style elements written into it, such as `sha256-…`. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  readonly linksScripts: boolean;
  readonly linksFonts: boolean;
  readonly linksManifest: boolean;
  readonly playsMedia: boolean;
  /** Where its scripts send to and its forms lead, each as a source (`'self'`, an origin, a scheme). */
  readonly connections: readonly string[];
  readonly formTargets: readonly string[];
}

const none = ["'none'"];
export const self = "'self'";

const unique = (sources: readonly string[]) => (sources.length > 0 ? [...new Set(sources)] : undefined);
const when = (needed: boolean) => (needed ? [self] : []);

/** The policy of one document, by its needs. */
export function pagePolicy(needs: PolicyNeeds): Policy {
  const hashes = (list: readonly string[]) => list.map((hash) => `'${hash}'`);
  const byNeed = {
    'script-src': unique([...when(needs.linksScripts), ...hashes(needs.scriptHashes)]),
    'style-src': unique(hashes(needs.styleHashes)),
    'font-src': unique(when(needs.linksFonts)),
    'media-src': unique(when(needs.playsMedia)),
    'manifest-src': unique(when(needs.linksManifest)),
  };
  return {
    'default-src': none,
    // Every page has an icon.
    'img-src': [self],
    // Who audits a page fetches robots.txt and llms.txt as the page would.
    'connect-src': [...new Set([self, ...needs.connections])],
    ...Object.fromEntries(Object.entries(byNeed).filter(([, sources]) => sources)),
    // These two do not fall back to `default-src`.
    'form-action': unique(needs.formTargets) ?? none,
    'base-uri': none,
    // No script makes markup, code or the address of code out of text, and none may begin to.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': none,
  };
}

/** The name under which the script of `npm run dev` makes elements of markup (build/dev/browser.js). */
const developmentPolicy = 'development';

/** A page one of whose scripts may make markup out of text, as the one that follows what is saved under `npm run dev` does. */
export const allowDevelopment = (html: string): string =>
  html.replace("trusted-types 'none'", `trusted-types ${developmentPolicy}`);

/** What a policy inside a page cannot say, for the header of every answer: no other site puts a page of this one into a frame. */
export const headerPolicy: Policy = { 'frame-ancestors': [self] };

/** A policy as browsers read it. */
export const printPolicy = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join(';');
