import { type Enquiry, familyField } from '../../content/enquiry.ts';
import { type Family, families } from '../../content/routes.ts';
import { type AllowedOrigins, crossOriginHeaders, preflight } from './cross-origin.ts';
import { type FieldError, readEnquiry } from './enquiry.ts';
import { readBody } from './read-body.ts';

/** Where the contact form posts to, below the site's base path. */
export const contactPath = 'functions/v1/send-contact-email';

/** How a form post ended. */
export type Outcome = 'sent' | 'failed';

export interface ContactEndpointOptions {
  /** Keeps one enquiry; the visitor is told 'sent' only once this has fulfilled. */
  readonly store: (enquiry: Enquiry) => Promise<void>;
  /** What a JSON post has to carry as its bearer; absent: nothing. */
  readonly token?: string | undefined;
  readonly allowedOrigins?: AllowedOrigins;
  /** The page a browser is sent to after an ordinary form post. */
  readonly returnTo: (outcome: Outcome, family: Family) => string;
  /** Told when an enquiry could not be kept. */
  readonly report?: (error: unknown) => void;
  /** The largest body taken, in bytes. */
  readonly limit?: number;
}

// 200,000 characters of message have to pass. A form post writes an emoji (two of them) as 12 bytes, other characters as at most 9:
// 1.8 MB; twice that leaves room for the rest.
const ampleBytes = 4_000_000;

const json = 'application/json';
const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** An answer that is not success: its status and what the caller reads. */
interface Refusal {
  readonly status: 400 | 401 | 405 | 413 | 415 | 500;
  readonly message?: string;
  readonly errors?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
}

const malformed = (message: string): Refusal => ({ status: 400, errors: [{ field: 'body', message }] });

const mediaType = (request: Request) =>
  (request.headers.get('content-type') ?? '').split(';', 1)[0]!.trim().toLowerCase();

function bearerOf(request: Request): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}

function parseJson(body: Uint8Array): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

async function parseForm(
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<Record<string, unknown> | undefined> {
  try {
    const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
    return Object.fromEntries(form);
  } catch {
    return undefined;
  }
}

const isFamily = (value: unknown): value is Family => typeof value === 'string' && Object.hasOwn(families, value);

/**
 * The endpoint behind the contact form, from request to answer, on web standards alone: the same function serves `npm start`, the
 * tests and any host that speaks them. A script posts JSON and reads the status; a form without a script posts itself and is
 * redirected to a page of the site.
 */
export function createContactEndpoint(options: ContactEndpointOptions): (request: Request) => Promise<Response> {
  const { store, token, allowedOrigins, returnTo, report = console.error, limit = ampleBytes } = options;
  const tooLarge: Refusal = { status: 413, message: `The enquiry is larger than ${limit} bytes.` };

  /** Keeps the enquiry, or says why not. A trapped one is answered like a kept one, so that the machine moves on. */
  async function take(sent: Record<string, unknown>): Promise<Refusal | undefined> {
    const reading = readEnquiry(sent);
    if ('trapped' in reading) return undefined;
    if ('errors' in reading) return { status: 400, errors: reading.errors };
    try {
      await store(reading.enquiry);
      return undefined;
    } catch (error) {
      report(error);
      return { status: 500, message: 'The enquiry could not be kept. Please send it by e-mail.' };
    }
  }

  async function takeJson(request: Request): Promise<Refusal | undefined> {
    if (token !== undefined && bearerOf(request) !== token) {
      return {
        status: 401,
        message: 'The bearer token is missing or wrong.',
        headers: { 'www-authenticate': 'Bearer' },
      };
    }
    const body = await readBody(request, limit);
    if (!body) return tooLarge;
    const sent = parseJson(body);
    return sent ? take(sent) : malformed('The body must be one JSON object in UTF-8.');
  }

  async function takeForm(
    request: Request,
  ): Promise<{ readonly family: Family; readonly refusal: Refusal | undefined }> {
    const body = await readBody(request, limit);
    const sent = body && (await parseForm(body, request.headers.get('content-type')!));
    const family = sent?.[familyField];
    return {
      family: isFamily(family) ? family : 'root',
      refusal: !body ? tooLarge : !sent ? malformed('The form cannot be read.') : await take(sent),
    };
  }

  async function answer(request: Request, headers: Record<string, string>): Promise<Response> {
    const refuse = ({ status, headers: more, ...says }: Refusal) =>
      Response.json({ ok: false, ...says }, { status, headers: { ...headers, ...more } });

    if (request.method !== 'POST')
      return refuse({ status: 405, message: 'Post the enquiry.', headers: { allow: 'POST, OPTIONS' } });
    const type = mediaType(request);
    if (type === json) {
      const refusal = await takeJson(request);
      return refusal ? refuse(refusal) : Response.json({ ok: true }, { headers });
    }
    if (!forms.includes(type)) {
      return refuse({
        status: 415,
        message: `Send ${json} or a form.`,
        headers: { 'accept-post': [json, ...forms].join(', ') },
      });
    }
    const { family, refusal } = await takeForm(request);
    return new Response(null, {
      status: 303,
      headers: { ...headers, location: returnTo(refusal ? 'failed' : 'sent', family) },
    });
  }

  return async (request) => {
    if (request.method === 'OPTIONS') return preflight(request, allowedOrigins);
    return answer(request, { 'cache-control': 'no-store', ...crossOriginHeaders(request, allowedOrigins) });
  };
}
