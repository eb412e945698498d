import type { ContactEndpoint } from './contact-endpoint.ts';
import { endpointOf } from './portable.ts';

let endpoint: ContactEndpoint | undefined;

/** The endpoint as a function of Netlify, at the address the site's form posts to by default. */
export default function netlify(request: Request, context: { readonly ip?: string }): Promise<Response> {
  endpoint ??= endpointOf(process.env);
  return endpoint(request, context.ip);
}

/** Where Netlify puts it. It is read without being run, so that the address stands here in full. */
export const config = { path: '/functions/v1/send-contact-email' };
