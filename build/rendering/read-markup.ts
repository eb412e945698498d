import { Parser } from 'htmlparser2';
import { type Inspection, openInspection } from '../checks/inspect.ts';
import { hooksOf } from '../css/hooks.ts';

/** A document as React printed it, read once from its first character to its last. */
export interface ReadMarkup {
  /** The hooks of its elements (hooks.ts), by which its own style sheet is chosen. */
  readonly hooks: ReadonlySet<string>;
  readonly seen: Inspection;
  /** The text as it is published; `ownSheet` is the address of a style sheet to link after the one it links itself. */
  readonly write: (ownSheet: string | undefined) => string;
}

/** Reads a document for the checks and the style sheets, and rewrites what HTML does not mind and people who read the source do: capitals in attribute names. */
export function readMarkup(markup: string): ReadMarkup {
  const hooks = new Set<string>();
  const inspection = openInspection();
  const pieces: string[] = [];
  let afterSheet = 0;
  let written = 0;
  /** Inside a drawing names such as `viewBox` are written with capitals. */
  let drawings = 0;

  function writeUntil(position: number): void {
    pieces.push(markup.slice(written, position));
    written = position;
  }

  const parser = new Parser({
    onopentagname(tag) {
      if (tag === 'svg') drawings += 1;
    },
    onattribute(name) {
      const start = parser.startIndex;
      const end = start + name.length;
      if (drawings > 0 || markup.slice(start, end) === name) return;
      writeUntil(start);
      pieces.push(name);
      written = end;
    },
    onopentag(tag, attributes) {
      for (const hook of hooksOf(attributes)) hooks.add(hook);
      if (tag === 'link' && attributes['rel'] === 'stylesheet') {
        writeUntil(parser.endIndex + 1);
        afterSheet = pieces.length;
      }
      inspection.onopentag(tag, attributes);
    },
    ontext: inspection.ontext,
    onclosetag(tag) {
      if (tag === 'svg') drawings -= 1;
      inspection.onclosetag(tag);
    },
  });
  parser.end(markup);
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
