import { site } from '../../../content/site.ts';
import type { Point } from '../../../content/word-shapes.ts';
import type { PictureFile } from '../../page.ts';
import type { Place } from '../../parts/place.ts';
import { Picture } from '../../parts/picture.tsx';
import { MarkDrawing, planeFillsOnGold, planeFillsOnInk } from './bare-mark.tsx';
import { linesOf } from './lines-of.ts';

/** What hangs and is seen: one image, one message, and a way to respond. */
const Poster = ({ voice }: { readonly voice: string }) => (
  <svg
    className="printed__sheet display"
    viewBox="0 0 300 420"
    width="100%"
    aria-hidden="true"
    data-cols="1-4"
    data-row="1"
  >
    <path fill="var(--ink)" d="M0 0H300V420H0z" />
    <g transform="translate(70 -80) scale(5.6)">
      <MarkDrawing fills={planeFillsOnInk} line="var(--gold-light)" width={0.9} />
    </g>
    <g fill="var(--gold-light)">
      {linesOf(voice, 2).map((line, index) => (
        <text x={24} y={330 + index * 38} fontSize={38} key={line}>
          {line}
        </text>
      ))}
      <text x={24} y={397} fontSize={17} fontFamily="var(--sans)" letterSpacing="0">
        {site.email}
      </text>
    </g>
  </svg>
);

/** What stands and is seen from across the hall, drawn up out of its foot: the name, and the mark larger than the cloth. */
const Banner = () => (
  <svg
    className="printed__sheet display"
    viewBox="-7 -5 144 485"
    width="100%"
    aria-hidden="true"
    data-cols="11-12"
    data-row="1"
  >
    <clipPath id="cloth">
      <path d="M0 0H130V466H0z" />
    </clipPath>
    <path fill="var(--gold-light)" d="M0 0H130V466H0z" />
    <g clipPath="url(#cloth)">
      <g transform="translate(2 150) scale(3.6)">
        <MarkDrawing fills={planeFillsOnGold} line="var(--ink)" width={0.9} />
      </g>
    </g>
    <text x={14} y={58} fontSize={29}>
      {site.name}
    </text>
    <path d="M0-5H130V0H0zM-7 466H137V475H132V480H112V475H18V480H-2V475H-7z" />
  </svg>
);

/** What a piece is for. */
const Caption = ({ kind: { title, text }, cols }: { readonly kind: Point; readonly cols: Place['cols'] }) => (
  <div data-cols={cols} data-row="2" data-align="start">
    <h3 className="display" data-size="m">
      {title}
    </h3>
    <p className="large" data-above="s">
      {text}
    </p>
  </div>
);

export interface PrintedPiecesProps {
  readonly kinds: readonly Point[];
  /** The inside of a folder. */
  readonly pages: readonly PictureFile[];
  /** A sentence in the brand's voice. */
  readonly voice: string;
}

/** Three pieces of one brand on one table: a poster, a folder that lies open and a banner that stands; below them what they are for. */
export const PrintedPieces = ({ kinds: [folded, hung], pages, voice }: PrintedPiecesProps) => (
  <div className="printed grid" data-gap="m" data-items="end" data-reveal="">
    <Poster voice={voice} />
    <Banner />
    <Caption kind={hung!} cols="1-4" />
    <div className="printed__sheet columns" data-gap="none" data-cols="5-10" data-row="1">
      {pages.map((page) => (
        <Picture file={page} alt="" key={page.src} />
      ))}
    </div>
    <Caption kind={folded!} cols="5-12" />
  </div>
);
