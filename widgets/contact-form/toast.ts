import { find, findAll } from '../dom.ts';
import { type Notice, toastDuration } from './state.ts';

/** Takes something after a delay that can be halted and goes on with what is left of it. */
function countdown(duration: number, done: () => void) {
  let left = duration;
  let started = 0;
  let timer = 0;
  return {
    halt() {
      if (!timer) return;
      clearTimeout(timer);
      timer = 0;
      left -= performance.now() - started;
    },
    run() {
      if (timer) return;
      started = performance.now();
      timer = setTimeout(done, left);
    },
  };
}

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
    let cameFrom: EventTarget | null = null;
    const time = countdown(toastDuration, () => close());
    close = () => {
      close = () => {};
      time.halt();
      const focused = toast.contains((root.getRootNode() as Document).activeElement);
      toast.remove();
      if (focused) (cameFrom as HTMLElement | null)?.focus();
    };
    const resume = () => {
      if (!toast.matches(':hover, :focus-within')) time.run();
    };
    toast.addEventListener('pointerenter', time.halt);
    toast.addEventListener('pointerleave', resume);
    toast.addEventListener('focusin', ({ relatedTarget }) => {
      time.halt();
      if (!toast.contains(relatedTarget as Node | null)) cameFrom = relatedTarget;
    });
    toast.addEventListener('focusout', () => setTimeout(resume));
    find(toast, '[data-close]').addEventListener('click', () => close());
    template.parentElement?.append(toast);
    time.run();
  };
}
