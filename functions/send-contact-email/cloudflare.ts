import type { ContactEndpoint } from './contact-endpoint.ts';
import { endpointOf } from './portable.ts';
import type { Environment } from './settings.ts';

let endpoint: ContactEndpoint | undefined;

/** The endpoint as a Cloudflare Worker: `main` of a `wrangler.toml`. */
export default {
  fetch(request: Request, env: Environment): Promise<Response> {
    endpoint ??= endpointOf(env);
    return endpoint(request, request.headers.get('cf-connecting-ip') ?? undefined);
  },
};
