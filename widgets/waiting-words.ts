/** Puts the words that wait in `data-text` where they are read: what only a script shows is no text of the page before. */
export function showWaitingWords(root: ParentNode): void {
  for (const part of root.querySelectorAll<HTMLElement>('[data-text]')) part.textContent = part.dataset.text!;
}
