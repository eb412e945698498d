import type { Part } from '../literal.ts';
import type { PageText } from './page-texts.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What the page shows for each expression of a text; nothing where the page shows something else. */
function filledIn(parts: readonly Part[], shown: string): readonly string[] | undefined {
  const pattern = parts
    .map((part) => (typeof part === 'string' ? escaped(part.replaceAll('*', '')) : '(.+?)'))
    .join('');
  return new RegExp(`^${pattern.trim()}$`, 'u').exec(shown)?.slice(1);
}

/** The words of some parts as the page will show them, marks of emphasis included. */
export function wordsOf(was: readonly Part[], parts: readonly Part[], shown: string): string {
  const values = [...(filledIn(was, shown) ?? [])];
  return parts
    .map((part) => (typeof part === 'string' ? part : (values.shift() ?? part.value ?? `{${part.code}}`)))
    .join('');
}

/** Text nodes with words in them. */
function wordNodes(element: Element): readonly Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) if ((walker.currentNode as Text).data.trim()) nodes.push(walker.currentNode as Text);
  return nodes;
}

/** Puts words in the place of a text until the page is loaded anew: words between asterisks stand as the emphasis of the page. */
export function show({ kind, element }: PageText, words: string): void {
  const bare = words.replaceAll('*', '');
  if (kind === 'title') document.title = bare;
  else if (kind === 'description') element.setAttribute('content', bare);
  else if (kind === 'alternative text') element.setAttribute('alt', bare);
  else {
    const emphasis = element.querySelector('em');
    const [first, ...others] = wordNodes(element);
    if (!emphasis) {
      if (first && others.length === 0) first.data = bare;
      return;
    }
    const pieces = words.split('*').map((piece, index) => {
      if (index % 2 === 0) return document.createTextNode(piece);
      const copy = emphasis.cloneNode() as Element;
      copy.textContent = piece;
      return copy;
    });
    element.replaceChildren(...pieces);
  }
}
