/** Whether a form of the site itself was posted: by the origin where the browser tells it, else by what it says of the way. */
export function isOfTheSite(request: Request, page: string, allowed: readonly string[] | undefined): boolean {
  const origin = request.headers.get('origin');
  // A page that keeps its address to itself posts from the origin 'null'.
  if (origin && origin !== 'null') {
    if (allowed?.includes(origin) || !URL.canParse(origin)) return Boolean(allowed?.includes(origin));
    // Behind a server that ends the encryption the scheme of the request is not the visitor's.
    return [request.url, new URL(page, request.url).href].some((own) => new URL(own).host === new URL(origin).host);
  }
  return request.headers.get('sec-fetch-site') !== 'cross-site';
}
