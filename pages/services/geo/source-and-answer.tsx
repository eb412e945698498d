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
}

/** Who speaks. */
const Speaker = ({ children }: { readonly children: string }) => (
  <p className="strong quiet">
    {children}
    <span className="visually-hidden">:</span>
  </p>
);

/** A page with a hole and, in the same row, the piece in the answer: both have one outline, and the strip between them falls at 22.5°, as their corners do; on a phone it comes down out of the page's lower edge. */
export const SourceAndAnswer = ({ words }: SourceAndAnswerProps) => {
  const { label, asker, assistant, question, answer, page, sourceLabel, whyLabel, why } = words;
  const [before, quoted, after] = answer as [string, string, string];
  return (
    <>
      <div className="geo-light" data-above="m">
        <div className="stack" data-gap="m">
          <div>
            <Speaker>{asker}</Speaker>
            <p className="statement">{question}</p>
          </div>
          <div>
            <Speaker>{assistant}</Speaker>
            <p className="statement">{before}</p>
          </div>
        </div>
        <div className="geo-light__page geo-sheet plane" data-ground="paper" data-pad="l" data-rows="3">
          <div>
            <p className="small quiet">{page.address}</p>
            <p className="display" data-size="m" data-above="s">
              {page.title}
            </p>
            <p className="lede" data-above="s">
              {page.lead}
            </p>
          </div>
          <Hole large>{quoted}</Hole>
          <p className="statement">{page.rest}</p>
        </div>
        <CutPiece large>{quoted}</CutPiece>
        <p className="statement">{after}</p>
      </div>
      <div className="geo-notes" data-above="m">
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
    </>
  );
};
