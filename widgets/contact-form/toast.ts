import { find, findAll } from '../dom.ts';
import { type Notice, toastDuration } from './state.ts';

/**
 * Shows one toast at a time, out of the templates that stand in live regions: closed by its button, by Escape, or by time,
 * which stands still while the visitor points at it or has the focus in it.
 */
export function runToasts(root: HTMLElement, life: AbortSignal): (name: Notice | undefined) => void {
  const templates = findAll<HTMLTemplateElement>(root, 'template[data-toast]');
  let close = () => {};

  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal: life });
  life.addEventListener('abort', () => close(), { once: true });

  return (name) => {
    close();
    const template = templates.find(({ dataset }) => dataset.toast === name);
    const toast = template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
    if (!template || !toast) return;
    let cameFrom: HTMLElement | null = null;
    template.parentElement?.append(toast);
    // An animation of nothing is a clock that can be halted.
    const clock = toast.animate([], toastDuration);
    close = () => {
      clock.cancel();
      const focused = toast.contains((root.getRootNode() as Document).activeElement);
      toast.remove();
      if (focused) cameFrom?.focus();
    };
    const halt = () => clock.pause();
    const resume = () => {
      if (!toast.matches(':hover, :focus-within')) clock.play();
    };
    clock.onfinish = close;
    toast.addEventListener('pointerenter', halt);
    toast.addEventListener('pointerleave', resume);
    toast.addEventListener('focusin', ({ relatedTarget }) => {
      halt();
      if (!toast.contains(relatedTarget as Node | null)) cameFrom = relatedTarget as HTMLElement | null;
    });
    toast.addEventListener('focusout', () => setTimeout(resume));
    find(toast, '[data-close]').addEventListener('click', close);
  };
}
