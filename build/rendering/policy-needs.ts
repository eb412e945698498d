import { createHash } from 'node:crypto';
import { type PolicyNeeds, self } from '../../pages/layout/policy.ts';
import type { Tag } from './scan-markup.ts';

/** Scripts of these types are run or obeyed; any other, such as structured data, is only read. */
const obeyed = /^(?:|module|text\/javascript|importmap|speculationrules)$/;

/** The name by which a policy knows a text. */
const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const hashes = new Map<string, string>();

/** The same of a text that several pages have: it is taken once. */
function sharedHash(text: string): string {
  const hash = hashes.get(text) ?? hashOf(text);
  hashes.set(text, hash);
  return hash;
}

const isComplete = (address: string) => /^[a-z][a-z0-9+.-]*:/i.test(address);

/** What a policy calls the place of an address. */
function sourceOf(address: string): string {
  if (!isComplete(address)) return self;
  const { protocol, origin, hostname } = new URL(address);
  // A policy has no way to write an address of IPv6 (https://www.w3.org/TR/CSP3/#grammardef-host-source).
  return /^https?:$/.test(protocol) && !hostname.startsWith('[') ? origin : protocol;
}

/** Where a form leads. An endpoint elsewhere answers with a redirect back to the site, which counts too. */
const targetsOf = (action: string, site: string): readonly string[] =>
  /^https?:/i.test(action) ? [sourceOf(action), self, site] : [sourceOf(action)];

/** What a document is read by, for its policy. */
export interface PolicyReader {
  /** A tag that the document has, however often. */
  readonly tag: (tag: Tag) => void;
  /** A script that is written into it. */
  readonly script: (tag: Tag, text: string) => void;
  /** What the document needs, with these rules in its head and without one of its scripts, on a site of this origin. */
  readonly result: (css: string, site: string, without?: string) => PolicyNeeds;
}

/** Notes what a document loads, runs and sends to, while it is read. */
export function openPolicyReader(): PolicyReader {
  const scripts: string[] = [];
  const endpoints: string[] = [];
  const formTargets: string[] = [];
  let linksScripts = false;
  let linksManifest = false;
  let playsMedia = false;

  return {
    tag({ name, attributes: { src, rel, action = '', 'data-endpoint': endpoint } }) {
      if (name === 'script' && src !== undefined) linksScripts = true;
      if (name === 'link' && rel === 'manifest') linksManifest = true;
      if (name === 'video' || name === 'audio') playsMedia = true;
      if (name === 'form') formTargets.push(action);
      if (endpoint) endpoints.push(endpoint);
    },
    script({ attributes: { src, type = '' } }, text) {
      if (src === undefined && obeyed.test(type)) scripts.push(text);
    },
    result: (css, site, without) => ({
      scriptHashes: scripts.filter((text) => text !== without).map(sharedHash),
      styleHashes: css ? [sharedHash(css)] : [],
      linksScripts,
      linksFonts: css.includes('@font-face'),
      linksManifest,
      playsMedia,
      connections: endpoints.map(sourceOf),
      formTargets: formTargets.flatMap((action) => targetsOf(action, site)),
    }),
  };
}
