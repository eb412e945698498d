import type { MarkupTree } from './drawing.ts';

const svg = 'http://www.w3.org/2000/svg';

/** Makes the nodes of a piece of markup. */
export function createNode(tree: MarkupTree, namespace: string | null = document.documentElement.namespaceURI): Node {
  if (typeof tree === 'string') return document.createTextNode(tree);
  const [name, attributes, ...children] = tree;
  const own = name === 'svg' ? svg : namespace;
  const element = document.createElementNS(own, name);
  for (const attribute in attributes) element.setAttribute(attribute, attributes[attribute]!);
  const parent = element instanceof HTMLTemplateElement ? element.content : element;
  parent.append(...children.map((child) => createNode(child, own)));
  return element;
}
