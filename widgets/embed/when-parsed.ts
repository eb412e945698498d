/** Runs once the page's own markup is complete: an embed's script may arrive before the parts of its widget do. */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true });
  else run();
}
