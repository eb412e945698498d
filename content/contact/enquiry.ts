/** What one question of the enquiry form takes. */
export interface EnquiryQuestion {
  readonly type: 'text' | 'email' | 'tel' | 'choice' | 'long';
  readonly required: boolean;
  /** UTF-16 code units, as a browser counts them; a line end counts once. */
  readonly maxLength: number;
  /** What the browser may fill in: a token of https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
  readonly autoComplete?: string;
}

/** The questions of an enquiry in their order, by the names they are sent under: the form draws them, the endpoint checks them. */
export const enquiryQuestions = {
  name: { type: 'text', required: true, maxLength: 200, autoComplete: 'name' },
  // The longest path of RFC 5321, 4.5.3.1.3, without its brackets.
  email: { type: 'email', required: true, maxLength: 254, autoComplete: 'email' },
  company: { type: 'text', required: false, maxLength: 200, autoComplete: 'organization' },
  phone: { type: 'tel', required: false, maxLength: 100, autoComplete: 'tel' },
  projectType: { type: 'choice', required: false, maxLength: 100 },
  budgetRange: { type: 'choice', required: false, maxLength: 100 },
  // About eighty pages: whoever pastes a whole concept is not cut short.
  projectDetails: { type: 'long', required: true, maxLength: 250_000 },
} as const satisfies Readonly<Record<string, EnquiryQuestion>>;

/** The name under which an answer is sent. */
export type EnquiryField = keyof typeof enquiryQuestions;

// Marked for the bundler: widgets take the name of the trap from here and nothing else.
export const enquiryFields = /* @__PURE__ */ Object.keys(enquiryQuestions) as readonly EnquiryField[];

/** What a visitor asked, every text exactly as it was typed; what was left out is an empty string. */
export type Enquiry = Readonly<Record<EnquiryField, string>>;

/** The field that only machines fill in. */
export const trapField = 'website';

/** Days for which the contact service keeps an enquiry after it was sent on, unless CONTACT_RETENTION_DAYS says otherwise. */
export const usualRetentionDays = 30;

/** The hidden field that tells which URL prefix an ordinary form post came from. */
export const prefixField = 'prefix';
