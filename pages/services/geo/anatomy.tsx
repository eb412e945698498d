import type { ReactNode } from 'react';
import type { PictureFile } from '../../page.ts';
import type { Point } from '../../../content/word-shapes.ts';
import { Picture } from '../../parts/picture.tsx';
import { Section } from '../../parts/section.tsx';

export interface Area extends Point {
  /** A piece of an answer; what was quoted stands at its end, between asterisks. */
  readonly passage: string;
}

/** A piece of the answer: what leads up to the quotation, and the quotation. */
export const pieceOf = (passage: string) => passage.split('*') as [said: string, quoted: string];

export interface AnatomyProps {
  readonly areas: readonly Area[];
  readonly heading: string;
  /** What nobody can promise: after the second, across the page. */
  readonly limits: ReactNode;
  /** The proof of each phrase, in their order. */
  readonly proofs: readonly PictureFile[];
  /** What the page has to say about each. */
  readonly chapters: readonly ReactNode[];
}

const grounds = ['warm', 'paper', 'ink', 'warm', 'paper'] as const;

/** The answer phrase by phrase: each is joined by its ray to the proof that it comes from, and says on its plane which work lies behind it; a question follows. The proof stands now on one side, now on the other. */
export const Anatomy = ({ areas, heading, limits, proofs, chapters }: AnatomyProps) => (
  <>
    <Section ground="ink" flush>
      <h2 className="wrapper display accent" data-size="hero">
        <i>{heading}</i>
      </h2>
    </Section>
    <ol role="list">
      {areas.map(({ passage, title, text }, index) => (
        <li key={title}>
          <Section ground={grounds[index]!}>
            <div className="wrapper">
              <div className="geo-rays split" data-split={index % 2 ? '7-5' : '5-7'}>
                {index % 2 === 0 && <Picture file={proofs[index]!} alt="" />}
                <div>
                  <div className="geo-mark">
                    <p className="display" data-size="l">
                      {pieceOf(passage)[1]}
                    </p>
                    <h3 className="large strong" data-above="2xs">
                      {title}
                    </h3>
                    <p className="large">{text}</p>
                  </div>
                  {chapters[index]}
                </div>
                {index % 2 === 1 && <Picture file={proofs[index]!} alt="" />}
              </div>
              {index === 1 && limits}
            </div>
          </Section>
        </li>
      ))}
    </ol>
  </>
);
