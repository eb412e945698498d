import type { Field } from './field.ts';
import { wellFormed } from './well-formed.ts';

const textOf = ({ control }: Field) => ('options' in control ? control.selectedOptions[0]!.text : control.value);

const encode = (text: string) => encodeURIComponent(wellFormed(text).replace(/\r?\n/g, '\r\n'));

/** The whole enquiry as the address of an e-mail to be written; `address` has a recipient and a subject already. */
export function composeMail(address: string, fields: readonly Field[]): string {
  const lines = fields
    .filter(({ control }) => control.value.trim())
    .map((field) => `${field.label}:${'rows' in field.control ? '\n' : ' '}${textOf(field)}`);
  return `${address}&body=${encode(lines.join('\n'))}`;
}
