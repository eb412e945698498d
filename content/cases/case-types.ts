import type { Art } from '../art/art.ts';
import type { CaseTypeface } from './case-faces.ts';
import type { FeatureBlock } from './feature-types.ts';
import type { Localized } from '../locale.ts';
import type { CaseId } from './slugs.ts';

/** One piece of text in every language: the smallest unit of a case, so that no sentence can exist in one language only. */
export type Text = Localized<string>;

/** What the portfolio filters by: keys, which `tagLabels` puts into words. */
export const caseTags = ['Rebrand', 'Social Media', 'Print', 'Web'] as const;

export type CaseTag = (typeof caseTags)[number];

/** A project's one main kind of work; shown, never filtered by. */
export type CaseCategory = Exclude<CaseTag, 'Print'>;

/** What stands behind a picture, or behind its two sides. */
export type PictureGround = 'light' | 'dark' | 'light dark' | 'paper';

/** A drawing with the words it needs. */
export interface CasePicture {
  readonly art: Art;
  /** The same for small screens, where its words could not be read. */
  readonly narrow?: Art;
  readonly alt: Text;
  readonly caption?: Text;
  readonly ground?: PictureGround;
}

/** A titled entry of a list. */
export interface CaseItem {
  readonly title: Text;
  readonly text: Text;
}

/** Running text under a heading, with an optional list. */
export interface SectionBlock {
  readonly kind: 'section';
  readonly heading: Text;
  readonly paragraphs: readonly Text[];
  /** What it lists, each on a colour of its own and with a picture at its foot where they are given. */
  readonly items?: readonly (CaseItem & { readonly hex?: string; readonly art?: Art })[];
  /** The items are steps: their order means something. */
  readonly ordered?: true;
  /** What it speaks of, below it. */
  readonly pictures?: readonly CasePicture[];
}

/** A plain list of what the client received, each behind what was struck out for it. */
export interface DeliverablesBlock {
  readonly kind: 'deliverables';
  readonly heading: Text;
  readonly entries: readonly { readonly struck: Text; readonly kept: Text }[];
}

/** One sentence set large, or two. */
export interface StatementBlock {
  readonly kind: 'statement';
  readonly text: Text;
  readonly rest?: Text;
}

/** Pictures side by side. */
export interface GalleryBlock {
  readonly kind: 'gallery';
  readonly heading: Text;
  readonly intro?: Text;
  readonly pictures: readonly CasePicture[];
}

/** A colour of the client's palette, shown with its name and value. */
export interface Swatch {
  readonly name: Text;
  /** `#rrggbb` */
  readonly hex: string;
  /** What the colour is for. */
  readonly use: Text;
}

/** The client's colours. */
export interface SwatchesBlock {
  readonly kind: 'swatches';
  readonly heading: Text;
  readonly intro?: Text;
  readonly swatches: readonly Swatch[];
  /** The mark on planes of them, as many as they are and in their order, each large enough for its name. */
  readonly picture?: CasePicture;
}

/** One typeface at work. */
export interface Specimen {
  /** The typeface's own name. */
  readonly name: string;
  readonly role: Text;
  readonly sample: Text;
  /** Which of the site's own families the sample is set in. */
  readonly face: 'display' | 'text';
}

/** The client's typefaces, with an optional drawn sheet. */
export interface TypographyBlock {
  readonly kind: 'typography';
  readonly heading: Text;
  readonly intro?: Text;
  readonly specimens: readonly Specimen[];
  readonly sheet?: CasePicture;
}

/** The words of an Instagram post. */
export interface PostWords {
  readonly heading: string;
  /** The line that stands beside the account's name. */
  readonly caption: string;
  readonly body: string;
}

interface PostBase {
  /** One for each language where the words in it are the page's. */
  readonly art: Art | Localized<Art>;
  readonly alt: Text;
  /** Day of publication as the client writes it, where the picture shows it: for machines, and for those who do not see the picture. */
  readonly date?: string;
  readonly hashtags: readonly string[];
  /** A template that the client fills, in the place of a post. */
  readonly placeholder?: true;
}

/** A post told in the language of the page. */
export interface TranslatedPost extends PostBase {
  readonly lang?: undefined;
  readonly words: Localized<PostWords>;
}

/** A post shown as it was published, in a language that the site does not speak. */
export interface OriginalPost extends PostBase {
  readonly lang: 'de';
  readonly words: PostWords;
  /** What it says, in one line, for those who do not read it. */
  readonly meaning: Text;
}

export type InstagramPost = TranslatedPost | OriginalPost;

/** Posts as cards, four to a row on wide screens. */
export interface InstagramBlock {
  readonly kind: 'instagram';
  /** The picture of the account: the client's mark. */
  readonly avatar: Art;
  readonly heading: Text;
  readonly intro: Text;
  readonly posts: readonly InstagramPost[];
}

/** What a client said; the author is a role, never a named person. */
export interface Testimonial {
  readonly quote: Text;
  readonly role: Text;
  readonly company: string;
  readonly rating: 5;
}

/** A testimonial as a block of the page. */
export interface TestimonialBlock extends Testimonial {
  readonly kind: 'testimonial';
  /** A drawing behind the words, whose left half is calm. */
  readonly art?: Art;
}

export type CaseBlock =
  | SectionBlock
  | DeliverablesBlock
  | StatementBlock
  | GalleryBlock
  | SwatchesBlock
  | TypographyBlock
  | InstagramBlock
  | FeatureBlock
  | TestimonialBlock;

/** The client's colours as the page's own: text in `ink` on `ground`, details in `accent`, a quiet second ground. Hex values. */
export interface CasePalette {
  readonly ground: string;
  readonly ink: string;
  readonly accent: string;
  readonly soft: string;
}

/** Which of the palette's colours a part of the page stands on. */
export type CaseTone = keyof CasePalette;

/** How the case's page is composed, so that no two clients stand in one frame. */
export interface CaseLook {
  /**
   * Where the cover stands in the opening. `beside`: right of the words, out to the edge; `bars`: before the two bars of a sign, which hold name and
   * words; `mosaic`: cover, name and words as tiles that fill the screen; `street`: on both sides of the words, which are a door of it; `banner`: below a
   * headline across the page; `horizon`: from side to side, the name on its shore; `ground`: behind the words, on the same colour (its own left side).
   */
  readonly hero: 'beside' | 'bars' | 'mosaic' | 'street' | 'banner' | 'horizon' | 'ground';
  /** What the client's name and headlines are set in. */
  readonly typeface: CaseTypeface;
  /** The shape pictures are cut to, taken from the client's own mark. */
  readonly shape: 'petal' | 'framed' | 'bar' | 'round' | 'quarter' | 'drawn' | 'cut';
  /** Every headline above running text goes across the page, not every second one. */
  readonly across?: true;
  /** What the opening stands on, and the card in the portfolio with it. */
  readonly opening: CaseTone;
  /** What the blocks stand on, in turn; the last one serves for the rest. */
  readonly tones: readonly [CaseTone, ...CaseTone[]];
}

/** A case study, whole: its card in the portfolio and its page. */
export interface CaseStudy {
  readonly id: CaseId;
  /** The client's name, the same in every language. */
  readonly title: string;
  readonly slogan?: Text;
  readonly tags: readonly CaseTag[];
  readonly category: CaseCategory;
  readonly result: Text;
  /** One or two sentences for the card in the portfolio. */
  readonly description: Text;
  readonly head: Localized<{ readonly title: string; readonly description: string }>;
  /** The tags of the case's own page. */
  readonly heroTags: readonly Text[];
  /** What opens the case's page, under its title. */
  readonly intro: Text;
  /** From side to side of a wide screen its page may open with another drawing of the same. */
  readonly cover: CasePicture & { readonly wide?: Art };
  /** What crowns the words of the opening. */
  readonly crest?: Art;
  /** What of the cover is a picture in the opening, where the page itself draws the rest. */
  readonly detail?: Art;
  /** What its page opens with instead. */
  readonly opening?: { readonly art: Art; readonly alt: Text };
  readonly palette: CasePalette;
  readonly look: CaseLook;
  /** The page below its hero, from top to bottom. */
  readonly blocks: readonly CaseBlock[];
  /**
   * The last words, above the button that leads to contact: what a reader of this case may want to ask; one word may stand between asterisks.
   * Beside them stands a detail of the work, the cover unless said.
   */
  readonly closing: CaseItem & { readonly art?: Art };
}
