import { type Document, type Element, findAll, findOne, textOf } from './markup.ts';

/** Letters and digits only: what is left of words whatever marks them up. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}€%]+/gu, '');

/** A file's words without front matter and without addresses. */
const wordsOf = (markdown: string) =>
  bare(
    markdown
      .replace(/^---\n[\s\S]*?\n---\n/, '')
      .replace(/\]\([^)]*\)/g, ']')
      .replace(/\\(.)/g, '$1'),
  );

const isSilent = ({ name, attribs }: Element) =>
  /^(?:script|style|template|svg|button|nav|select)$/.test(name) ||
  attribs['aria-hidden'] === 'true' ||
  attribs['role'] === 'status' ||
  'hidden' in attribs;

function isRead(element: Element): boolean {
  for (let at: Element['parent'] | Element = element; at; at = at.parent)
    if ('attribs' in at && isSilent(at)) return false;
  return true;
}

const isEntryOfPlan = (entry: Element) =>
  findAll(entry, 'p', { 'data-price': true }).length === 1 && findAll(entry, /^h[1-6]$/).length === 1;

/** Several plans in a list become rows of a table, whose cells have an order of their own. */
const isPlan = (element: Element): boolean => {
  for (let at: Element['parent'] | Element = element; at; at = at.parent) {
    if (!('name' in at) || !/^[uo]l$/.test(at.name)) continue;
    const entries = at.children.filter((child): child is Element => 'name' in child);
    if (entries.length > 1 && entries.every(isEntryOfPlan)) return true;
  }
  return false;
};

/** The words of an element that are read. */
const readText = (element: Element): string =>
  element.children
    .map((child) =>
      'data' in child ? child.data : 'attribs' in child && isRead(child as Element) ? readText(child as Element) : '',
    )
    .join('');

/** The address a link leads to, without what it hands on. */
const targetOf = (href: string, base: string) => {
  const url = new URL(href, base);
  return url.protocol.startsWith('http') ? url.origin + url.pathname + url.hash : url.href;
};

/** What a page's Markdown leaves out, adds, turns round or leads astray, held against the page. */
export function markdownFaults(document: Document, markdown: string, url: string): readonly string[] {
  const main = findOne(document, 'main');
  const text = wordsOf(markdown);
  const headings = findAll(main, /^h[1-6]$/).filter(isRead);
  const written = markdown.split('\n').filter((line) => /^#{1,6} /.test(line));
  const inOrder = findAll(main, /^(?:h[1-6]|p|blockquote|dd)$/).filter(
    (element) => isRead(element) && !isPlan(element),
  );

  const faults: (string | false)[] = [
    !/^---\ntitle: ".+"\ndescription: ".+"\nurl: ".+"\nlanguage: "[a-z]{2}"\n---\n/.test(markdown) &&
      'does not say which page it is',
    !markdown.includes(`\nurl: ${JSON.stringify(url)}\n`) && 'names another address',
    // A tag with attributes, or one that opens a block: what is left of layout.
    /<(?:div|span|section|p|a|img|ul|li)[\s>]/.test(markdown) && 'holds markup',
    /\]\((?!https?:|mailto:|tel:)/.test(markdown) && 'holds an address that is not complete',
  ];

  const plain = headings.filter((heading) => !isPlan(heading));
  const titles = written.map((line) => wordsOf(line));
  if (plain.map((heading) => bare(readText(heading))).join('|') !== titles.join('|'))
    faults.push(
      `has other headings: ${titles.join('|')}, not ${plain.map((heading) => bare(readText(heading))).join('|')}`,
    );

  let at = 0;
  for (const element of inOrder) {
    const words = bare(readText(element));
    const found = text.indexOf(words, at);
    if (found < 0) faults.push(`lacks, or has elsewhere: ${textOf(element).slice(0, 60)}`);
    else at = found + (words ? 1 : 0);
  }
  // What says the price elsewhere on the page does not stand in for the table.
  const rows = wordsOf(markdown.replace(/^(?!\| ).*$/gm, ''));
  for (const element of findAll(main, /^(?:h[1-6]|p|li|td|th)$/).filter((part) => isRead(part) && isPlan(part)))
    if (element.name !== 'li' && !rows.includes(bare(readText(element))))
      faults.push(`lacks of a plan: ${textOf(element)}`);

  for (const { attribs } of findAll(main, 'img').filter(isRead))
    if (attribs['alt'] && !text.includes(bare(attribs['alt']))) faults.push(`lacks the picture: ${attribs['alt']}`);

  const links = [...markdown.matchAll(/\]\(([^)\s]+)\)|<([^\s<>]+@[^\s<>]+)>/g)].map(([, link, mail]) =>
    targetOf(link ?? `mailto:${mail}`, url),
  );
  const wanted = findAll(main, 'a')
    .filter((link) => isRead(link) && !isPlan(link))
    .map(({ attribs }) => targetOf(attribs['href']!, url));
  faults.push(...[...new Set(wanted)].map((link) => !links.includes(link) && `lacks the link ${link}`));
  return faults.filter((fault) => typeof fault === 'string');
}
