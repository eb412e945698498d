import type { Attribute, Node, Selector } from 'postcss-selector-parser';
import { type Needs, markupOnlyAttributes } from './hooks.ts';

function needOf({ attribute, operator, value }: Attribute): Needs {
  if (!markupOnlyAttributes.test(attribute)) return [];
  return [operator === '=' ? `[${attribute}=${value}]` : `[${attribute}]`];
}

// What `:has()` asks for must be on the page as well.
const choices = /^:(?:is|where|has)$/;

function alternativesOf(node: Node): readonly Needs[] {
  if (node.type === 'class') return [[`.${node.value}`]];
  if (node.type === 'attribute') return [needOf(node)];
  if (node.type === 'pseudo' && choices.test(node.value)) return node.nodes.flatMap(alternativesOf);
  if (node.type !== 'selector') return [[]];
  return (node as Selector).nodes.reduce<readonly Needs[]>(
    (alternatives, part) => alternatives.flatMap((needs) => alternativesOf(part).map((more) => [...needs, ...more])),
    [[]],
  );
}

/** What must be on a page for a selector to match there: one of the sets returned. What `:not()` and the like hold may be absent. */
export type NeedsOf = (selector: string) => readonly Needs[];

/** Loads the parser of selectors, which most builds do without. */
export async function openNeeds(): Promise<NeedsOf> {
  const { default: selectorParser } = await import('postcss-selector-parser');
  return (selector) => selectorParser().astSync(selector).nodes.flatMap(alternativesOf);
}
