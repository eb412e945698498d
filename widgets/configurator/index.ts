import { find, findAll } from '../dom.ts';
import { drawWhile } from '../draw.ts';
import { onAbort } from '../on-abort.ts';
import { showWaitingWords } from '../waiting-words.ts';
import type { Mount } from '../mount.ts';
import { createConfigurator, type Due, type Item } from './state.ts';
import { findSumRows } from './summary.ts';

const readItem = ({ value, dataset }: HTMLInputElement): Item => ({
  id: value,
  group: dataset.group!,
  amount: Number(dataset.amount),
  due: dataset.due as Due,
  from: 'from' in dataset,
  contains: dataset.contains?.split(' ') ?? [],
});

/** A line of the list or of the sum whose item another choice may contain. */
const readPart = (line: HTMLElement) => ({
  id: line.dataset.part!,
  line,
  input: line.querySelector('input'),
  price: find(line, '[data-price]'),
  included: find(line, '[data-included]'),
});

/** Lets a visitor put a website and add-ons together, adds them up, and carries the choice into the contact form. */
export const configurator: Mount = (root, signal) => {
  const form = find<HTMLFormElement>(root, 'form');
  const inputs = findAll<HTMLInputElement>(form, 'input[data-amount]');
  const controls = findAll(root, '[data-control]');
  const entries = findAll(root, '[data-entry]');
  const planes = findAll<SVGElement>(root, '[data-plane]');
  const parts = [...root.querySelectorAll<HTMLElement>('[data-part]')].map(readPart);
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
          included: state.included.value.map(({ id }) => id),
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
    const paid = new Set(state.chosen.value.map(({ id }) => id));
    const received = new Set(state.included.value.map(({ id }) => id));
    const lines = inputs.flatMap(({ value, dataset }) => {
      if (paid.has(value)) return [dataset.line!];
      return received.has(value) ? [dataset.includedLine!] : [];
    });
    const target = new URL(address);
    target.searchParams.set('project', project);
    target.searchParams.set('message', [lead, ...lines, '', ...rows.lines(state.sums.value)].join('\n'));
    return target.href;
  }

  form.addEventListener('change', change, on);
  for (const plane of planes)
    plane.addEventListener('click', () => find(form, `[value="${plane.dataset.plane}"]`).click(), on);
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
  /** What another choice contains is no choice of its own: its line says so, and keeps what the visitor had chosen there. */
  const showParts = (received: ReadonlySet<string>) => {
    for (const { id, input, line, price, included } of parts) {
      const isIncluded = received.has(id);
      line.toggleAttribute('data-received', isIncluded);
      if (input) input.disabled = input.hidden = isIncluded;
      price.hidden = isIncluded;
      included.hidden = !isIncluded;
    }
  };
  showWaitingWords(root);
  show(true);
  read();
  drawWhile(signal, () => {
    const chosen = new Set(state.chosen.value.map(({ id }) => id));
    const received = new Set(state.included.value.map(({ id }) => id));
    root.toggleAttribute('data-chosen', chosen.size > 0);
    const isEmpty = chosen.size === 0;
    for (const element of [reset, labels.carry]) element.hidden = isEmpty;
    for (const element of [empty, labels.plain]) element.hidden = !isEmpty;
    showParts(received);
    const taken = new Set([...chosen, ...received]);
    for (const entry of entries) entry.hidden = !taken.has(entry.dataset.entry!);
    for (const plane of planes) plane.toggleAttribute('data-lit', taken.has(plane.dataset.plane!));
    rows.draw(state.sums.value);
    link.href = composeAddress();
  });
  onAbort(signal, () => {
    showParts(new Set());
    show(false);
    for (const element of [empty, reset, labels.carry]) element.hidden = true;
    labels.plain.hidden = false;
    link.href = address;
  });
};
