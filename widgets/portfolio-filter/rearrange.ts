import { reducedMotion } from '../motion.ts';

/** Lists in transition to a new arrangement, and how many transitions are under way. */
const transitions = new WeakMap<HTMLElement, number>();

/**
 * Draws a new arrangement of what a list holds; its entries move to their places where the browser can show that and the visitor wants motion.
 * `data-rearranging` says so meanwhile, since an entry needs a name of its own to move.
 */
export function rearrange(list: HTMLElement, draw: () => void): void {
  const moves = 'startViewTransition' in document && !reducedMotion() && list.getRootNode() === document;
  if (!moves) return draw();

  const count = (step: 1 | -1) => {
    const left = (transitions.get(list) ?? 0) + step;
    transitions.set(list, left);
    list.toggleAttribute('data-rearranging', left > 0);
  };
  count(1);
  const { ready, finished } = document.startViewTransition(draw);
  // A newer choice ends the transition of this one, not its arrangement.
  ready.catch(() => {});
  finished.finally(() => count(-1)).catch(() => {});
}
