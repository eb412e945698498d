import { find, findAll } from '../dom.ts';
import { drawWhile } from '../draw.ts';
import { onAbort } from '../on-abort.ts';
import type { Mount } from '../mount.ts';
import { createConfigurator, type Due, type Item } from './state.ts';
import { findSumRows } from './summary.ts';

const readItem = ({ value, dataset }: HTMLInputElement): Item => ({
  id: value,
  group: dataset.group!,
  amount: Number(dataset.amount),
  due: dataset.due as Due,
  from: 'from' in dataset,
});

/** Lets a visitor put a website and add-ons together, adds them up, and carries the choice into the contact form. */
export const configurator: Mount = (root, signal) => {
  const form = find<HTMLFormElement>(root, 'form');
  const inputs = findAll<HTMLInputElement>(form, 'input[data-amount]');
  const controls = findAll(root, '[data-control]');
  const entries = findAll(root, '[data-entry]');
  const planes = findAll<SVGElement>(root, '[data-plane]');
  const empty = find(root, '[data-empty]');
  const reset = find(root, '[data-reset]');
  const link = find<HTMLAnchorElement>(root, '[data-action]');
  const labels = { plain: find(link, '[data-plain]'), carry: find(link, '[data-carry]') };
  const { lead } = link.dataset;
  const address = link.href;
  const rows = findSumRows(root);
  const state = createConfigurator(inputs.map(readItem));
  const on = { signal };

  const read = () => state.choose(inputs.filter(({ checked }) => checked).map(({ value }) => value));
  const dispatch = () =>
    root.dispatchEvent(
      new CustomEvent(`${BRAND}:configurator:changed`, {
        bubbles: true,
        composed: true,
        detail: {
          items: state.chosen.value.map(({ id }) => id),
          sums: state.sums.value,
          project: state.project.value,
        },
      }),
    );
  const change = () => void (read() && dispatch());

  /** Where the choice goes: the contact form, with the project chosen and the items written down. */
  function composeAddress(): string {
    const { value: project } = state.project;
    if (!project) return address;
    const chosen = state.chosen.value.map(({ id }) => inputs.find(({ value }) => value === id)!.dataset.line!);
    const target = new URL(address);
    target.searchParams.set('project', project);
    target.searchParams.set('message', [lead, ...chosen, '', ...rows.lines(state.sums.value)].join('\n'));
    return target.href;
  }

  form.addEventListener('change', change, on);
  // Enter in a form without a button would load the page anew.
  form.addEventListener('submit', (event) => event.preventDefault(), on);
  reset.addEventListener(
    'click',
    () => {
      form.reset();
      change();
      inputs[0]!.focus();
    },
    on,
  );
  // A visitor who comes back finds the choice as it was left.
  addEventListener('pageshow', change, on);

  const show = (isMounted: boolean) => {
    for (const control of controls) control.hidden = !isMounted;
  };
  show(true);
  read();
  drawWhile(signal, () => {
    const chosen = new Set(state.chosen.value.map(({ id }) => id));
    root.toggleAttribute('data-chosen', chosen.size > 0);
    const isEmpty = chosen.size === 0;
    for (const element of [reset, labels.carry]) element.hidden = isEmpty;
    for (const element of [empty, labels.plain]) element.hidden = !isEmpty;
    for (const entry of entries) entry.hidden = !chosen.has(entry.dataset.entry!);
    for (const plane of planes) plane.toggleAttribute('data-lit', chosen.has(plane.dataset.plane!));
    rows.draw(state.sums.value);
    link.href = composeAddress();
  });
  onAbort(signal, () => {
    show(false);
    for (const element of [empty, reset, labels.carry]) element.hidden = true;
    labels.plain.hidden = false;
    link.href = address;
  });
};
