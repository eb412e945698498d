import { findAll } from '../dom.ts';
import { onAbort } from '../on-abort.ts';
import { showWaitingWords } from '../waiting-words.ts';
import { type Notice, toastDuration } from './state.ts';

/**
 * Shows one toast at a time, out of the templates that stand in live regions: closed by its button, by Escape, or by time,
 * which pauses while the visitor points at it or has the focus in it.
 */
export function runToasts(root: HTMLElement, signal: AbortSignal): (name: Notice | undefined) => void {
  const templates = findAll<HTMLTemplateElement>(root, 'template[data-toast]');
  let close = () => {};

  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
  onAbort(signal, () => close());

  return (name) => {
    close();
    const template = templates.find(({ dataset }) => dataset.toast === name);
    if (!template) return;
    const toast = template.content.firstElementChild!.cloneNode(true) as HTMLElement;
    showWaitingWords(toast);
    let cameFrom: HTMLElement | null = null;
    template.after(toast);
    // An animation of nothing is a timer that can be paused.
    const timer = toast.animate([], toastDuration);
    close = () => {
      timer.cancel();
      const focused = toast.contains((root.getRootNode() as Document).activeElement);
      toast.remove();
      if (focused) cameFrom?.focus();
    };
    const pause = () => timer.pause();
    const resume = () => {
      if (!toast.matches(':hover,:focus-within')) timer.play();
    };
    timer.onfinish = close;
    toast.addEventListener('pointerenter', pause);
    toast.addEventListener('pointerleave', resume);
    toast.addEventListener('focusin', ({ relatedTarget }) => {
      pause();
      if (!toast.contains(relatedTarget as Node | null)) cameFrom = relatedTarget as HTMLElement | null;
    });
    toast.addEventListener('focusout', () => setTimeout(resume));
    toast.querySelector('[data-close]')?.addEventListener('click', close);
  };
}
