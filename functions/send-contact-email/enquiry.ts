/** The texts of an enquiry, named as the contact form sends them (specification, section 7). */
export const enquiryFields = [
  'name',
  'email',
  'company',
  'phone',
  'projectType',
  'budgetRange',
  'projectDetails',
] as const;

export type EnquiryField = (typeof enquiryFields)[number];

/** What a visitor asked, every text exactly as it was typed; what was left out is an empty string. */
export type Enquiry = Readonly<Record<EnquiryField, string>>;

/** One field at fault and why, in English for whoever calls the endpoint; the form has its own words. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** The field that only machines fill in. */
export const trapField = 'website';

const required: readonly EnquiryField[] = ['name', 'email', 'projectDetails'];

/** What browsers accept in a field of type=email: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const emailShape =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** An enquiry, a machine's one, or everything that is wrong with it. */
export type EnquiryReading =
  { readonly enquiry: Enquiry } | { readonly trapped: true } | { readonly errors: readonly FieldError[] };

function faultOf(field: EnquiryField, value: unknown): string | undefined {
  if (value !== undefined && typeof value !== 'string') return 'must be text';
  if (required.includes(field) && !value?.trim()) return 'is required';
  if (field === 'email' && !emailShape.test(value ?? '')) return 'must be an e-mail address';
  return undefined;
}

/** Makes an enquiry of what arrived. The trap is looked at first: a machine learns nothing about the other fields. */
export function readEnquiry(sent: Readonly<Record<string, unknown>>): EnquiryReading {
  const trap = sent[trapField];
  if (typeof trap === 'string' && trap !== '') return { trapped: true };

  const errors = enquiryFields.flatMap((field): FieldError[] => {
    const fault = faultOf(field, sent[field]);
    return fault ? [{ field, message: `${field} ${fault}.` }] : [];
  });
  if (trap !== undefined && typeof trap !== 'string')
    errors.push({ field: trapField, message: `${trapField} must be text.` });
  if (errors.length > 0) return { errors };

  return { enquiry: Object.fromEntries(enquiryFields.map((field) => [field, sent[field] ?? ''])) as Enquiry };
}
