/** The origins whose scripts may read an answer; `undefined` is every origin. */
export type AllowedOrigins = readonly string[] | undefined;

const preflightFields = {
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'authorization, content-type, apikey',
  // A day: browsers cap it themselves (Chromium at two hours).
  'access-control-max-age': '86400',
  vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
};

/** What every answer says about other origins. It varies even where it allows none, or a cache would mix them up. */
export function crossOriginHeaders(request: Request, allowed: AllowedOrigins): Record<string, string> {
  const origin = request.headers.get('origin');
  if (!allowed) return { vary: 'Origin', 'access-control-allow-origin': '*' };
  if (!origin || !allowed.includes(origin)) return { vary: 'Origin' };
  return { vary: 'Origin', 'access-control-allow-origin': origin };
}

/** The answer to a browser that asks whether a script of another origin may post. */
export function preflight(request: Request, allowed: AllowedOrigins): Response {
  const headers = { ...crossOriginHeaders(request, allowed), ...preflightFields };
  return new Response(null, { status: 204, headers });
}
