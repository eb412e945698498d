import { find, findAll } from '../dom.ts';
import type { Fault, Faults } from './state.ts';
import { wellFormed } from './well-formed.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** One question of the form as the visitor sees it. */
export interface Field {
  readonly name: string;
  readonly control: Control;
  readonly label: string;
  /** Ids that describe the control while nothing is wrong with it. */
  readonly hint: string | null;
  readonly errors: readonly HTMLElement[];
}

/** The fields of a form in their order. */
export function readFields(form: HTMLFormElement): readonly Field[] {
  return findAll(form, '[data-field]').map((element) => {
    const control = find<Control>(element, 'input, textarea, select');
    return {
      name: control.name,
      control,
      label: find(element, '[data-label]').textContent,
      hint: control.getAttribute('aria-describedby'),
      errors: [...element.querySelectorAll<HTMLElement>('[data-error]')],
    };
  });
}

/** What is wrong with a field: white space is nothing, and for the format the browser's own validity counts. */
export function faultOf({ control }: Field): Fault | undefined {
  if (control.required && !control.value.trim()) return 'missing';
  return control.validity.typeMismatch || control.validity.badInput ? 'invalid' : undefined;
}

const byName = <T>(fields: readonly Field[], of: (field: Field) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(fields.map((field) => [field.name, of(field)]));

/** What is wrong with each of the fields. */
export const faultsOf = (fields: readonly Field[]): Faults => byName(fields, faultOf);

/** What stands in each of the fields, as text that can be sent. */
export const valuesOf = (fields: readonly Field[]) => byName(fields, ({ control }) => wellFormed(control.value));

/** Marks a field at fault and names the fault beside it, or takes the mark away. */
export function drawFault({ control, hint, errors }: Field, fault: Fault | undefined): void {
  for (const error of errors) error.hidden = error.dataset.error !== fault;
  const described = [errors.find((error) => !error.hidden)?.id, hint].filter(Boolean).join(' ');
  control.setAttribute('aria-invalid', String(Boolean(fault)));
  if (described) control.setAttribute('aria-describedby', described);
  else control.removeAttribute('aria-describedby');
}
