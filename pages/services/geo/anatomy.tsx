import type { ReactNode } from 'react';
import type { Point } from '../../../content/word-shapes.ts';

export interface Area extends Point {
  /** A piece of an answer; what was quoted stands at its end, between asterisks. */
  readonly passage: string;
}

interface PieceProps {
  readonly passage: string;
  readonly number: number;
}

/** A piece of the answer, what was quoted lit and numbered. */
export function Piece({ passage, number }: PieceProps) {
  const [said, quoted] = passage.split('*');
  return (
    <>
      {said}
      <em>
        {quoted}
        <sup>{`\u00a0${number}`}</sup>
      </em>{' '}
    </>
  );
}

export interface AnatomyProps {
  readonly areas: readonly Area[];
  /** What the page has to say about each, in their order. */
  readonly chapters: readonly ReactNode[];
}

/** The answer once more, one piece after the other across the whole page: what was quoted is the tab of a sheet, and opens in place into the work that it comes from. */
export const Anatomy = ({ areas, chapters }: AnatomyProps) => (
  <ol role="list">
    {areas.map(({ passage, title, text }, index) => (
      <li key={title}>
        <div className="geo-tab" data-ground="ink">
          <p className="wrapper quoted display" data-size="xl">
            <Piece passage={passage} number={index + 1} />
          </p>
        </div>
        <div className="lit" data-ground="warm">
          <div className="wrapper cluster" data-items="baseline">
            <h3 className="display" data-size="l">
              {title}
            </h3>
            <p className="statement">{text}</p>
          </div>
        </div>
        {chapters[index]}
      </li>
    ))}
  </ol>
);
