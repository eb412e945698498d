import * as v from 'valibot';
import {
  type Enquiry,
  type EnquiryField,
  enquiryFields,
  enquiryQuestions,
  trapField,
} from '../../content/contact/enquiry.ts';

/** One field at fault and why, in English for whoever calls the endpoint; the form has its own words. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** An enquiry and whether the trap caught it, or everything that is wrong with it. */
export type EnquiryReading =
  { readonly enquiry: Enquiry; readonly trapped: boolean } | { readonly errors: readonly FieldError[] };

/** Browsers send a line end as two characters and count it as one. */
const lengthOf = (text: string) => text.length - (text.match(/\r\n/g)?.length ?? 0);

/** What one question takes: the rules of the form, and what no browser sends. */
function answerTo(field: EnquiryField) {
  const { type, required, maxLength } = enquiryQuestions[field];
  return v.pipe(
    v.optional(v.string('must be text'), ''),
    v.check((text) => !required || text.trim() !== '', 'is required'),
    v.check((text) => lengthOf(text) <= maxLength, `must have at most ${maxLength} characters`),
    v.check((text) => !/\p{Surrogate}/u.test(text), 'must be well-formed text: it holds half of a character'),
    // A line end in a one-line answer is how a foreign header gets into an e-mail.
    v.check((text) => type === 'long' || !/[\r\n\0]/.test(text), 'must be one line'),
    type === 'email' ? v.rfcEmail('must be an e-mail address') : v.check(() => true),
  );
}

/** The texts of an enquiry, checked. */
export const enquirySchema = v.object(
  Object.fromEntries(enquiryFields.map((field) => [field, answerTo(field)])) as Record<
    EnquiryField,
    ReturnType<typeof answerTo>
  >,
);

const trapSchema = v.object({ [trapField]: v.optional(v.string('must be text'), '') });

const errorsOf = (issues: readonly v.BaseIssue<unknown>[] = []): FieldError[] => {
  const first = new Map(issues.map((issue) => [v.getDotPath(issue) ?? 'body', issue.message] as const).reverse());
  return [...first].reverse().map(([field, message]) => ({ field, message: `${field} ${message}.` }));
};

/** Makes an enquiry of what arrived. */
export function readEnquiry(sent: Readonly<Record<string, unknown>>): EnquiryReading {
  const trap = v.safeParse(trapSchema, sent);
  const reading = v.safeParse(enquirySchema, sent);
  return reading.success && trap.success
    ? { enquiry: reading.output, trapped: trap.output[trapField] !== '' }
    : { errors: [...errorsOf(reading.issues), ...errorsOf(trap.issues)] };
}
