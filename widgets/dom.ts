/** The one element a selector names below a root; throws with the selector where it is missing, so that a widget fails before it changes anything. */
export function find<E extends Element = HTMLElement>(root: ParentNode, selector: string): E {
  const element = root.querySelector<E>(selector);
  if (!element) throw new Error(`nothing matches ${selector}`);
  return element;
}

/** Every element a selector names below a root, at least one. */
export function findAll<E extends Element = HTMLElement>(root: ParentNode, selector: string): readonly E[] {
  find(root, selector);
  return [...root.querySelectorAll<E>(selector)];
}
