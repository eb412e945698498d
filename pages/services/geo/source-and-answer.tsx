import type { ReactNode } from 'react';
import { CutPiece, Hole } from './cut-out.tsx';

export interface SourceAndAnswerProps {
  readonly words: {
    /** Says that it is an example. */
    readonly label: string;
    readonly asker: string;
    readonly assistant: string;
    readonly question: string;
    /** What leads up to the quotation, the quotation, and what follows it. */
    readonly answer: readonly string[];
    readonly page: { readonly address: string; readonly title: string; readonly lead: string; readonly rest: string };
    readonly sourceLabel: string;
    readonly whyLabel: string;
    readonly why: string;
  };
  /** The headline of the page and its lead. */
  readonly children: ReactNode;
}

/** Who speaks. */
const Speaker = ({ children }: { readonly children: string }) => (
  <p className="strong quiet">
    {children}
    <span className="visually-hidden">:</span>
  </p>
);

/** A page with a hole, and the answer that the piece lies in: from each corner of the hole it is 22.5° down to the same corner of the piece, and light falls that way. */
export const SourceAndAnswer = ({ words, children }: SourceAndAnswerProps) => {
  const { label, asker, assistant, question, answer, page, sourceLabel, whyLabel, why } = words;
  const [before, quoted, after] = answer as [string, string, string];
  return (
    <div className="geo-light">
      <div className="geo-light__above">
        <div>{children}</div>
        <div className="stack" data-gap="3xs" data-above="l">
          <Speaker>{asker}</Speaker>
          <p className="statement">{question}</p>
          <div className="stack" data-gap="3xs" data-above="m">
            <Speaker>{assistant}</Speaker>
            <p className="statement">{before}</p>
          </div>
        </div>
      </div>
      <div data-ground="paper" data-pad="l" data-above="s">
        <p className="small quiet">{page.address}</p>
        <p className="display" data-size="l" data-above="m">
          {page.title}
        </p>
        <p className="statement" data-above="m">
          {page.lead}
        </p>
      </div>
      <div className="statement" data-ground="paper" data-pad="l">
        <Hole large>{quoted}</Hole>
        <p data-above="l">{page.rest}</p>
      </div>
      <div className="geo-light__answer">
        <p className="geo-light__piece statement">
          <CutPiece large>{quoted}</CutPiece>
        </p>
        <p className="statement" data-above="m">
          {after}
        </p>
      </div>
      <div className="stack" data-above="m">
        <dl className="split" data-gap="m">
          <div>
            <dt className="small quiet">{sourceLabel}</dt>
            <dd>
              <cite className="strong">{page.title}</cite>
              <br />
              {page.address}
            </dd>
          </div>
          <div>
            <dt className="small quiet">{whyLabel}</dt>
            <dd>{why}</dd>
          </div>
        </dl>
        <p className="small quiet">{label}</p>
      </div>
    </div>
  );
};
