import type { Turn } from '../../../content/services/geo.ts';

export interface DialogueProps {
  readonly words: {
    /** Says that it is an example. */
    readonly label: string;
    readonly asker: string;
    readonly assistant: string;
    readonly sourceLabel: string;
    readonly whyLabel: string;
    readonly turns: readonly Turn[];
  };
  readonly headingId: string;
}

type Words = DialogueProps['words'];

/** The page that an answer comes from, as its numbered note. */
const Source = ({
  source,
  number,
  label,
}: {
  readonly source: Turn['source'];
  readonly number: number;
  readonly label: string;
}) => (
  <div className="geo-card plane lit" data-pad="m">
    <dt className="quiet">
      <span className="strong" aria-hidden="true">
        {number}
      </span>{' '}
      {label}
    </dt>
    <dd className="columns" data-gap="none">
      <cite className="display" data-size="m">
        {source.title}
      </cite>
      <span className="visually-hidden">, </span>
      <span className="small">
        {source.address.split(/(?=\/)/).map((part) => (
          <span className="sentence" key={part}>
            {part}
          </span>
        ))}
      </span>
    </dd>
  </div>
);

/** The question of the first turn, large. */
export const FirstQuestion = ({ words: { label, asker, turns }, headingId }: DialogueProps) => (
  <div className="stack" data-gap="m">
    <h2 className="large" id={headingId}>
      {label}
    </h2>
    <p className="columns" data-gap="2xs">
      <strong className="strong quiet">
        {asker}
        <span className="visually-hidden">:</span>
      </strong>{' '}
      <span className="display accent" data-size="l">
        <i>{turns[0]!.question}</i>
      </span>
    </p>
  </div>
);

/** Its answer as a stone, with what was quoted lit and the page it comes from set into it. */
export function FirstAnswer({ words }: { readonly words: Words }) {
  const { assistant, sourceLabel, whyLabel, turns } = words;
  const { answer, source, why } = turns[0]!;
  const [quoted, ...rest] = answer.split(/(?<=\.) /);
  return (
    <div className="geo-answer framed">
      <div className="cut stack" data-ground="warm" data-gap="m" data-pad="l">
        <p className="columns" data-gap="2xs">
          <strong className="strong quiet">
            {assistant}
            <span className="visually-hidden">:</span>
          </strong>{' '}
          <span className="quoted display" data-size="m">
            <em>{quoted}</em> {rest.join(' ')}
            <sup className="small accent" aria-hidden="true">
              1
            </sup>
          </span>
        </p>
        <dl className="stack" data-gap="s">
          <Source source={source} number={1} label={sourceLabel} />
          <div>
            <dt className="quiet">{whyLabel}</dt>
            <dd className="large">{why}</dd>
          </div>
        </dl>
      </div>
    </div>
  );
}

/** The turns after it, as an edition would print them: the question in the margin, what is said in display type, the source as its note. */
export function Dialogue({ words }: { readonly words: Words }) {
  const { asker, assistant, sourceLabel, whyLabel, turns } = words;
  return (
    <ol className="points" role="list" data-room="m">
      {turns.slice(1).map(({ question, answer, source, why }, index) => (
        <li className="entry grid" key={question} data-gap="m" data-stagger="200">
          <p
            className="columns"
            data-gap="2xs"
            data-cols="1-4"
            data-row="1-2"
            data-from="wide"
            data-align="start"
            data-reveal=""
          >
            <strong className="large strong quiet">
              {asker}
              <span className="visually-hidden">:</span>
            </strong>{' '}
            <span className="display accent" data-size="l">
              <i>{question}</i>
            </span>
          </p>
          <p className="columns" data-gap="2xs" data-cols="5-12" data-from="wide" data-reveal="">
            <strong className="large strong quiet">
              {assistant}
              <span className="visually-hidden">:</span>
            </strong>{' '}
            <span className="statement">
              {answer}
              <sup className="small accent" aria-hidden="true">
                {index + 2}
              </sup>
            </span>
          </p>
          <div data-cols="5-12" data-from="wide" data-reveal="">
            <dl className="split" data-split="5-4" data-gap="m-l">
              <Source source={source} number={index + 2} label={sourceLabel} />
              <div data-align="end">
                <dt className="quiet">{whyLabel}</dt>
                <dd className="large">{why}</dd>
              </div>
            </dl>
          </div>
        </li>
      ))}
    </ol>
  );
}
