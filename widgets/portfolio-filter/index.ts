import { find, findAll } from '../dom.ts';
import { drawWhile } from '../draw.ts';
import { onAbort } from '../on-abort.ts';
import type { Mount } from '../mount.ts';
import { reveal } from '../reveal/index.ts';
import { choiceInAddress } from './address.ts';
import { rearrange } from './rearrange.ts';
import { addressValue, createPortfolioFilter, everything } from './state.ts';

/** Shows the projects of one kind: buttons above, the count announced, the choice in the address where `data-address` names a parameter. */
export const portfolioFilter: Mount = (root, signal) => {
  const list = find(root, '[data-filter-list]');
  const projects = findAll(list, '[data-tags]').map((element) => ({
    element,
    tags: element.dataset.tags?.split(',') ?? [],
  }));
  const buttons = findAll(root, '[data-filter]').map((element) => ({
    element,
    choice: element.dataset.filter ?? everything,
  }));
  const status = find(root, '[data-filter-status]');
  const { one = '', other = '' } = status.dataset;
  const address = root.dataset.address ? choiceInAddress(root.dataset.address) : undefined;

  const filter = createPortfolioFilter(buttons.map(({ choice }) => choice).filter((choice) => choice !== everything));
  const on = { signal };
  filter.read(address?.read());

  function drawProjects(): number {
    projects.forEach(({ element, tags }) => (element.hidden = !filter.shows(tags)));
    return projects.filter(({ element }) => !element.hidden).length;
  }

  function drawButtons(): void {
    buttons.forEach(({ element, choice }) => element.setAttribute('aria-pressed', String(filter.isChosen(choice))));
  }

  function announce(count: number): void {
    const kind = buttons.find(({ choice }) => filter.isChosen(choice))?.element.textContent ?? '';
    const text = (count === 1 ? one : other).replace('{count}', String(count)).replace('{kind}', kind);
    if (status.textContent !== text) status.textContent = text;
  }

  function dispatch(count: number): void {
    const detail = { filter: filter.chosen.value, count };
    root.dispatchEvent(new CustomEvent(`${BRAND}:portfolio-filter:changed`, { bubbles: true, composed: true, detail }));
  }

  let revealing = new AbortController();
  function revealAnew(): void {
    revealing.abort();
    revealing = new AbortController();
    // A host page's own list may hold nothing that rises.
    list.querySelectorAll<HTMLElement>('[data-reveal]').forEach((element) => (element.dataset.reveal = ''));
    reveal(list, revealing.signal);
  }

  for (const { element, choice } of buttons) {
    element.addEventListener(
      'click',
      () => {
        filter.chosen.value = choice;
        address?.write(choice === everything ? undefined : addressValue(choice));
      },
      on,
    );
  }
  if (address) addEventListener('popstate', () => filter.read(address.read()), on);

  // As the page opens, what its address asks for simply stands there.
  announce(drawProjects());
  let drawn = filter.chosen.value;
  drawWhile(signal, () => {
    drawButtons();
    if (filter.chosen.value === drawn) return;
    drawn = filter.chosen.value;
    rearrange(list, () => {
      if (signal.aborted) return;
      const count = drawProjects();
      announce(count);
      revealAnew();
      dispatch(count);
    });
  });
  onAbort(signal, () => {
    revealing.abort();
    filter.chosen.value = everything;
    drawButtons();
    announce(drawProjects());
  });
};
