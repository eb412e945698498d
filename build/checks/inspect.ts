import { widgetNames } from '../../widgets/names.ts';
import type { Tag } from '../rendering/scan-markup.ts';

/** A link or a file a page refers to, as written. */
export interface Reference {
  readonly kind: 'link' | 'file';
  readonly target: string;
  /** Whether the link says itself that it leads to another language. */
  readonly otherLanguage: boolean;
}

/** A sentence on what is wrong inside one page, and the remedy. */
export interface Complaint {
  readonly found: string;
  readonly remedy: string;
  /** Words of the source that lead to the place. */
  readonly clue?: string;
}

export interface Inspection {
  readonly references: readonly Reference[];
  readonly ids: ReadonlySet<string>;
  /** The widgets its markup asks for. */
  readonly widgets: ReadonlySet<string>;
  /** Addresses of the scripts it loads, as written. */
  readonly scripts: ReadonlySet<string>;
  readonly complaints: readonly Complaint[];
}

type Attributes = Readonly<Record<string, string>>;

const otherLanguage = (attributes: Attributes) => 'hreflang' in attributes;

/** What an element refers to: pages one can go to, and files the browser fetches. */
function* referencesOf(tag: string, attributes: Attributes): Generator<Reference> {
  const { href, src, srcset, action, poster } = attributes;
  if (href !== undefined) {
    const isFile = tag === 'link' && !/^(canonical|alternate)$/.test(attributes.rel ?? '');
    yield { kind: isFile ? 'file' : 'link', target: href, otherLanguage: otherLanguage(attributes) || tag === 'link' };
  }
  for (const target of [src, poster]) if (target) yield { kind: 'file', target, otherLanguage: false };
  for (const candidate of srcset?.split(',') ?? []) {
    yield { kind: 'file', target: candidate.trim().split(/\s+/)[0]!, otherLanguage: false };
  }
  if (action && tag === 'form') yield { kind: 'file', target: action, otherLanguage: false };
}

const scriptOf = (tag: string, { src, rel, href }: Attributes): string | undefined =>
  tag === 'script' ? src : tag === 'link' && rel === 'modulepreload' ? href : undefined;

const widgetsOf = (attributes: Attributes) => attributes['data-widget']?.split(/\s+/) ?? [];

function* complaintsOf(tag: string, attributes: Attributes): Generator<Complaint> {
  if ('style' in attributes) {
    yield {
      found: `<${tag}> carries a style attribute.`,
      remedy: 'Write a class; the content security policy forbids inline styles.',
    };
  }
  const handler = Object.keys(attributes).find((name) => /^on/.test(name));
  if (handler)
    yield {
      found: `<${tag}> carries ${handler}.`,
      remedy: 'Attach behaviour in a widget; inline handlers are forbidden.',
    };
  if (tag === 'img' && !('alt' in attributes && attributes.width && attributes.height)) {
    yield {
      found: `The picture ${attributes.src} lacks alt, width or height.`,
      remedy: 'Give it an alternative text (empty for decoration) and the size that context.picture returns.',
      ...(attributes.src && { clue: attributes.src }),
    };
  }
  for (const name of widgetsOf(attributes)) {
    if (widgetNames.some((known) => known === name)) continue;
    yield {
      found: `There is no widget called '${name}'.`,
      remedy: `Use one of ${widgetNames.join(', ')}, or add it to widgets/names.ts.`,
      clue: name,
    };
  }
}

/** What one tag says by itself, the same wherever it stands. */
interface TagFacts {
  readonly references: readonly Reference[];
  readonly complaints: readonly Complaint[];
  readonly widgets: readonly string[];
  readonly script: string | undefined;
}

const knownFacts = new WeakMap<Tag, TagFacts>();

function factsOf(tag: Tag): TagFacts {
  const known = knownFacts.get(tag);
  if (known) return known;
  const { name, attributes } = tag;
  const facts = {
    references: [...referencesOf(name, attributes)],
    complaints: [...complaintsOf(name, attributes)],
    widgets: widgetsOf(attributes),
    script: scriptOf(name, attributes),
  };
  knownFacts.set(tag, facts);
  return facts;
}

/** Sets that many pages have, such as the scripts of a kind of page: each is held in memory once. */
const sets = new Map<string, ReadonlySet<string>>();

function heldOnce(set: ReadonlySet<string>): ReadonlySet<string> {
  const key = [...set].join(' ');
  const held = sets.get(key) ?? set;
  sets.set(key, held);
  return held;
}

/** What a page is inspected by while it is read. */
export interface InspectionReader {
  /** A tag that the page has, however often. */
  readonly tag: (tag: Tag) => void;
  /** The id of an element. */
  readonly id: (id: string) => void;
  /** What stands in a title element, outside of drawings. */
  readonly title: (text: string) => void;
  /** What was seen, once the page has been read to its end. */
  readonly result: () => Inspection;
}

/** Inspects one page while it is read: what it refers to, which fragments it offers, and what is wrong with it by itself. */
export function openInspection(): InspectionReader {
  const references: Reference[] = [];
  const complaints: Complaint[] = [];
  const ids = new Set<string>();
  const widgets = new Set<string>();
  const scripts = new Set<string>();
  const titles: string[] = [];

  return {
    id(id) {
      if (ids.has(id)) {
        complaints.push({
          found: `Two elements have the id '${id}'.`,
          remedy: 'Give one of them another id.',
          clue: id,
        });
      }
      ids.add(id);
    },
    tag(tag) {
      const facts = factsOf(tag);
      for (const widget of facts.widgets) widgets.add(widget);
      if (facts.script) scripts.add(facts.script);
      for (const reference of facts.references) references.push(reference);
      for (const complaint of facts.complaints) complaints.push(complaint);
    },
    title: (text) => void titles.push(text),
    result() {
      if (titles.length !== 1 || !titles[0]!.trim()) {
        complaints.push({
          found:
            titles.length > 1
              ? `The page has ${titles.length} titles: ${titles.join(' | ')}.`
              : 'The page has no title.',
          remedy: 'The title comes from head.title of the page’s words; a page draws no <title> of its own.',
          clue: '<title',
        });
      }
      return { references, ids: heldOnce(ids), widgets: heldOnce(widgets), scripts: heldOnce(scripts), complaints };
    },
  };
}
