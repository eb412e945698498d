import { endpointOf } from './portable.ts';

/** What this file needs of Deno. */
declare const Deno: {
  readonly serve: (answer: (request: Request) => Promise<Response>) => unknown;
  readonly env: { readonly toObject: () => Record<string, string> };
};

// The endpoint as a function of Supabase, or of anything else that runs Deno.
const endpoint = endpointOf(Deno.env.toObject());
Deno.serve((request) => endpoint(request, request.headers.get('x-forwarded-for')?.split(',')[0]?.trim()));
