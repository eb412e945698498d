import type { Element, ElementContent, Root, RootContent } from 'hast';

/** What a page's Markdown is told besides its markup. */
export interface MarkdownContext {
  /** Complete address of the page, against which its links are resolved. */
  readonly url: string;
  readonly words: {
    readonly plan: string;
    readonly price: string;
    readonly situation: string;
    readonly description: string;
    readonly features: string;
  };
}

type Node = ElementContent | RootContent;

/** What says nothing, or only to who can act on it; what tells of an action is that as well. */
const silent =
  /^(?:script|style|template|svg|canvas|noscript|nav|button|input|select|textarea|output|progress|dialog)$/;
const isSilent = ({ tagName, properties }: Element) =>
  silent.test(tagName) ||
  properties['ariaHidden'] === 'true' ||
  'hidden' in properties ||
  properties['role'] === 'status';
const headings = /^h[1-6]$/;

const isElement = (node: Node): node is Element => node.type === 'element';
const elementsOf = ({ children }: Element | Root) => (children as Node[]).filter(isElement);
const element = (tagName: string, children: ElementContent[], properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const text = (value: string) => ({ type: 'text', value }) as const;

/** Every element below a node that `wanted` says yes to, in document order. */
function findAll(node: Element | Root, wanted: (element: Element) => boolean): Element[] {
  return elementsOf(node).flatMap((child) => [...(wanted(child) ? [child] : []), ...findAll(child, wanted)]);
}

const textOf = (node: Node): string =>
  node.type === 'text' ? node.value : 'children' in node ? (node.children as Node[]).map(textOf).join('') : '';

const isBlank = (node: Node) => node.type === 'text' && !node.value.trim();

/** The words of a node in one line; what a no-break space holds together stays together. */
const plain = (node: Node) =>
  textOf(node)
    .replace(/[^\S\u00a0]+/g, ' ')
    .trim();

/** A field of a form by its name and what is said of it; what is typed into it is nobody's to read. */
function field({ children }: Element): Element {
  const isLink = (part: Node) => isElement(part) && part.tagName === 'a';
  const parts = children.filter((part) => plain(part)).map((part) => (isLink(part) ? part : text(plain(part))));
  const divider = (before: number) => text(before === 0 ? ': ' : '. ');
  return element(
    'li',
    parts.flatMap((part, index) => (index === 0 ? [part] : [divider(index - 1), part])),
  );
}

/** Entries that stand outside a list, made one. */
function gathered(children: readonly ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  for (const child of children) {
    const last = result.at(-1);
    const isEntry = isElement(child) && child.tagName === 'li';
    if (isBlank(child)) continue;
    if (!isEntry) result.push(child);
    else if (last && isElement(last) && last.properties['dataGathered']) last.children.push(child);
    else result.push(element('ul', [child], { dataGathered: true }));
  }
  return result;
}

/** What a plan's part of the page says, apart. */
function planOf(part: Element) {
  const [title] = findAll(part, ({ tagName }) => headings.test(tagName));
  const [price] = findAll(part, ({ properties }) => 'dataPrice' in properties);
  const [badge] = findAll(part, ({ properties }) => 'dataBadge' in properties);
  const paragraphs = findAll(part, (other) => other.tagName === 'p' && other !== price && other !== badge).map(plain);
  const situation = findAll(part, ({ tagName }) => tagName === 'blockquote')
    .map(plain)
    .join(' ');
  const description = paragraphs.map((words) => (/[.?!]$/.test(words) ? words : `${words}.`)).join(' ');
  const link = findAll(part, ({ tagName }) => tagName === 'a').at(-1);
  const features = findAll(part, ({ tagName }) => tagName === 'li').map(plain);
  return { title: plain(title!), price: plain(price!), badge, situation, description, link, features };
}

/** A list of plans as a table: one row a plan, no column without words. */
function priceTable(list: Element, { url, words }: MarkdownContext): Element {
  const plans = elementsOf(list).map(planOf);
  const name = ({ title, badge, link }: (typeof plans)[number]) => [
    link ? element('a', [text(title)], complete({ href: link.properties['href'] }, url)) : text(title),
    text(badge ? ` (${plain(badge)})` : ''),
  ];
  const columns = [
    { head: words.plan, cells: plans.map(name) },
    { head: words.price, cells: plans.map(({ price }) => [text(price)]) },
    { head: words.situation, cells: plans.map(({ situation }) => [text(situation)]) },
    { head: words.description, cells: plans.map(({ description }) => [text(description)]) },
    { head: words.features, cells: plans.map(({ features }) => [text(features.join('; '))]) },
  ].filter(({ cells }) => cells.some((cell) => cell.some((part) => plain(part))));
  const row = (tag: string, cells: readonly ElementContent[][]) =>
    element(
      'tr',
      cells.map((content) => element(tag, content)),
    );
  return element('table', [
    element('thead', [
      row(
        'th',
        columns.map(({ head }) => [text(head)]),
      ),
    ]),
    element(
      'tbody',
      plans.map((_, index) =>
        row(
          'td',
          columns.map(({ cells }) => cells[index]!),
        ),
      ),
    ),
  ]);
}

const isPriceList = (list: Element) => {
  const entries = elementsOf(list);
  const isPlan = (entry: Element) =>
    findAll(entry, ({ properties }) => 'dataPrice' in properties).length === 1 &&
    findAll(entry, ({ tagName }) => headings.test(tagName)).length === 1;
  return entries.length > 1 && entries.every(isPlan);
};

/** Terms and what is said of them, as a list. */
function definitions(list: Element): Element {
  const entries: Element[] = [];
  for (const part of findAll(list, ({ tagName }) => tagName === 'dt' || tagName === 'dd')) {
    if (part.tagName === 'dt') entries.push(element('li', [element('strong', [text(plain(part))])]));
    else entries.at(-1)?.children.push(text(': '), ...part.children);
  }
  return element('ul', entries);
}

/** A link or picture elsewhere than on the page needs its complete address. */
function complete(properties: Element['properties'], url: string): Element['properties'] {
  const resolved = (value: unknown) => (typeof value === 'string' ? new URL(value, url).href : undefined);
  return {
    ...properties,
    ...('href' in properties && { href: resolved(properties['href']) }),
    ...('src' in properties && { src: resolved(properties['src']) }),
  };
}

/** Side by side on the page, they would run into one another in a line of text. */
function apart(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child, index) => {
    const before = children[index - 1];
    const touches =
      before && isElement(before) && (isElement(child) ? !/^[,.:;]/.test(textOf(child)) : /^\w/.test(textOf(child)));
    return touches ? [text(' '), child] : [child];
  });
}

/** Several links and nothing else are a list of ways on. */
const isWays = ({ tagName, children }: Element) => {
  const parts = children.filter((child) => !isBlank(child));
  return (
    /^(?:div|p)$/.test(tagName) && parts.length > 1 && parts.every((part) => isElement(part) && part.tagName === 'a')
  );
};

const upright = (node: ElementContent): ElementContent[] => {
  if (!isElement(node)) return [node];
  const children = node.children.flatMap(upright);
  return node.tagName === 'em' ? children : [{ ...node, children }];
};
/** A cell of a table holds one line. */
const inLine = (node: ElementContent): ElementContent =>
  isElement(node) && /^(?:p|div)$/.test(node.tagName) ? element('span', apart(node.children.map(inLine))) : node;

function tidyElement(node: Element, context: MarkdownContext): ElementContent[] {
  const { tagName, properties } = node;
  if (properties['role'] === 'img' && properties['ariaLabel']) return [text(String(properties['ariaLabel']))];
  if (isSilent(node)) return [];
  if (tagName === 'img' && !properties['alt']) return [];
  if (/^[uo]l$/.test(tagName) && isPriceList(node)) return [priceTable(node, context)];

  const inner = node.children.flatMap((child) => tidyNode(child, context));
  if (elementsOf(node).some((child) => child.tagName === 'label')) return [field({ ...node, children: inner })];
  const children = apart(/^[uo]l$/.test(tagName) ? inner : gathered(inner));
  const tidied = { ...node, properties: complete(properties, context.url), children };
  if (/^(?:ul|ol|dl|div|section|p|figure)$/.test(tagName) && children.every(isBlank)) return [];
  if (tagName === 'dl') return [definitions(tidied)];
  // A word of a headline leans for the eye alone.
  if (headings.test(tagName)) return [{ ...tidied, children: children.flatMap(upright) }];
  if (/^(?:summary|legend)$/.test(tagName)) return children;
  if (/^t[dh]$/.test(tagName))
    return [{ ...tidied, children: apart(node.children.flatMap((child) => tidyNode(child, context)).map(inLine)) }];
  if (isWays(tidied)) {
    return [
      element(
        'ul',
        children.filter(isElement).map((link) => element('li', [link])),
      ),
    ];
  }
  // A list whose entries have headings of their own is a row of sections.
  const holdsHeading = (entry: Element) => findAll(entry, (part) => headings.test(part.tagName)).length > 0;
  if (/^[uo]l$/.test(tagName) && elementsOf(tidied).some(holdsHeading)) {
    return elementsOf(tidied).map((entry) => element('div', entry.children));
  }
  return [tidied];
}

/** Where a long word may be divided is nothing that is read. */
const whole = (value: string) => value.replaceAll('\u00ad', '');

const tidyNode = (node: Node, context: MarkdownContext): ElementContent[] =>
  isElement(node) ? tidyElement(node, context) : node.type === 'text' ? [text(whole(node.value))] : [];

/** Takes out of a page's main part what is there for the eye or the hand, and says the rest as text would. */
export function tidy(tree: Root, context: MarkdownContext): Root {
  return { type: 'root', children: (tree.children as Node[]).flatMap((node) => tidyNode(node, context)) };
}
