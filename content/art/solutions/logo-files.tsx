import type { ReactNode } from 'react';
import { defineArt } from '../art.ts';
import { Outline } from '../outline.tsx';
import { Guide } from '../services/cut/guide.tsx';
import { plate } from '../services/cut/plate.ts';
import { closed } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';
import { defineSheet } from '../sheet.tsx';
import { firm, type Name } from './logo-names.ts';
import { type Lying, Mark, Piece } from './logo-pieces.tsx';

/** How far above a file the pieces are that fall into it. */
const fall = 190;

interface FallingProps {
  readonly pieces: Partial<Record<Name, Lying>>;
  readonly size: number;
  readonly children: ReactNode;
}

/** Pieces that fall into a file from above: it stands before them. */
const Falling = ({ pieces, size, children }: FallingProps) => (
  <>
    {(Object.keys(pieces) as Name[]).map((name) => (
      <Piece name={name} lying={pieces[name]} size={size} key={name} />
    ))}
    <g transform={`translate(0 ${fall})`}>{children}</g>
  </>
);

/** On paper: an outline with its points between crop marks, as large as the sheet takes it. */
const print = () => (
  <Falling pieces={{ letter: [150, 176, -22.5] }} size={0.66}>
    <marker
      id="point"
      viewBox="0 0 8 8"
      refX="4"
      refY="4"
      markerWidth="9"
      markerHeight="9"
      markerUnits="userSpaceOnUse"
    >
      <path fill={gold.gleam} stroke={gold.ink} d="M1 1h6v6H1z" />
    </marker>
    <path fill={gold.gleam} stroke={gold.deep} strokeWidth="2" d={closed(plate(1, 1, 298, 398, 24))} />
    <Guide
      d="M40 12V28M12 40H28M260 12V28M272 40H288M40 372V388M12 360H28M260 372V388M272 360H288M40 40H260V360H40Z"
      width={1.6}
    />
    <g stroke={gold.ink} strokeWidth="2.4" markerMid="url(#point)">
      <Mark at={[150, 190]} size={330} fill="none" />
    </g>
    {[gold.ink, gold.deep, gold.dim, gold.light, gold.pale].map((fill, index) => (
      <path key={fill} fill={fill} stroke={gold.ink} d={`M${95 + index * 22} 368h22v22h-22z`} />
    ))}
  </Falling>
);

/** On a page: in its tab, in its head and across it. */
const web = () => (
  <Falling pieces={{ page: [150, 160, 22.5] }} size={0.5}>
    <clipPath id="tab">
      <path d={closed(plate(0, 0, 300, 400, 24))} />
    </clipPath>
    <g clipPath="url(#tab)">
      <path fill={gold.ink} d="M0 0H300V400H0z" />
      <path fill={gold.gleam} d="M0 60H36V32L48 20H178L190 32V60H300V400H0z" />
      <path fill={gold.ink} d="M76 36H160V44H76zM196 84H276V92H196z" />
      <path fill={gold.pale} d="M0 116H300V400H0z" />
      <Mark at={[182, 254]} size={330} />
      <path fill={gold.light} stroke={gold.ink} strokeWidth="1.6" d={closed(plate(24, 344, 76, 34, 10))} />
    </g>
    <Mark at={[57, 40]} size={26} />
    <Mark at={[44, 88]} size={46} />
  </Falling>
);

/** Over a shop: letters on the board, a sign that hangs from its arm, and the light in the windows below. */
const signArt = defineArt({
  name: 'solutions/file-sign',
  width: 640,
  height: 400 + fall,
  draw: () => (
    <Falling pieces={{ sign: [200, 150, -22.5], badge: [440, 120, 67.5] }} size={0.8}>
      <clipPath id="shop">
        <path d={closed(plate(0, 0, 640, 400, 24))} />
      </clipPath>
      <g clipPath="url(#shop)">
        <path fill={gold.gleam} d="M0 0H640V400H0z" />
        <path fill={gold.pale} d="M480 0H640V400H480z" />
        <path fill={gold.ink} d="M0 44H480V226H0zM0 226H24V400H0zM216 226H240V400H216zM456 226H480V400H456z" />
        <path fill={gold.deep} d="M24 226H216V400H24zM240 226H456V400H240z" />
        <path fill={gold.gleam} d="M24 226H96L24 400zM240 226H340L268 400H240z" />
        <path fill={gold.dim} d="M216 290V400H170zM456 300V400H415z" />
        <path fill={gold.ink} d="M0 220H480V226L456 250H0z" />
        <path stroke={gold.ink} strokeWidth="12" d="M480 66H622" />
        <path stroke={gold.ink} strokeWidth="5" d="M528 66V112M592 66V112" />
        <path fill={gold.ink} d={closed(plate(498, 108, 124, 188, 34))} />
      </g>
      <Outline face="serif" size={112} x={240} y={172} anchor="middle" fill={gold.light}>
        {firm}
      </Outline>
      <Mark at={[560, 200]} size={158} fill={gold.light} />
    </Falling>
  ),
});

/** The mark as each of those who work with it receives it, the larger the farther off it is read. */
export const fileArts = [
  ...defineSheet({ name: 'solutions/files', width: 300, height: 400 + fall, draws: [print, web] }),
  signArt,
] as const;
