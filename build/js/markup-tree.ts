import type { parseDocument } from 'htmlparser2';
import type { MarkupTree } from '../../widgets/embed/drawing.ts';
import { cached, sourceText } from '../kept/cache.ts';

type Nodes = ReturnType<typeof parseDocument>['children'];

const treesOf = (nodes: Nodes): MarkupTree[] =>
  nodes.flatMap((node): MarkupTree[] => {
    if ('name' in node && 'attribs' in node) return [[node.name, node.attribs, ...treesOf(node.children as Nodes)]];
    return 'data' in node && node.type === 'text' ? [node.data] : [];
  });

/** The one element that rendered markup consists of, as data for an embed's script. */
export async function markupTreeOf(html: string): Promise<MarkupTree> {
  const source = `${sourceText('build/js/markup-tree.ts')}|${html}`;
  const tree = await cached('markup-trees', source, async () => {
    const { parseDocument } = await import('htmlparser2');
    // Names keep their case, which counts in SVG.
    const { children } = parseDocument(html, { lowerCaseTags: false, lowerCaseAttributeNames: false });
    return JSON.stringify(treesOf(children)[0]);
  });
  return JSON.parse(tree.toString());
}
