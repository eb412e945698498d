import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { enquiryFields } from '../../content/contact/enquiry.ts';
import type { FieldError } from './enquiry.ts';
import type { BodyFault } from './read-body.ts';

/** An answer that is not success: its status and what the caller reads. */
export interface Problem {
  readonly status: ContentfulStatusCode;
  readonly message?: string;
  readonly errors?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Seconds after which something that is full may have room again. */
const soon = { 'retry-after': '30' };
const unreadable = (message: string): Problem => ({ status: 400, errors: [{ field: 'body', message }] });

/** Every way of saying no. */
export function refusals(limit: number, types: readonly string[]) {
  const body: Readonly<Record<BodyFault, Problem>> = {
    'too large': { status: 413, message: `The enquiry is larger than ${limit} bytes.` },
    'too slow': { status: 408, message: 'The enquiry took too long to arrive.' },
    'too many': { status: 503, message: 'Too much is arriving at the same time. Send it again.', headers: soon },
    'broken off': unreadable('The request broke off.'),
  };
  return {
    body,
    noJson: unreadable('The body must be one JSON object in UTF-8.'),
    noForm: unreadable('The form cannot be read.'),
    fields: (errors: readonly FieldError[]): Problem => ({ status: 400, errors }),
    conflict: { status: 422, message: 'Another enquiry has been sent with this idempotency key.' },
    origin: { status: 403, message: 'This origin may not send enquiries here.' },
    method: { status: 405, message: 'Post the enquiry.', headers: { allow: 'POST, OPTIONS' } },
    token: {
      status: 401,
      message: 'The bearer token is missing or wrong.',
      headers: { 'www-authenticate': 'Bearer' },
    },
    type: {
      status: 415,
      message: `Send ${types.join(' or ')}, with the fields ${enquiryFields.join(', ')}.`,
      headers: { 'accept-post': types.join(', ') },
    },
    tooMany: (seconds: number): Problem => ({
      status: 429,
      message: `Too many enquiries from this address. Wait ${seconds} seconds.`,
      headers: { 'retry-after': String(seconds) },
    }),
    notKept: (status: 502 | 503): Problem => ({
      status,
      message: `The enquiry could not be ${status === 502 ? 'delivered' : 'kept'}. Send it again, or send it by e-mail.`,
      headers: soon,
    }),
    fault: { status: 500, message: 'The endpoint failed. Please send the enquiry by e-mail.' },
  } as const satisfies Readonly<
    Record<string, Problem | ((given: never) => Problem) | Readonly<Record<BodyFault, Problem>>>
  >;
}
