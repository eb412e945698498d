import type { Field } from './field.ts';

const textOf = ({ control }: Field) =>
  control instanceof HTMLSelectElement && control.value ? (control.selectedOptions[0]?.text ?? '') : control.value;

// Half of a character pair, as a careless paste leaves it, cannot stand in an address.
const encode = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd').replace(/\r?\n/g, '\r\n'));

/** The whole enquiry as the address of an e-mail to be written; `address` has a recipient and a subject already. */
export function composeMail(address: string, fields: readonly Field[]): string {
  const lines = fields
    .filter(({ control }) => control.value.trim())
    .map((field) => `${field.label}:${field.control instanceof HTMLTextAreaElement ? '\n' : ' '}${textOf(field)}`);
  return `${address}&body=${encode(lines.join('\n'))}`;
}
