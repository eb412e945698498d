/**
 * Speculation rules (https://html.spec.whatwg.org/multipage/speculative-loading.html): the next page is fetched, and not run,
 * when its link is pointed at for a moment. Nothing is run before a visitor decides, so that a script never starts on a page nobody opens;
 * the answers of the form are left out, as are files and links to another language, which store the choice first.
 *
 * It stands inside the page, since a plain host sends no header.
 */
export function speculationRules(basePath: string): string {
  const pages = (path: string) => ({ href_matches: `${basePath}${path}` });
  return JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            pages('*'),
            { not: { href_matches: [`${basePath}*contact/sent/`, `${basePath}*contact/failed/`, `${basePath}*.*`] } },
            { not: { selector_matches: '[hreflang], [download], [rel~="nofollow"]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
}
