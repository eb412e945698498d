import { DomUtils, parseDocument } from 'htmlparser2';

export type Document = ReturnType<typeof parseDocument>;
export type Element = ReturnType<typeof DomUtils.findAll>[number];

/** The attributes an element must have: `true` for any value. */
export type Wanted = Readonly<Record<string, string | true>>;

/** Reads markup the way a machine without scripts does. */
export const parse = (html: string): Document => parseDocument(html, { withStartIndices: true, withEndIndices: true });

/** Every element of this name (or pattern of names) with these attributes, in document order. */
export function findAll(within: Document | Element, tag: string | RegExp, wanted: Wanted = {}): Element[] {
  return DomUtils.findAll(
    (element) =>
      (typeof tag === 'string' ? element.name === tag : tag.test(element.name)) &&
      Object.entries(wanted).every(([name, value]) =>
        value === true ? name in element.attribs : element.attribs[name] === value,
      ),
    within.children,
  );
}

/** The only element of this name with these attributes; throws where there is none, or more than one. */
export function findOne(within: Document | Element, tag: string, wanted: Wanted = {}): Element {
  const found = findAll(within, tag, wanted);
  if (found.length !== 1)
    throw new Error(`${found.length} × <${tag}> with ${JSON.stringify(wanted)}; there must be one.`);
  return found[0]!;
}

/** The words of an element, white space made one space. */
export const textOf = (element: Document | Element): string =>
  DomUtils.textContent(element).replace(/\s+/g, ' ').trim();

/** The `lang` of the document. */
export const languageOf = (document: Document): string | undefined => findOne(document, 'html').attribs['lang'];

/** The content of a named `<meta>`; `undefined` where there is none. */
export const metaOf = (document: Document, name: string): string | undefined =>
  findAll(document, 'meta', { name })[0]?.attribs['content'];

/** The address of the canonical form. */
export const canonicalOf = (document: Document): string | undefined =>
  findAll(document, 'link', { rel: 'canonical' })[0]?.attribs['href'];

/** The addresses of the page in other languages, by language. */
export const alternatesOf = (document: Document): Readonly<Record<string, string>> =>
  Object.fromEntries(
    findAll(document, 'link', { rel: 'alternate', hreflang: true }).map(({ attribs }) => [
      attribs['hreflang'],
      attribs['href'],
    ]),
  );
