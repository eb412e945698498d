import { stillPreferred } from '../motion.ts';

/** Lists on their way to a new arrangement, and how many choices deep. */
const travelling = new WeakMap<HTMLElement, number>();

/**
 * Draws a new arrangement of what a list holds; its entries travel to their places where the browser can show that and motion is welcome.
 * `data-rearranging` says so meanwhile, since an entry needs a name of its own to travel.
 */
export function rearrange(list: HTMLElement, draw: () => void): void {
  const travels = 'startViewTransition' in document && !stillPreferred() && list.getRootNode() === document;
  if (!travels) return draw();

  const count = (step: 1 | -1) => {
    const left = (travelling.get(list) ?? 0) + step;
    travelling.set(list, left);
    list.toggleAttribute('data-rearranging', left > 0);
  };
  count(1);
  const { ready, finished } = document.startViewTransition(draw);
  // A newer choice ends this one's journey, not its arrangement.
  ready.catch(() => {});
  finished.finally(() => count(-1)).catch(() => {});
}
