import { mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { check, format, resolveConfig } from 'prettier';
import { lackingAt } from './lacking-text.ts';
import type { PictureRequest, Saved, SaveRequest } from './message.ts';
import { literalsIn } from './read-literals.ts';
import { Refused } from './refused.ts';
import { type Brought, checkPicture, placePhotograph, replacePicture } from './replace-picture.ts';
import { digestOf, editableFiles, limitOf } from './words.ts';
import { writeLiteral } from './write-literal.ts';

/** One file before and after an edit. */
interface Edit {
  readonly file: string;
  readonly before: string;
  readonly after: string;
  /** What came into `media/` with it. */
  readonly brought?: Brought;
}

/** The edits of one run of the editor, in files below `content/`. */
export interface History {
  /** Writes other words into their literals and nothing else; throws a Refusal and writes nothing where one of them cannot be. */
  readonly save: (request: SaveRequest) => Promise<Saved>;
  /** Puts a photograph into `media/` and in the place of a picture; throws a Refusal and writes nothing where it cannot. */
  readonly replace: (request: PictureRequest) => Promise<Saved>;
  readonly undo: () => Saved;
  readonly redo: () => Saved;
}

const changedMeanwhile = (file: string) =>
  new Refused(
    409,
    `${file} was saved by somebody else meanwhile; nothing is overwritten.`,
    'Choose the text once more: it then shows as it stands now.',
  );

/** A file whose words may be written: in the list of those, and not by a link that leads elsewhere. */
function allowed(file: string): string {
  const inside = realpathSync('content') + sep;
  if (editableFiles().includes(file) && realpathSync(file).startsWith(inside)) return file;
  throw new Refused(403, `${file} is no file of words.`, 'Only files below content/ are written.');
}

/** Written elsewhere and renamed: whoever reads meanwhile sees the one or the other, and what follows saves sees one file. */
function write(file: string, text: string | Uint8Array): void {
  const unfinished = `.cache/edit.part-${process.pid}`;
  try {
    for (const place of [unfinished, file]) mkdirSync(dirname(place), { recursive: true });
    writeFileSync(unfinished, text, { flush: true });
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** The text of a file with some literals rewritten; `anew` says something else, in which what was filled in need not stand. */
function rewrite(file: string, text: string, changes: SaveRequest['changes'], anew = false): string {
  const literals = literalsIn(text);
  let after = text;
  for (const { start, end, parts, locale } of [...changes].sort((one, other) => other.start - one.start)) {
    const literal = locale
      ? lackingAt(start, locale, literals)
      : literals.find((each) => each.start === start && each.end === end);
    if (!literal) throw changedMeanwhile(file);
    const words = writeLiteral(anew ? { ...literal, parts: [] } : literal, text, parts, limitOf(literal.path));
    after = after.slice(0, start) + (locale ? `, ${locale}: ${words}` : words) + after.slice(locale ? start : end);
  }
  return after;
}

/** Formats a text where the one before was: a longer one may need a line of its own. */
async function formatAs(file: string, before: string, after: string): Promise<string> {
  const options = { ...(await resolveConfig(file)), filepath: file };
  return (await check(before, options)) ? format(after, options) : after;
}

/** Begins with nothing to take back. */
export function openHistory(): History {
  const done: Edit[] = [];
  const undone: Edit[] = [];
  const state = (file?: string): Saved => ({ undo: done.length > 0, redo: undone.length > 0, ...(file && { file }) });

  /** Puts the text of one side of the last edit in the place of the other. */
  function move(from: Edit[], to: Edit[], is: 'before' | 'after', willBe: 'before' | 'after'): Saved {
    const edit = from.at(-1);
    if (!edit) return state();
    if (readFileSync(allowed(edit.file), 'utf8') !== edit[is]) throw changedMeanwhile(edit.file);
    const { brought } = edit;
    if (brought && willBe === 'after') write(brought.file, brought.bytes);
    write(edit.file, edit[willBe]);
    if (brought && willBe === 'before') rmSync(brought.file, { force: true });
    from.pop();
    to.push(edit);
    return state(edit.file);
  }

  /** Writes what a file becomes, unless somebody saved it meanwhile. */
  async function put(file: string, before: string, becomes: string, brought?: Brought): Promise<Saved> {
    const after = await formatAs(file, before, becomes);
    // Formatting took a moment in which somebody may have saved.
    if (readFileSync(file, 'utf8') !== before) throw changedMeanwhile(file);
    if (after === before) return state();
    if (brought) write(brought.file, brought.bytes);
    write(file, after);
    done.push({ file, before, after, ...(brought && { brought }) });
    undone.length = 0;
    return state(file);
  }

  /** A file as it stands, where it is the version that was asked about. */
  function readVersion({ file, digest }: SaveRequest): string {
    const text = readFileSync(allowed(file), 'utf8');
    if (digestOf(text) !== digest) throw changedMeanwhile(file);
    return text;
  }

  return {
    async save(request) {
      const { file, changes } = request;
      const before = readVersion(request);
      return put(file, before, rewrite(file, before, changes));
    },
    async replace(request) {
      const { file, changes, photograph } = request;
      const before = readVersion(request);
      checkPicture(before, changes);
      const brought = await placePhotograph(photograph);
      const told = rewrite(file, before, changes, true);
      // What was rewritten before it has the same place as ever.
      const at = Math.min(...changes.map(({ start }) => start));
      const becomes = replacePicture(file, told, at, brought.file);
      return put(file, before, becomes, brought.known ? undefined : brought);
    },
    undo: () => move(done, undone, 'after', 'before'),
    redo: () => move(undone, done, 'before', 'after'),
  };
}
