import type { GeoWords } from '../../../content/services/geo.ts';

/** A question, and the answer as it would be printed: what was quoted is lit, and a raised figure names its source below. */
export const Conversation = ({ words }: { readonly words: GeoWords['conversation'] }) => {
  const { label, asker, assistant, question, answer, page, sourceLabel, whyLabel, why } = words;
  const [before, quoted, after] = answer as [string, string, string];
  return (
    <div className="geo-answer" data-above="xl" data-late="">
      <p className="large quiet">
        <span className="strong">{asker}:</span> {question}
      </p>
      <p className="display" data-size="l" data-above="s">
        <span className="visually-hidden">{assistant}: </span>
        {before} <span className="accent">{quoted}</span>
        <sup>1</sup> {after}
      </p>
      <dl className="split" data-gap="m" data-above="m">
        <div>
          <dt className="small quiet">{sourceLabel} 1</dt>
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
      <p className="small quiet" data-above="m">
        {label}
      </p>
    </div>
  );
};
