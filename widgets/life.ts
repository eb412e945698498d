/** Undoes something when the widget's life ends. */
export function atEnd(life: AbortSignal, undo: () => void): void {
  life.addEventListener('abort', undo, { once: true });
}

/** Calls back now and whenever the element's size changes, its coming and going included, until the widget's life ends. */
export function watchSize(element: Element, life: AbortSignal, changed: () => void): void {
  const observer = new ResizeObserver(changed);
  observer.observe(element);
  atEnd(life, () => observer.disconnect());
}
