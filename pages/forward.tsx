import { Emphasis } from './parts/emphasis.tsx';

export interface ForwardProps {
  readonly lang: string;
  readonly words: {
    readonly head: { readonly title: string; readonly description: string };
    readonly title: string;
    readonly text: string;
    readonly link: string;
  };
  /** Where the page lives now, base path included. */
  readonly to: string;
  /** The same as a complete address. */
  readonly canonical: string;
  readonly icon: string;
}

/** The whole document at an old address: the browser goes on by itself, with and without scripts, and a link stands there in any case. */
export function Forward({ lang, words, to, canonical, icon }: ForwardProps) {
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{words.head.title}</title>
        <meta name="description" content={words.head.description} />
        <meta name="robots" content="noindex" />
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
        <link rel="canonical" href={canonical} />
        <link rel="icon" href={icon} type="image/svg+xml" />
      </head>
      <body>
        <h1>
          <Emphasis>{words.title}</Emphasis>
        </h1>
        <p>{words.text}</p>
        <a href={to}>{words.link}</a>
      </body>
    </html>
  );
}
