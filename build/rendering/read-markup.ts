import { pagePolicy, printPolicy } from '../../pages/layout/policy.ts';
import { type Inspection, type InspectionReader, openInspection } from '../checks/inspect.ts';
import { hooksOf } from '../css/hooks.ts';
import { openPolicyReader } from './policy-needs.ts';
import { decodeText, scanMarkup, type Tag } from './scan-markup.ts';

/** What is left out of a document where it is written: parts of its head as they were printed, one of them a script. */
export interface Omission {
  readonly markup: readonly string[];
  readonly script: string;
}

/** A document as React printed it, read once from its first character to its last. */
export interface ReadMarkup {
  /** The hooks of its elements (hooks.ts), by which its rules are chosen. */
  readonly hooks: ReadonlySet<string>;
  readonly seen: Inspection;
  /**
   * The text as it is published: its rules at the end of the head, where everything that is needed early has been named before, and
   * its policy at the very beginning, since it holds for what follows. `site` is the site's own origin.
   */
  readonly write: (css: string, site: string, omission?: Omission) => string;
}

const hooksOfTags = new WeakMap<Tag, readonly string[]>();

function hooksOfTag(tag: Tag): readonly string[] {
  const hooks = hooksOfTags.get(tag) ?? [...hooksOf(tag.attributes)];
  hooksOfTags.set(tag, hooks);
  return hooks;
}

const closing = new Set(['head', 'title', 'script']);

/** Reads a document for the checks, the rules and the policy, and rewrites its tags as they are published. */
export function readMarkup(markup: string): ReadMarkup {
  const hooks = new Set<string>();
  const present = new Set<Tag>();
  const inspection: InspectionReader = openInspection();
  const needs = openPolicyReader();
  /** As it is published: up to the place of the policy, up to that of the rules, and the rest. */
  const parts: string[] = [];
  let part = '';
  let written = 0;
  /** The element that is open, of those whose text counts. */
  let open: { readonly tag: Tag; readonly end: number } | undefined;

  function endPart(position: number): void {
    parts.push(part + markup.slice(written, position));
    part = '';
    written = position;
  }

  scanMarkup(markup, {
    closing,
    tag(tag, start, end) {
      if (!tag.asWritten) {
        part += markup.slice(written, start) + tag.text;
        written = end;
      }
      if (tag.id !== undefined) inspection.id(tag.id);
      if (tag.raw) open = { tag, end };
      if (present.has(tag)) return;
      present.add(tag);
      for (const hook of hooksOfTag(tag)) hooks.add(hook);
      inspection.tag(tag);
      needs.tag(tag);
      if (tag.name === 'meta' && 'charset' in tag.attributes) endPart(end);
    },
    close(name, start) {
      if (name === 'head') endPart(start);
      if (!open) return;
      const text = markup.slice(open.end, start);
      if (name === 'script') needs.script(open.tag, text);
      if (name === 'title' && !open.tag.inDrawing) inspection.title(decodeText(text));
    },
  });
  endPart(markup.length);

  return {
    hooks,
    seen: inspection.result(),
    write(css, site, omission) {
      const omit = (text = '') => (omission?.markup ?? []).reduce((left, printed) => left.replace(printed, ''), text);
      const [beforePolicy, beforeRules, rest = ''] = parts;
      const policy = printPolicy(pagePolicy(needs.result(css, site, omission?.script)));
      const rules = css && `<style>${css}</style>`;
      return [
        '<!doctype html>',
        omit(beforePolicy),
        `<meta http-equiv="content-security-policy" content="${policy}"/>`,
        omit(beforeRules),
        rules,
        rest,
        '\n',
      ].join('');
    },
  };
}
