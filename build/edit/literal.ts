import type { Locale } from '../../content/locale.ts';

/** A piece of a text: words, or the source of an expression between them, such as `site.name`, with what it stands for where that is known. */
export type Part = string | { readonly code: string; readonly value?: string };

/** A text or an amount as it is written in a source file. */
export interface Literal {
  /** `amount`: a number of whole euros. */
  readonly kind: 'text' | 'amount';
  /** Offsets of its first character and of the one after its last, quotes included. */
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly parts: readonly Part[];
  /** The keys that lead to it, `head.title` for example; those of languages are left out, so that the same text has one path in all of them. */
  readonly path: string;
  /** Absent where all languages share it. */
  readonly locale?: Locale;
  /** How many keys of the path stand above that of the language. */
  readonly above?: number;
  /** Where the same text may follow in another language: behind the last one beside it. Absent where a language says more than this text there. */
  readonly after?: number;
}
