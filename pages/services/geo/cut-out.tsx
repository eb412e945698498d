import { classNames } from '../../parts/place.ts';

export interface CutProps {
  /** What was cut out. */
  readonly children: string;
  /** It is a block of its own, with large corners. */
  readonly large?: boolean;
}

/** A piece that was cut out of a page, where it is used now. */
export const CutPiece = ({ children, large }: CutProps) => (
  <mark className={classNames('geo-cut cut', large && 'statement')} data-large={large ? '' : undefined}>
    {children}
  </mark>
);

/** The hole that it left: as large, of the same outline, the words a shadow. */
export const Hole = ({ children, large }: CutProps) => (
  <span
    className={classNames('geo-cut geo-hole cut', large && 'statement')}
    data-large={large ? '' : undefined}
    aria-hidden="true"
  >
    {children}
  </span>
);

export interface CutWordsProps {
  readonly children: string;
  /** The words are the page that the pieces were cut from. */
  readonly holes?: boolean;
}

/** Running words, of which those between asterisks are pieces or, in their source, holes. */
export const CutWords = ({ children, holes }: CutWordsProps) => {
  const Part = holes ? Hole : CutPiece;
  return children.split('*').map((words, index) => (index % 2 ? <Part key={words}>{words}</Part> : words));
};
