import type { CaseId } from '../cases/slugs.ts';
import type { Localized, Spoken } from '../locale.ts';
import type { FixedRoute, NoPage } from '../routes.ts';
import type { Claim, Point } from '../word-shapes.ts';

/** A heading with a sentence below it, as most sections begin. */
interface Titled {
  readonly title: string;
  readonly lead?: string;
}

/** One section of a page that is nothing but words; `kind` says how it looks. */
export type PlainSection =
  | (Titled & { readonly kind: 'prose'; readonly paragraphs: readonly string[] })
  /** Numbered, in the order they are taken. */
  | (Titled & { readonly kind: 'steps'; readonly items: readonly Point[] })
  | (Titled & { readonly kind: 'points'; readonly items: readonly Point[] })
  /** Questions that open to their answers. */
  | (Titled & {
      readonly kind: 'questions';
      readonly items: readonly { readonly question: string; readonly answer: string | readonly string[] }[];
    })
  /** Figures set large; `before` and `after` are the words of the sentence around them. */
  | { readonly kind: 'figures'; readonly lead: string; readonly claims: readonly Claim[] }
  | (Titled & {
      readonly kind: 'people';
      readonly items: readonly { readonly name: string; readonly role: string; readonly text?: string }[];
    })
  /** Things of equal weight, each with a way on. */
  | (Titled & {
      readonly kind: 'cards';
      readonly items: readonly (Point & {
        readonly features?: readonly string[];
        readonly link?: { readonly label: string; readonly route: FixedRoute | `portfolio/${CaseId}` };
      })[];
    });

/** All that such a page says in one language. */
export interface PlainPageWords {
  readonly head: { readonly title: string; readonly description: string };
  /** One word of the title may stand between asterisks. */
  readonly hero: { readonly title: string; readonly lead: string };
  readonly sections: readonly PlainSection[];
  /** The end of the page; `action` is the label of the button that leads to contact. */
  readonly closing: { readonly title: string; readonly text?: string; readonly action: string };
}

/** A page that needs no code: where it stands, what menus call it, and its words. */
interface PlainPageFacts {
  /** Without language prefix and without slashes at the ends, such as `questions`. */
  readonly address: Spoken<string>;
  /** One or two words: its entry in the menu and its name in the trail. */
  readonly name: Spoken<string>;
  readonly menu: 'footer' | 'solutions';
  readonly words: Spoken<PlainPageWords>;
}

/** Such a page in every language, or in some, with the reason why `lacking` ones do without. */
export type PlainPage = PlainPageFacts &
  (
    | {
        readonly lacking?: undefined;
        readonly address: Localized<string>;
        readonly name: Localized<string>;
        readonly words: Localized<PlainPageWords>;
      }
    | { readonly lacking: Spoken<NoPage<FixedRoute>> }
  );
