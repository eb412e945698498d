import type { Locale } from '../../content/locale.ts';
import type { Part } from './literal.ts';

/** What the panel and the server say to each other. */

/** A text in one language, and where it is written. */
export interface LanguageText {
  /** Absent where all languages share it. */
  readonly locale?: Locale;
  readonly line: number;
  /** Offsets in the file as its digest describes it. */
  readonly start: number;
  readonly end: number;
  readonly parts: readonly Part[];
  /** Nothing is written in this language yet; what comes is written at `start`. */
  readonly lacking?: true;
}

/** A text of the page with its counterparts in every language. */
export interface EditableText {
  readonly id: string;
  readonly file: string;
  /** The version of the file that the offsets belong to. */
  readonly digest: string;
  readonly kind: 'text' | 'amount';
  /** The keys that lead to it. */
  readonly path: string;
  /** Characters it may have at most, where it stands in the head of a page. */
  readonly limit?: number;
  readonly languages: readonly LanguageText[];
  /** Languages that have begun and lack this text and what stands around it, which are written together. */
  readonly lackingAround?: readonly Locale[];
  /** It says what a picture shows, and content says which one that is, too: a photograph can take its place. */
  readonly picture?: true;
}

export interface FindRequest {
  readonly texts: readonly string[];
  readonly locale: string;
}

/** Other words for a text; with a language, words where it says nothing yet. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly parts: readonly Part[];
  readonly locale?: Locale;
}

export interface SaveRequest {
  readonly file: string;
  readonly digest: string;
  readonly changes: readonly Change[];
}

/** A photograph for the place of a picture, with the alternative texts that stand there from now on. */
export interface PictureRequest extends SaveRequest {
  /** Its file, with the bytes in base 64. */
  readonly photograph: { readonly name: string; readonly data: string };
}

/** What was written, or taken back: the file, and whether there is more to take back or to do again. */
export interface Saved {
  readonly file?: string;
  readonly undo: boolean;
  readonly redo: boolean;
}

/** Why something was not done. */
export interface Refusal {
  readonly found: string;
  readonly remedy: string;
}
