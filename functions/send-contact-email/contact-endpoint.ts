import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { prefixField, trapField } from '../../content/contact/enquiry.ts';
import { defaultLocale, type Locale, locales } from '../../content/locale.ts';
import { type Prefix, prefixes } from '../../content/routes.ts';
import { readEnquiry } from './enquiry.ts';
import { isOfTheSite } from './origin.ts';
import { limitRate, type Rate } from './rate-limit.ts';
import { type BodyLimits, dismiss, readBody } from './read-body.ts';
import { identify, type Keep, NotKept } from './received.ts';
import { type Problem, refusals } from './refusals.ts';
import type { Outcome } from './return-address.ts';
import { boundUnfinished } from './unfinished.ts';

export interface ContactEndpointOptions {
  /** Takes an enquiry over; the visitor is told 'sent' only once this has fulfilled. */
  readonly keep: Keep;
  /** What a JSON post has to carry as its bearer; absent: nothing. */
  readonly token?: string | undefined;
  /** The origins whose scripts may post; absent: every origin. */
  readonly allowedOrigins?: readonly string[] | undefined;
  /** The page a browser is sent to after an ordinary form post. */
  readonly returnTo: (outcome: Outcome, prefix: Prefix) => string;
  /** Told the id and the outcome of each enquiry, and what went wrong inside; nothing personal. */
  readonly report?: (line: string) => void;
  readonly rate?: Rate | undefined;
  /** The largest body taken, in bytes. */
  readonly limit?: number;
  /** Bytes of all bodies together that are still arriving. */
  readonly unfinishedLimit?: number;
  /** Milliseconds a body may take. */
  readonly bodyTime?: number;
}

/** The endpoint; `address` is the visitor's, for the rate limit. */
export type ContactEndpoint = (request: Request, address?: string) => Promise<Response>;

// 250,000 characters of message have to pass. A form post writes an emoji (two of them) as 12 bytes, other characters as at most 9:
// 2.3 MB; nearly twice that leaves room for the rest.
const ampleBytes = 4_000_000;
const ampleUnfinished = 32_000_000;
/** Longer than the form itself waits, since a form without a script has no limit. */
const ampleTime = 30_000;

const json = 'application/json';
const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];

const mediaType = (request: Request) =>
  (request.headers.get('content-type') ?? '').split(';', 1)[0]!.trim().toLowerCase();

const bearerOf = (request: Request) => /^Bearer +(\S+) *$/i.exec(request.headers.get('authorization') ?? '')?.[1];

type Sent = Readonly<Record<string, unknown>>;

function parseJson(body: Uint8Array): Sent | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Sent) : undefined;
  } catch {
    return undefined;
  }
}

async function parseForm(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<Sent | undefined> {
  try {
    return Object.fromEntries(await new Response(body, { headers: { 'content-type': contentType } }).formData());
  } catch {
    return undefined;
  }
}

const isPrefix = (value: unknown): value is Prefix => typeof value === 'string' && Object.hasOwn(prefixes, value);

/** The language a script asks to be answered in. */
function languageOf(request: Request): Locale {
  const [wanted = ''] = (request.headers.get('accept-language') ?? '').toLowerCase().split(/[-,;]/, 1);
  return locales.find((locale) => locale === wanted.trim()) ?? defaultLocale;
}

/**
 * The endpoint behind the contact form, from request to answer, on web standards alone: the same function serves `npm start`, the
 * service, the tests and any platform that speaks them. A script posts JSON and reads the status; a form without a script posts
 * itself and is redirected to a page of the site.
 */
export function createContactEndpoint(options: ContactEndpointOptions): ContactEndpoint {
  const { keep, token, allowedOrigins, returnTo, report = console.log, limit = ampleBytes } = options;
  const waitFor = limitRate(options.rate);
  const limits: BodyLimits = {
    bytes: limit,
    time: options.bodyTime ?? ampleTime,
    unfinished: boundUnfinished(options.unfinishedLimit ?? ampleUnfinished),
  };
  const refused = refusals(limit, [json, ...forms]);

  /** Keeps the enquiry, or says why not. One in the trap is answered like any other, so that the machine moves on. */
  async function take(request: Request, sent: Sent, language: Locale): Promise<Problem | undefined> {
    const reading = readEnquiry(sent);
    if ('errors' in reading) return refused.fields(reading.errors);
    const { enquiry, trapped } = reading;
    const now = Date.now();
    const key = request.headers.get('idempotency-key') ?? undefined;
    const { id, sameAs } = await identify(reading, key, now);
    try {
      const received = new Date(now).toISOString();
      const kept = await keep({ id, received, language, trapped, enquiry }, sameAs);
      if (kept === 'conflict') return refused.conflict;
      report(
        `enquiry ${id}: ${kept === 'new' ? `kept${trapped ? ` (${trapField} was filled in)` : ''}` : 'known already'}`,
      );
      return undefined;
    } catch (error) {
      const { status, cause } = error instanceof NotKept ? error : { status: 503 as const, cause: error };
      report(`enquiry ${id}: not kept, ${codeOf(cause)}`);
      return refused.notKept(status);
    }
  }

  async function takeJson(request: Request): Promise<Problem | undefined> {
    if (token !== undefined && bearerOf(request) !== token) return refused.token;
    const body = await readBody(request, limits);
    if (typeof body === 'string') return refused.body[body];
    const sent = parseJson(body);
    return sent ? take(request, sent, languageOf(request)) : refused.noJson;
  }

  async function takeForm(request: Request): Promise<{ prefix: Prefix; problem: Problem | undefined }> {
    const body = await readBody(request, limits);
    if (typeof body === 'string') return { prefix: 'root', problem: refused.body[body] };
    const sent = await parseForm(body, request.headers.get('content-type')!);
    const told = sent?.[prefixField];
    const prefix = isPrefix(told) ? told : 'root';
    return { prefix, problem: sent ? await take(request, sent, prefixes[prefix].locale) : refused.noForm };
  }

  const refuse = (context: Context, { status, headers = {}, ...says }: Problem) =>
    context.json({ ok: false, ...says }, status, { ...headers });

  const app = new Hono<{ Bindings: { readonly address: string } }>();
  app.use(
    cors({
      origin: allowedOrigins ? [...allowedOrigins] : '*',
      allowMethods: ['POST', 'OPTIONS'],
      allowHeaders: ['authorization', 'content-type', 'apikey', 'idempotency-key'],
      exposeHeaders: ['retry-after'],
      // A day: browsers cap it themselves (Chromium at two hours).
      maxAge: 86_400,
    }),
  );
  app.use(async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
  });
  app.post('*', async (context) => {
    const request = context.req.raw;
    const type = mediaType(request);
    const isForm = forms.includes(type);
    const origin = request.headers.get('origin');
    if (
      isForm
        ? !isOfTheSite(request, returnTo('sent', 'root'), allowedOrigins)
        : origin && allowedOrigins?.includes(origin) === false
    )
      return refuse(context, refused.origin);
    const seconds = waitFor(context.env.address);
    if (seconds > 0)
      return isForm ? leave(context, 'failed', 'root', seconds) : refuse(context, refused.tooMany(seconds));
    if (isForm) {
      const { prefix, problem } = await takeForm(request);
      return leave(context, problem ? 'failed' : 'sent', prefix);
    }
    if (type !== json) return refuse(context, refused.type);
    const problem = await takeJson(request);
    return problem ? refuse(context, problem) : context.json({ ok: true });
  });
  app.all('*', (context) => refuse(context, refused.method));
  app.onError((error, context) => {
    report(`a request failed: ${codeOf(error)}`);
    return refuse(context, refused.fault);
  });

  function leave(context: Context, outcome: Outcome, prefix: Prefix, seconds = 0): Response {
    if (seconds > 0) context.header('retry-after', String(seconds));
    context.header('location', returnTo(outcome, prefix));
    return context.body(null, 303);
  }

  return async (request, address = 'unknown') => {
    const response = await app.fetch(request, { address });
    await dismiss(request);
    return response;
  };
}

/** What kind of fault it is, without its text, which may quote what a visitor wrote. */
function codeOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { readonly code?: unknown; readonly name?: unknown };
  return String(code ?? name ?? typeof error);
}
