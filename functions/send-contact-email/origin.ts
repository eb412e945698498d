/** Whether a form of the site itself was posted: by the origin where the browser tells it, else by what it says of the way. */
export function isOfTheSite(request: Request, page: string, allowed: readonly string[] = []): boolean {
  const origin = request.headers.get('origin');
  // A page that keeps its address to itself posts from the origin 'null'.
  if (!origin || origin === 'null') return request.headers.get('sec-fetch-site') !== 'cross-site';
  if (allowed.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  // Behind a server that ends the encryption the scheme of the request is not the visitor's.
  const { host } = new URL(origin);
  return host === new URL(request.url).host || host === new URL(page, request.url).host;
}
