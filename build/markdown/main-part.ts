import { fingerprint } from '../asset.ts';

/** A page's own part of its document. */
export interface Main {
  readonly markup: string;
  /** Of the markup. */
  readonly digest: string;
}

/** The main part of a document as it was drawn. */
export function mainOf(html: string): Main {
  const start = html.indexOf('<main');
  const markup = html.slice(start, html.indexOf('</main>', start) + '</main>'.length);
  return { markup, digest: fingerprint(markup) };
}
