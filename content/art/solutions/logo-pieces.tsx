import { Outline, type OutlineProps } from '../outline.tsx';
import { vosLamPalette } from '../cases/vos-lam/palette.ts';
import { plate } from '../services/cut/plate.ts';
import { closed, type Point, polar } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';
import { firm, left, type Name, right } from './logo-names.ts';
import type { Skin } from './logo-past.tsx';

/** The mark around a middle. */
export function Mark({ at: [x, y], size, ...look }: { at: Point; size: number } & Partial<OutlineProps>) {
  return (
    <Outline face="serif-italic" fill={gold.ink} {...look} size={size} x={x} y={y + size * 0.32} anchor="middle">
      &
    </Outline>
  );
}

/** The board on which all printed matter lies side by side. */
export const board = { width: 1320, height: 880 } as const;

interface Matter {
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly fill: string;
  readonly clip?: number;
  /** Lines, and holes or dark parts, that tell it from a sheet of paper, from its own corner. */
  readonly lines?: string;
  readonly dark?: string;
  /** Its outline, from its own corner, where it is no sheet, and what lies on it. */
  readonly outline?: readonly Point[];
  readonly over?: readonly (readonly [tone: Plane, outline: string])[];
}

type Plane = 'pane' | 'lit' | 'side' | 'tyre';

/** The planes of the van, today and before. */
const today: Readonly<Record<Plane, string>> = { pane: gold.gleam, lit: gold.light, side: gold.deep, tyre: gold.dusk };
const once: typeof today = {
  pane: vosLamPalette.mist,
  lit: vosLamPalette.copy,
  side: vosLamPalette.brick,
  tyre: vosLamPalette.navy,
};

const octagon = (x: number, y: number, size: number) => closed(plate(x, y, size, size, size * 0.293));

/** A wheel in its arch. */
const wheels = (size: number) => [50, 164].map((x) => octagon(x - size / 2, 150 - size / 2, size)).join('');

/** What carries the name, and where it lies on the board; the mark runs over all of it. */
const matter = {
  letter: {
    box: [0, 0, 300, 430],
    fill: gold.gleam,
    lines: 'M28 40H118M28 60H96M28 84H108M28 150H250M28 176H250M28 202H160',
  },
  envelope: { box: [320, 0, 330, 210], fill: gold.pale, lines: 'M12 4L165 67.4L318 4' },
  card: { box: [320, 230, 330, 200], fill: gold.light, lines: 'M24 152H120M24 172H92' },
  bag: {
    box: [670, 0, 310, 430],
    fill: gold.deep,
    dark: 'M105 54V34L117 22H193L205 34V54H195V38L189 32H121L115 38V54Z',
  },
  tag: { box: [1000, 0, 320, 200], fill: gold.dim, clip: 50, dark: octagon(28, 84, 32) },
  sign: { box: [1000, 220, 320, 210], fill: gold.gleam, dark: 'M0 0H320V26H0Z' },
  badge: { box: [0, 450, 140, 430], fill: gold.light, dark: closed(plate(40, 388, 60, 14, 5)) },
  brochure: { box: [160, 450, 140, 430], fill: gold.pale, lines: 'M70 0V430' },
  page: { box: [320, 450, 420, 430], fill: gold.gleam, lines: 'M24 380H150M24 400H110' },
  sticker: { box: [760, 450, 220, 220], fill: gold.light, clip: 64, lines: closed(plate(12, 12, 196, 196, 57)) },
  van: {
    box: [760, 690, 220, 190],
    fill: gold.dim,
    outline: [
      [14, 0],
      [138, 0],
      [176, 91.7],
      [209, 105.4],
      [220, 116.4],
      [220, 152],
      [0, 152],
      [0, 14],
    ],
    over: [
      ['pane', 'M112 24H134.7L154.6 72H112Z'],
      ['lit', 'M112 72L131.9 24H134.7L154.6 72ZM176 91.7L209 105.4L204 122H170Z'],
      ['side', 'M98 24H104V122H98ZM0 122H220V152H0Z'],
      ['pane', 'M209 105.4L220 116.4V130H204Z'],
      ['tyre', wheels(64)],
      ['pane', wheels(24)],
    ],
  },
  banner: { box: [1000, 450, 320, 430], fill: gold.pale, lines: 'M0 22H320M0 408H320' },
} as const satisfies Record<Name, Matter>;
/** Of all pieces. */
export const names = Object.keys(matter) as Name[];

/** Where a piece lies: its middle, its turn in degrees, its size. */
export type Lying = readonly [x: number, y: number, turn?: number];

/** Where the mark stands, and the pieces that are larger on this board than at home. */
export interface Board {
  readonly mark: { readonly at: Point; readonly size: number };
  readonly boxes?: Partial<Record<Name, Matter['box']>>;
}

const home: Board = { mark: { at: [660, 440], size: 1030 } };

interface PieceProps {
  readonly name: Name;
  readonly size?: number;
  /** Where its middle lies; without it the piece lies at home. */
  readonly lying?: Lying | undefined;
  readonly on?: Board;
  /** What it wore before; without it it is new. */
  readonly skin?: Skin | undefined;
}

/** What a piece casts falls to the lower right, however it is turned. */
function castBy(turn: number): string {
  const [x, y] = polar([0, 0], 22, 45 - turn);
  return `translate(${Math.round(x)} ${Math.round(y)})`;
}

/** What a piece says of the one mark and the two names. */
function Shared({
  name,
  at: [x, y, width],
  mark,
}: {
  name: Name;
  at: readonly [number, number, number];
  mark: Board['mark'];
}) {
  return (
    <>
      {x + width > 350 && x < 1000 && <Mark {...mark} />}
      {name === 'tag' && (
        <Outline face="serif" size={56} x={1180} y={118} anchor="middle" fill={gold.ink}>
          {firm}
        </Outline>
      )}
      {(name === 'letter' || name === 'sign') && (
        <Outline face="serif" size={160} x={x + width / 2} y={394} anchor="middle" fill={gold.ink}>
          {name === 'letter' ? left : right}
        </Outline>
      )}
      {y === 450 && (x < 300 || x > 980) && width < 400 && <Mark at={[x + width / 2, 640]} size={width} />}
    </>
  );
}

/** What it said before, under its own middle. */
function Own({
  says: [text, face, size, fill, x = 0, y = 0],
  ...middle
}: {
  says: NonNullable<Skin['says']>;
  x: number;
  y: number;
}) {
  return (
    <Outline face={face} size={size} x={middle.x + x} y={middle.y + y} anchor="middle" fill={fill}>
      {text}
    </Outline>
  );
}

/** One piece with its part of the mark and of the two names. */
export function Piece({ name, lying, size = 1, on = home, skin }: PieceProps) {
  const { clip = 16, lines, dark, outline, over = [], ...own }: Matter = matter[name];
  const { fill, line, says } = skin ?? { ...matter[name], line: gold.deep };
  const [x, y, width, height] = on.boxes?.[name] ?? own.box;
  const [atX, atY, turn = 0] = lying ?? [x + width / 2, y + height / 2];
  const shape = closed(outline ? outline.map(([u, v]): Point => [x + u, y + v]) : plate(x, y, width, height, clip));
  return (
    <g
      transform={`translate(${atX} ${atY}) rotate(${turn}) scale(${size}) translate(${-x - width / 2} ${-y - height / 2})`}
    >
      {lying && <path fill={gold.ink} fillOpacity=".34" d={shape} transform={castBy(turn)} />}
      <clipPath id={name}>
        <path d={shape} />
      </clipPath>
      <g clipPath={`url(#${name})`}>
        <path fill={fill} d={`M${x} ${y}h${width}v${height}h${-width}z`} />
        <path
          fill="none"
          stroke={fill === gold.deep ? gold.ink : line}
          strokeWidth="2"
          transform={`translate(${x} ${y})`}
          d={lines}
        />
        <path fill={skin ? line : gold.ink} transform={`translate(${x} ${y})`} d={dark} />
        {says ? (
          <Own says={says} x={x + width / 2} y={y + height / 2} />
        ) : (
          <Shared name={name} at={[x, y, width]} mark={on.mark} />
        )}
      </g>
      <path fill="none" stroke={line} strokeWidth="2" d={shape} />
      <g transform={`translate(${x} ${y})`}>
        {over.map(([tone, d]) => (
          <path fill={(skin ? once : today)[tone]} d={d} key={d} />
        ))}
      </g>
    </g>
  );
}
