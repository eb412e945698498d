import { defineArt } from '../../art.ts';
import { Column, columnHeight, type Offer } from './column.tsx';
import { Mark } from './mark.tsx';
import { hrneedsPalette } from './palette.ts';
import { productSign } from './product-sign.ts';

const { cobalt, cobaltShade, midnight, mint, sky } = hrneedsPalette;

const quiet = { fill: '#3a55f7', cell: '#4c66ff', yes: '#8fa4ff', no: '#3a55f7' };

const products: readonly (readonly [sign: keyof typeof productSign, y: number, offers: readonly Offer[]])[] = [
  ['ring', 120, ['yes', 40, 'no', 'yes', 70, 'no']],
  ['stairs', 10, ['no', 60, 'yes', 'no', 30, 'yes', 'no']],
  ['drop', -130, []],
  ['petals', -20, ['yes', 30, 'no', 'no', 50, 'yes', 'no', 'yes']],
  ['wave', -160, ['no', 80, 'yes', 'no', 40, 'no', 'yes', 'no']],
];

const chosen: readonly Offer[] = ['yes', 92, 'yes', 'covered', 78, 'yes'];
const [width, left, top] = [236, 520, -64];

interface Wall {
  readonly ground: string;
  readonly height?: number;
  /** How far all of it is moved up. */
  readonly lift?: number;
  /** How many offers a product shows at most. */
  readonly rows?: number;
  /** With the client's mark in the corner. */
  readonly signed?: boolean;
}

/** A wall of products, one of them white, lifted, and ticked. */
const wall = (name: string, { ground, height = 900, lift = 0, rows = 8, signed }: Wall) =>
  defineArt({
    name: `cases/hrneeds/${name}`,
    width: 1200,
    height,
    draw: () => (
      <>
        <path fill={ground} d={`M0 0H1200V${height}H0Z`} />
        <g transform={`translate(0 ${-lift}) rotate(-12 600 450)`}>
          {products.map(([sign, y, offers], index) =>
            offers.length === 0 ? null : (
              <Column
                key={sign}
                x={-10 + index * 264}
                y={y}
                width={width}
                offers={offers.slice(0, rows)}
                sign={productSign[sign]}
                {...quiet}
              />
            ),
          )}
          <rect
            fill="#14259b"
            x={left + 26}
            y={top + 40}
            width={width * 1.12}
            height={columnHeight(width * 1.12, Math.min(rows, chosen.length))}
            rx="46"
          />
          <Column
            x={left - 14}
            y={top}
            width={width * 1.12}
            offers={chosen.slice(0, rows)}
            sign={productSign.drop}
            fill="#fff"
            cell="#eef2ff"
            yes={cobalt}
            no={sky}
          />
          <path
            fill="none"
            stroke={mint}
            strokeWidth="70"
            strokeLinecap="round"
            strokeLinejoin="round"
            d="M492 506L660 668L954 240"
          />
        </g>
        {signed && (
          <>
            <path fill={midnight} d="M0 700H154A46 46 0 0 1 200 746V900H0Z" />
            <Mark x={48} y={748} size={104} columns="#fff" />
          </>
        )}
      </>
    ),
  });

/** On a darker cobalt than the page, so that its edge is seen. */
export const cover = wall('cover', { ground: cobaltShade, signed: true });

/** Of its own page, where the name stands beside it, any part of it may be seen. */
export const coverWall = wall('wall', { ground: cobaltShade });

/** Shorter lists that end above words, on the ground of those words. */
export const coverTop = wall('wall-top', { ground: cobalt, height: 840, lift: 160, rows: 4 });
