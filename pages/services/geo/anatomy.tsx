import type { Point } from '../../../content/word-shapes.ts';
import { Emphasis } from '../../parts/emphasis.tsx';

export interface AnatomyProps {
  readonly items: readonly (Point & {
    /** A piece of an answer; what was quoted in it stands between asterisks. */
    readonly passage: string;
  })[];
}

/** Where each piece stands, line by line. */
const places = ['1-12', '1-4', '5-12', '1-7', '8-12'];

/** An answer taken apart: set as large as the page, and below each of its passages the work that it comes from. */
export function Anatomy({ items }: AnatomyProps) {
  return (
    <ol className="wrapper grid" role="list" data-above="l" data-stagger="200">
      {items.map(({ passage, title, text }, index) => (
        <li className="stack" key={title} data-gap="m" data-cols={places[index]} data-from="wide" data-reveal="">
          <p className="quoted display" data-size={index ? undefined : 'hero'}>
            <Emphasis>{passage}</Emphasis>
          </p>
          <div className="ruled">
            <h3 className="display" data-size="xs">
              {title}
            </h3>
            <p className="quiet" data-above="2xs" data-measure="30">
              {text}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
