/**
 * What a widget is: a function of the element it works on and of a signal that aborts when the element has left the document.
 * It finds everything it needs first (a missing part throws), wires listeners with `{ signal }`, and changes the DOM last.
 */
export type Mount = (root: HTMLElement, signal: AbortSignal) => void;

/** Shared by every copy of this module on a page, so that a script loaded twice does nothing twice. */
const registry: Set<string> = ((globalThis as Record<symbol, unknown>)[Symbol.for('data-widget')] ??=
  new Set()) as never;

/**
 * Mounts a widget on every `[data-widget~="name"]`, now and later, once each; aborts it where its element leaves.
 * Success sets `data-<name>-ready`, the only attribute under which CSS may hide anything. A widget that throws is undone,
 * reported, and its HTML works as without scripts.
 * A second call with the same `key` does nothing.
 */
export function mount(name: string, widget: Mount, key = name, selector = `[data-widget~="${name}"]`): void {
  if (registry.has(key)) return;
  registry.add(key);
  const mounted = new Map<HTMLElement, AbortController>();
  const ready = `data-${name}-ready`;

  function begin(root: HTMLElement): void {
    if (mounted.has(root)) return;
    const controller = new AbortController();
    mounted.set(root, controller);
    try {
      widget(root, controller.signal);
      root.setAttribute(ready, '');
    } catch (cause) {
      controller.abort();
      reportError(new Error(`${name} did not start: ${cause}`, { cause }));
    }
  }

  function end(root: HTMLElement): void {
    mounted.get(root)?.abort();
    mounted.delete(root);
    root.removeAttribute(ready);
  }

  function review(): void {
    for (const root of mounted.keys()) if (!root.isConnected) end(root);
    document.querySelectorAll<HTMLElement>(selector).forEach(begin);
  }

  review();
  new MutationObserver(review).observe(document, { childList: true, subtree: true });
}
