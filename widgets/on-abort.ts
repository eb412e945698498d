/** Undoes something when a widget is aborted, which is when its element has left the document. */
export function onAbort(signal: AbortSignal, undo: () => void): void {
  signal.addEventListener('abort', undo, { once: true });
}
