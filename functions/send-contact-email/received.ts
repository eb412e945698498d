import { type Enquiry, enquiryFields } from '../../content/contact/enquiry.ts';
import type { Locale } from '../../content/locale.ts';

/** An enquiry on its way from the visitor to the inbox. */
export interface ReceivedEnquiry {
  /** 32 hexadecimal digits; the same enquiry sent again has the same ones. */
  readonly id: string;
  /** The moment it came, in ISO 8601. */
  readonly received: string;
  readonly language: Locale;
  /** Whether the field was filled in that only machines fill in. */
  readonly trapped: boolean;
  readonly enquiry: Enquiry;
}

/** What became of an enquiry that was handed over; what cannot be kept is thrown as `NotKept`. */
export type Kept = 'new' | 'known' | 'conflict';

/** Takes an enquiry over; fulfils once it is safe. `sameAs` are the ids it would have had if it had come a little earlier. */
export type Keep = (received: ReceivedEnquiry, sameAs: readonly string[]) => Promise<Kept>;

/** An enquiry that could not be made safe; nothing of it remains. */
export class NotKept extends Error {
  readonly status: 502 | 503;

  /** 503: there is no room here at the moment; 502: the mail service did not take it. */
  constructor(status: 502 | 503, options?: ErrorOptions) {
    super(status === 503 ? 'The enquiry could not be stored.' : 'The mail service did not take the enquiry.', options);
    this.name = 'NotKept';
    this.status = status;
  }
}

/** Milliseconds within which the same words are the same enquiry: a retry or a double click. */
export const sameWithin = 24 * 60 * 60 * 1000;

async function digest(parts: readonly (string | number)[]): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(parts)));
  return [...new Uint8Array(bytes.slice(0, 16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The id of an enquiry: of the sender's own key where there is one, else of its words, whether the trap caught it, and the day.
 * Around midnight the day before counts as well.
 */
export async function identify(
  { enquiry, trapped }: Pick<ReceivedEnquiry, 'enquiry' | 'trapped'>,
  key: string | undefined,
  now: number,
): Promise<{ readonly id: string; readonly sameAs: readonly string[] }> {
  if (key !== undefined) return { id: await digest(['key', key]), sameAs: [] };
  const day = Math.floor(now / sameWithin);
  const words = [String(trapped), ...enquiryFields.map((field) => enquiry[field])];
  const [id, before] = await Promise.all([digest([day, ...words]), digest([day - 1, ...words])]);
  return { id, sameAs: [before] };
}

/** Whether two enquiries hold the same text. */
export const haveSameText = (one: Enquiry, other: Enquiry) =>
  enquiryFields.every((field) => one[field] === other[field]);
