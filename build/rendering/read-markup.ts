import { pagePolicy, printPolicy } from '../../pages/layout/policy.ts';
import { type Inspection, type InspectionReader, openInspection } from '../checks/inspect.ts';
import { hooksOf } from '../css/hooks.ts';
import { openPolicyReader } from './policy-needs.ts';
import { decodeText, scanMarkup, type Tag } from './scan-markup.ts';

/** A document as React printed it, read once from its first character to its last. */
export interface ReadMarkup {
  /** The hooks of its elements (hooks.ts), by which its rules are chosen. */
  readonly hooks: ReadonlySet<string>;
  readonly seen: Inspection;
  /**
   * The text as it is published: its rules at the end of the head, where everything that is needed early has been named before, and
   * its policy at the very beginning, since it holds for what follows. `site` is the site's own origin.
   */
  readonly write: (css: string, site: string) => string;
}

const hooksOfTags = new WeakMap<Tag, readonly string[]>();

function hooksOfTag(tag: Tag): readonly string[] {
  const hooks = hooksOfTags.get(tag) ?? [...hooksOf(tag.attributes)];
  hooksOfTags.set(tag, hooks);
  return hooks;
}

/** Reads a document for the checks, the rules and the policy, and rewrites its tags as they are published. */
export function readMarkup(markup: string): ReadMarkup {
  const hooks = new Set<string>();
  const present = new Set<Tag>();
  const inspection: InspectionReader = openInspection();
  const needs = openPolicyReader();
  const pieces: string[] = [];
  /** Among the pieces. */
  const place = { policy: 0, rules: 0 };
  let written = 0;

  function writeUntil(position: number): void {
    pieces.push(markup.slice(written, position));
    written = position;
  }

  scanMarkup(markup, {
    tag(tag, start, end) {
      if (!present.has(tag)) for (const hook of hooksOfTag(tag)) hooks.add(hook);
      present.add(tag);
      if (!tag.asWritten) {
        writeUntil(start);
        pieces.push(tag.text);
        written = end;
      }
      if (tag.name === 'meta' && 'charset' in tag.attributes) {
        writeUntil(end);
        place.policy = pieces.length;
      }
      inspection.tag(tag);
      needs.tag(tag);
    },
    text(start, end) {
      const read = () => markup.slice(start, end);
      inspection.text(() => decodeText(read()));
      needs.text(read);
    },
    close(name, start) {
      if (name === 'head') {
        writeUntil(start);
        place.rules = pieces.length;
      }
      inspection.close(name);
      needs.close();
    },
  });
  writeUntil(markup.length);

  return {
    hooks,
    seen: inspection.result(),
    write(css, site) {
      const policy = printPolicy(pagePolicy(needs.result(css, site)));
      return [
        ...pieces.slice(0, place.policy),
        `<meta http-equiv="content-security-policy" content="${policy}"/>`,
        ...pieces.slice(place.policy, place.rules),
        css && `<style>${css}</style>`,
        ...pieces.slice(place.rules),
      ].join('');
    },
  };
}
