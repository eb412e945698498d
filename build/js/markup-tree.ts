import type { MarkupTree } from '../../widgets/embed/drawing.ts';
import { decodeText, scanMarkup } from '../rendering/scan-markup.ts';

/** A name, and its value as React writes it. Names keep their case, which counts in SVG. */
const attribute = /\s([^\s"'>/=]+)(?:="([^"]*)")?/g;

type Element = [name: string, attributes: Readonly<Record<string, string>>, ...MarkupTree[]];

const elementOf = (tag: string): Element => [
  /[^\s/>]+/.exec(tag.slice(1))![0],
  Object.fromEntries([...tag.matchAll(attribute)].map(([, name, value = '']) => [name, decodeText(value)])),
];

/** The one element that rendered markup consists of, as data for an embed's script. */
export function markupTreeOf(html: string): MarkupTree {
  const all: MarkupTree[] = [];
  const open: { readonly push: (node: MarkupTree) => number }[] = [all];
  scanMarkup(html, {
    tag({ empty }, start, end) {
      const element = elementOf(html.slice(start, end));
      open.at(-1)!.push(element);
      if (!empty) open.push(element);
    },
    text: (start, end) => void open.at(-1)!.push(decodeText(html.slice(start, end))),
    close: () => void open.pop(),
  });
  return all[0]!;
}
