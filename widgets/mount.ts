/**
 * What a widget is: a function of the element it lives on and of how long it lives.
 * It finds everything it needs first (a missing part throws), wires listeners with `{ signal: life }`, and changes the DOM last.
 */
export type Mount = (root: HTMLElement, life: AbortSignal) => void;

type Lives = Map<HTMLElement, AbortController>;

/** Shared by every copy of this module on a page, so that a script loaded twice does nothing twice. */
const registry: Map<string, Lives> = ((globalThis as Record<symbol, unknown>)[Symbol.for('data-widget')] ??=
  new Map()) as never;

/**
 * Brings a widget to life on every `[data-widget~="name"]`, now and later, once each; ends it where its element leaves.
 * Success sets `data-<name>-ready`, the only attribute under which CSS may hide anything. A widget that throws is undone,
 * reported, and its HTML works as without scripts.
 */
export function mount(name: string, widget: Mount): void {
  if (registry.has(name)) return;
  const lives: Lives = new Map();
  registry.set(name, lives);
  const selector = `[data-widget~="${name}"]`;
  const ready = `data-${name}-ready`;

  function begin(root: HTMLElement): void {
    if (lives.has(root)) return;
    const life = new AbortController();
    lives.set(root, life);
    try {
      widget(root, life.signal);
      root.setAttribute(ready, '');
    } catch (cause) {
      life.abort();
      reportError(new Error(`${name} did not start: ${cause}`, { cause }));
    }
  }

  function end(root: HTMLElement): void {
    lives.get(root)?.abort();
    lives.delete(root);
    root.removeAttribute(ready);
  }

  function review(): void {
    for (const root of lives.keys()) if (!root.isConnected) end(root);
    document.querySelectorAll<HTMLElement>(selector).forEach(begin);
  }

  review();
  new MutationObserver(review).observe(document, { childList: true, subtree: true });
}
