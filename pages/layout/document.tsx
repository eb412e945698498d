import type { ReactNode } from 'react';
import { Head, type HeadProps } from './head.tsx';

export interface DocumentProps {
  readonly head: HeadProps;
  readonly lang: string;
  /** The same page in other languages, for the visitor who chose one before; only on addresses that may forward. */
  readonly alternates: readonly { readonly locale: string; readonly href: string }[];
  readonly children: ReactNode;
}

/** The whole HTML document around a page. */
export function Document({ head, lang, alternates, children }: DocumentProps) {
  return (
    <html
      lang={lang}
      {...Object.fromEntries(alternates.map((alternate) => [`data-alternate-${alternate.locale}`, alternate.href]))}
    >
      <head>
        <Head {...head} />
      </head>
      <body>{children}</body>
    </html>
  );
}
