import type { Literal } from './literal.ts';
import { literalsIn, type Node, nodesIn } from './read-literals.ts';

/** A picture that content names: what draws it, and what each language says of it. */
export interface HeldPicture {
  readonly art: Node;
  readonly alt: readonly Literal[];
}

const propertyOf = (object: Node, name: string) =>
  (object['properties'] as readonly Node[]).find(
    ({ key, computed }) => !computed && (key as Node | undefined)?.['name'] === name,
  );

export const isWithin = ({ start, end }: { start: number; end: number }, outer: Node) =>
  outer.start <= start && end <= outer.end;

/** Every picture of a source file: an object that says which one (`art`) and what it shows (`alt`). */
export function picturesIn(source: string): readonly HeldPicture[] {
  if (!/\bart\b/.test(source)) return [];
  const literals = literalsIn(source);
  return [...nodesIn(source)].flatMap((node) => {
    if (node.type !== 'ObjectExpression') return [];
    const [art, alt] = [propertyOf(node, 'art'), propertyOf(node, 'alt')];
    return art && alt ? [{ art, alt: literals.filter((text) => isWithin(text, alt)) }] : [];
  });
}
