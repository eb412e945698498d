import { type Inspection, type InspectionReader, openInspection } from '../checks/inspect.ts';
import { hooksOf } from '../css/hooks.ts';
import { decodeText, scanMarkup, type Tag } from './scan-markup.ts';

/** A document as React printed it, read once from its first character to its last. */
export interface ReadMarkup {
  /** The hooks of its elements (hooks.ts), by which its own style sheet is chosen. */
  readonly hooks: ReadonlySet<string>;
  readonly seen: Inspection;
  /** The text as it is published; `ownSheet` is the address of a style sheet to link after the one it links itself. */
  readonly write: (ownSheet: string | undefined) => string;
}

const hooksOfTags = new WeakMap<Tag, readonly string[]>();

function hooksOfTag(tag: Tag): readonly string[] {
  const hooks = hooksOfTags.get(tag) ?? [...hooksOf(tag.attributes)];
  hooksOfTags.set(tag, hooks);
  return hooks;
}

/** Reads a document for the checks and the style sheets, and rewrites its tags as they are published. */
export function readMarkup(markup: string): ReadMarkup {
  const hooks = new Set<string>();
  const present = new Set<Tag>();
  const inspection: InspectionReader = openInspection();
  const pieces: string[] = [];
  let afterSheet = 0;
  let written = 0;

  function writeUntil(position: number): void {
    pieces.push(markup.slice(written, position));
    written = position;
  }

  scanMarkup(markup, {
    tag(tag, start, end) {
      if (!present.has(tag)) for (const hook of hooksOfTag(tag)) hooks.add(hook);
      present.add(tag);
      if (tag.text.length !== end - start || !markup.startsWith(tag.text, start)) {
        writeUntil(start);
        pieces.push(tag.text);
        written = end;
      }
      if (tag.name === 'link' && tag.attributes['rel'] === 'stylesheet') {
        writeUntil(end);
        afterSheet = pieces.length;
      }
      inspection.tag(tag);
    },
    text: (start, end) => inspection.text(() => decodeText(markup.slice(start, end))),
    close: inspection.close,
  });
  writeUntil(markup.length);

  return {
    hooks,
    seen: inspection.result(),
    write: (ownSheet) =>
      ownSheet
        ? pieces.toSpliced(afterSheet, 0, `<link rel="stylesheet" href="${ownSheet}"/>`).join('')
        : pieces.join(''),
  };
}
