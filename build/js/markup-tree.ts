import { parseDocument } from 'htmlparser2';
import type { MarkupTree } from '../../widgets/embed/drawing.ts';

type Nodes = ReturnType<typeof parseDocument>['children'];

const treesOf = (nodes: Nodes): MarkupTree[] =>
  nodes.flatMap((node): MarkupTree[] => {
    if ('name' in node && 'attribs' in node) return [[node.name, node.attribs, ...treesOf(node.children as Nodes)]];
    return 'data' in node && node.type === 'text' ? [node.data] : [];
  });

/** The one element that rendered markup consists of, as data for an embed's script. */
export function markupTreeOf(html: string): MarkupTree {
  // Names keep their case, which counts in SVG.
  const { children } = parseDocument(html, { lowerCaseTags: false, lowerCaseAttributeNames: false });
  return treesOf(children)[0]!;
}
