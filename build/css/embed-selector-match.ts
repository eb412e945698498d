import type { Node } from 'postcss-selector-parser';

/** Whether a selector can match somewhere in a piece of markup. */
export type MarkupMatch = (selector: string) => boolean;

const choices = /^:(?:is|where)$/;

/** Whether a part of a selector depends on more than the markup: a state, a place, something that is absent. */
const isUnsure = (node: Node, mayAppear: (attribute: string) => boolean): boolean =>
  (node.type === 'pseudo' && !choices.test(node.value)) || (node.type === 'attribute' && mayAppear(node.attribute));

/**
 * Reads markup and answers for selectors. `mayAppear` names attributes that scripts write, with any value. Where it cannot tell,
 * the answer is yes: a rule too many costs bytes, one too few a look.
 */
export async function matchMarkup(html: string, mayAppear: (attribute: string) => boolean): Promise<MarkupMatch> {
  // Loaded when it is needed: most builds find the styles of their embeds kept.
  const [{ selectOne }, { parseDocument }, { default: selectorParser }] = await Promise.all([
    import('css-select'),
    import('htmlparser2'),
    import('postcss-selector-parser'),
  ]);
  const document = parseDocument(html);
  const sure = selectorParser((root) =>
    root.walk((node) => {
      if (isUnsure(node, mayAppear)) node.replaceWith(selectorParser.pseudo({ value: ':is(*)' }));
    }),
  );
  // As in XML, what stands in a <template> counts.
  return (selector) => selectOne(sure.processSync(selector), document, { xmlMode: true }) !== null;
}
