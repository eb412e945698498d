import { site } from '../../../content/site.ts';
import type { Point } from '../../../content/word-shapes.ts';
import type { PictureFile } from '../../page.ts';
import { Picture } from '../../parts/picture.tsx';
import { MarkDrawing, planeFillsOnInk } from './bare-mark.tsx';
import { linesOf } from './lines-of.ts';

export interface PrintedPiecesProps {
  readonly kinds: readonly Point[];
  /** The inside of a folder. */
  readonly pages: readonly PictureFile[];
  /** A sentence in the brand's voice. */
  readonly voice: string;
}

/** One folder, as large as the page: its cover, a page that is seen and a page that is read; below it what printed pieces are for. */
export const PrintedPieces = ({ kinds, pages, voice }: PrintedPiecesProps) => (
  <div className="printed grid">
    <div className="printed__folds columns" data-columns="3" data-reveal="">
      <svg className="printed__cover display" viewBox="0 0 280 480" width="100%" aria-hidden="true">
        <path fill="var(--ink)" d="M0 0H280V480H0z" />
        <g transform="translate(64 -60) scale(5.4)">
          <MarkDrawing fills={planeFillsOnInk} line="var(--gold-light)" width={0.9} />
        </g>
        <g fill="var(--gold-light)">
          {linesOf(voice, 2).map((line, index) => (
            <text x={22} y={368 + index * 37} fontSize={37} key={line}>
              {line}
            </text>
          ))}
          <text x={22} y={450} fontSize={16} fontFamily="var(--sans)" letterSpacing="0">
            {site.email}
          </text>
        </g>
      </svg>
      {pages.map((page) => (
        <Picture file={page} alt="" key={page.src} />
      ))}
    </div>
    {kinds.map(({ title, text }, index) => (
      <div data-cols={index ? '7-12' : '1-6'} key={title}>
        <h3 className="display" data-size="m">
          {title}
        </h3>
        <p className="large" data-above="s">
          {text}
        </p>
      </div>
    ))}
  </div>
);
