/** A start tag as it is written, read once for all places that it stands in. */
export interface Tag {
  readonly name: string;
  /** Names in small letters, values as a browser reads them. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly id: string | undefined;
  /** The tag as it is published. */
  readonly text: string;
  /** Whether it is written like that already. */
  readonly asWritten: boolean;
  /** Whether nothing stands in its element: it has no end tag. */
  readonly empty: boolean;
  readonly inDrawing: boolean;
  /** Whether it begins a drawing. */
  readonly drawing: boolean;
  /** Whether what follows up to its end tag is no markup. */
  readonly raw: boolean;
}

/** What is told on the way through a document; positions are those of the document. */
export interface MarkupListener {
  readonly tag: (tag: Tag, start: number, end: number) => void;
  readonly text?: (start: number, end: number) => void;
  readonly close: (name: string, start: number) => void;
  /** Names of the elements whose end is told; without them that of each. */
  readonly closing?: ReadonlySet<string>;
}

const voids = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
/** What stands in them is no markup. */
const raw = new Set(['script', 'style', 'title']);

/** A name, and where there is one a value in quotation marks or none. */
const attribute = /([^\s"'>/=]+)(?:="([^"]*)"|='([^']*)'|=([^\s"'>]+))?/g;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** Text as a browser reads it, of the references that React writes. */
export const decodeText = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) =>
        name ? (entities[name] ?? whole) : String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal)),
      )
    : text;

/** Inside a drawing names such as `viewBox` keep their capitals; HTML does not mind them, and people who read the source do. */
function readTag(source: string, inDrawing: boolean): Tag {
  const [begin, name = ''] = /^<([^\s/>]+)/.exec(source)!;
  const attributes: Record<string, string> = {};
  const keepsNames = inDrawing || name === 'svg';
  let text = source;
  attribute.lastIndex = begin.length;
  for (let found; (found = attribute.exec(source));) {
    const [, key = '', ...values] = found;
    const small = key.toLowerCase();
    attributes[small] ??= decodeText(values[0] ?? values[1] ?? values[2] ?? '');
    if (small === key || keepsNames) continue;
    text = text.slice(0, found.index) + small + text.slice(found.index + key.length);
  }
  const empty = source.endsWith('/>') || voids.has(name);
  return {
    name: name.toLowerCase(),
    attributes,
    id: attributes['id'],
    text,
    asWritten: text === source,
    empty,
    inDrawing,
    drawing: name === 'svg' && !empty,
    raw: raw.has(name) && !empty,
  };
}

/** A text of its own, which joining makes: a part of a longer one keeps the whole of that in memory, here a document for each of its tags. */
const detach = (part: string) => ` ${part}`.slice(1);

/** A site says the same tags over and over; these many are remembered before their memory is given back. */
const remembered = 10_000;
const known = { drawing: new Map<string, Tag>(), document: new Map<string, Tag>() };

/** Where the tag ends that starts here: at the first bracket outside quotation marks. */
function endOfTag(markup: string, start: number): number {
  let quote: string | undefined;
  for (let at = start; at < markup.length; at += 1) {
    const letter = markup[at]!;
    if (quote) quote = letter === quote ? undefined : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '>') return at + 1;
  }
  return markup.length;
}

/** By length, whether one of the names has it. */
const lengthsOf = (names: readonly string[]) =>
  names.reduce<boolean[]>((all, { length }) => ((all[length] = true), all), []);

/** Goes through a document as React prints it, once from its first character to its last. */
export function scanMarkup(markup: string, { tag: tell, text, close, closing }: MarkupListener): void {
  const closes = closing && lengthsOf([...closing, 'svg']);
  let at = 0;
  let drawings = 0;
  while (at < markup.length) {
    const start = markup.indexOf('<', at);
    if (start < 0) return text?.(at, markup.length);
    if (start > at) text?.(at, start);
    at = markup.indexOf('>', start) + 1 || markup.length;
    if (markup[start + 1] === '/') {
      // Most ends are nobody's concern: not even their names are read.
      if (closes && !closes[at - start - '</>'.length]) continue;
      const name = markup.slice(start + 2, at - 1);
      if (name === 'svg') drawings -= 1;
      if (!closing || closing.has(name)) close(name, start);
      continue;
    }
    const tags = drawings > 0 ? known.drawing : known.document;
    let tag = tags.get(markup.slice(start, at));
    if (!tag) {
      at = endOfTag(markup, start);
      const source = detach(markup.slice(start, at));
      if (tags.size > remembered) tags.clear();
      tags.set(source, (tag = readTag(source, drawings > 0)));
    }
    tell(tag, start, at);
    if (tag.drawing) drawings += 1;
    if (!tag.raw) continue;
    const end = markup.indexOf(`</${tag.name}`, at);
    if (end > at) text?.(at, end);
    at = end < 0 ? markup.length : end;
  }
}
