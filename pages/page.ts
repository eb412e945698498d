import type { ReactNode } from 'react';
import type { Art } from '../content/art/art.ts';
import type { ShareFrame } from '../content/art/brand/share-card.tsx';
import type { CaseFace } from '../content/cases/case-faces.ts';
import { inEvery, type Locale, type Spoken, wordsIn } from '../content/locale.ts';
import type { Film, FilmFacts } from '../content/media/film.ts';
import type { PublishedFile } from '../content/media/published-file.ts';
import type { PlanId, PlanPrice } from '../content/prices.ts';
import type { Prefix, RouteId } from '../content/routes.ts';
import type { PageWidget } from '../widgets/names.ts';
import type { PicturePlace } from './parts/picture-places.ts';

/** What the head of every page says: the title as the browser's tab shows it, and one or two sentences for search results. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
}

/** Every page's words carry its head; the rest is the page's own. */
export interface PageWords {
  readonly head: PageHead;
}

/** A picture as the build made it: where it stands and its intrinsic size in CSS pixels. */
export interface PictureFile {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** A photograph in other formats and sizes, for the browser to choose from. */
  readonly versions?: PictureVersions;
}

/** The files of a photograph, and what stands in their place until one of them is there. */
export interface PictureVersions {
  readonly sizes: string;
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
  readonly srcSet: string;
  /** The class that colours its place. */
  readonly ground: string;
}

/** A film as the build made it, with the captions of every language. */
export interface FilmFile {
  readonly src: string;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  /** The class that gives it its shape. */
  readonly ratio: string;
  /** How long it takes, in words. */
  readonly duration: string;
  /** Those of the page's own language are on. */
  readonly captions: readonly { readonly locale: Locale; readonly src: string; readonly on: boolean }[];
}

/** How an enquiry can leave the page (form-10). */
export interface EnquirySettings {
  /** Where the script posts JSON; absent in a build without an endpoint. */
  readonly endpoint?: string;
  readonly token?: string;
  readonly apikey?: string;
  /** Whether the endpoint also takes an ordinary form post. */
  readonly formPost: boolean;
  /** Days for which the endpoint keeps an enquiry after it was sent on. */
  readonly retentionDays: number;
}

/** What the build hands a page: everything that depends on language, URL prefix or settings, bound beforehand. */
export interface PageContext<Words> {
  readonly words: Words;
  /** The address of a page in this page's own prefix, base path included; the fallback where the language has no such page. */
  readonly link: (route: RouteId, fragment?: string) => string;
  /** The same under another prefix: only for pages that speak several languages at once. */
  readonly linkIn: (prefix: Prefix, route: RouteId) => string;
  /** The file a picture became. Asking for it is what puts it into the site; a photograph has to be told its place (parts/picture-places.ts), `half` unless said. */
  readonly picture: (art: Art, place?: PicturePlace) => PictureFile;
  /** The files of a film, which become part of the site by being asked for. */
  readonly film: (film: Film) => FilmFile;
  /** The address of a file of `content/files/`. */
  readonly file: (file: PublishedFile) => string;
  /** Picks this page's language from content that is not the page's own words. */
  readonly localize: <T>(text: Spoken<T>) => T;
  readonly price: (plan: PlanId) => PlanPrice;
  /** Whole euros in the language's own notation. */
  readonly money: (amount: number) => string;
  readonly enquiry: EnquirySettings;
  readonly locale: Locale;
  /** The name of the prefix, for a server that answers below it (the form). To be written down as it is: pages of one language are drawn together. */
  readonly prefixName: string;
}

/** The colour a page starts on, below the header. */
export type Ground = 'ink' | 'paper';

/** The picture on the page's share card. */
export interface SharePicture<Words> {
  readonly art: Art;
  /** What it shows, for those who are read the card; drawn from the page's words, so that every language has it. */
  readonly alt: (words: Words) => string;
  /** How it stands on the card; without it on a plane of paper. */
  readonly frame?: ShareFrame;
}

/** The film that a page shows, for search engines. */
export interface PageFilm extends FilmFacts {
  readonly film: Film;
  readonly title: Spoken<string>;
  readonly poster: Art;
}

/** What stands at the page's address beside its words; `words` is typed by `render` through inference. */
export interface PageDefinition<Words extends PageWords> {
  readonly route: RouteId;
  /** In every language in which the route has a page. */
  readonly words: Spoken<Words>;
  /** The widgets this page's markup asks for, beyond those of the layout; only these scripts are linked. */
  readonly widgets?: readonly PageWidget[];
  readonly ground: Ground;
  /** Clients' faces of the first screen, asked for with the page. */
  readonly faces?: readonly CaseFace[];
  readonly share?: SharePicture<Words>;
  readonly film?: PageFilm;
  /** Pure: the same context draws the same markup. The result stands inside `<main>`. */
  readonly render: (context: PageContext<Words>) => ReactNode;
}

/** A page with its words closed over: what the build works with, whatever the shape of the words. */
export interface Page {
  readonly route: RouteId;
  readonly head: Readonly<Record<Locale, PageHead>>;
  readonly widgets: readonly PageWidget[];
  readonly ground: Ground;
  readonly faces: readonly CaseFace[];
  readonly share?: Omit<SharePicture<never>, 'alt'> & { readonly alt: Readonly<Record<Locale, string>> };
  readonly film?: PageFilm;
  readonly render: (locale: Locale, context: Omit<PageContext<never>, 'words'>) => ReactNode;
}

/** Makes a page of its route, its words in every language and a pure function that draws it. */
export function definePage<Words extends PageWords>(definition: PageDefinition<Words>): Page {
  const { words, render, share, widgets = [], faces = [], ...rest } = definition;
  const own = (locale: Locale) => wordsIn(words, locale);
  return {
    ...rest,
    widgets,
    faces,
    head: inEvery((locale) => own(locale).head),
    ...(share && { share: { ...share, alt: inEvery((locale) => share.alt(own(locale))) } }),
    render: (locale, context) => render({ ...context, words: own(locale) }),
  };
}
