import type { ReactNode } from 'react';
import type { Graph } from 'schema-dts';
import { Head, type HeadProps } from './head.tsx';

export interface DocumentProps {
  readonly head: HeadProps;
  readonly lang: string;
  /** The same page in other languages, for the visitor who chose one before; only on addresses that may forward. */
  readonly alternates: readonly { readonly locale: string; readonly href: string }[];
  /** What the page says, for machines. */
  readonly structuredData?: Graph;
  /** Text of the rules by which the browser may fetch the next page early. */
  readonly speculationRules: string;
  readonly children: ReactNode;
}

/** Text that may stand in a script element: no markup in it can end the element. */
const scriptText = (text: string) => ({ __html: text.replaceAll('<', '\\u003c') });

type Alternates = DocumentProps['alternates'];

/** Where the same page is in other languages, as the root of its document says it. */
export const alternateAttributes = (alternates: Alternates) =>
  Object.fromEntries(alternates.map(({ locale, href }) => [`data-alternate-${locale}`, href]));

/** The whole HTML document around a page. What nobody waits for comes last. */
export function Document({ head, lang, alternates, structuredData, speculationRules, children }: DocumentProps) {
  return (
    <html lang={lang} {...alternateAttributes(alternates)}>
      <head>
        <Head {...head} />
      </head>
      <body>
        {children}
        {structuredData && (
          <script type="application/ld+json" dangerouslySetInnerHTML={scriptText(JSON.stringify(structuredData))} />
        )}
        <script type="speculationrules" dangerouslySetInnerHTML={scriptText(speculationRules)} />
      </body>
    </html>
  );
}
