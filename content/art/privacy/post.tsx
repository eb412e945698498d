import type { ReactNode } from 'react';
import { mark } from '../../look.ts';
import { defineArt } from '../art.ts';
import { gold } from '../services/cut/tone.ts';

/** The sheet that is written, sent and taken out again, around its middle. */
const letter = (
  <>
    <path fill={gold.light} d="M-138 -90L-64 -164H138V164H-138Z" />
    <path fill={gold.deep} d="M-64 -164V-90H-138Z" />
    <path stroke={gold.ink} strokeWidth="9" d="M-92 -38H20M-92 6H92M-92 50H92M-92 94H52" />
  </>
);

/** The pocket of an envelope from behind, around its middle: three planes, each in its own light. */
const pocket = (
  <>
    <path fill={gold.deep} d="M-180 -114L1 -39V40L-180 114Z" />
    <path fill={gold.dim} d="M180 -114L0 -39V40L180 114Z" />
    <path fill={gold.light} d="M-180 114L0 40L180 114Z" />
  </>
);

/** One stage of a message: all of one scale, and what lies stands on one line. */
const stage = (name: string, [x, y]: readonly [x: number, y: number], drawn: ReactNode) =>
  defineArt({
    name: `privacy/post-${name}`,
    width: 380,
    height: 330,
    draw: () => <g transform={`translate(${x} ${y}) scale(.88)`}>{drawn}</g>,
  });

/** The way of a message, a drawing a stage: the written letter, its envelope under way, opened, and nothing left of it. */
export const postArt = [
  stage('written', [124, 184], letter),
  stage(
    'under-way',
    [190, 176],
    <g transform="rotate(-22.5)">
      {pocket}
      <path fill={gold.ink} d="M-180 -114H180L0 40Z" />
      {/* The seal is set on upright, so that the mark is known. */}
      <g transform="translate(0 -14) rotate(22.5) scale(1.9) translate(-32 -32)">
        <path fill={gold.light} d="M18.9.4h26.2l18.5 18.5v26.2L45.1 63.6H18.9L.4 45.1V18.9z" />
        <path fill={gold.ink} d="M20.5 4.3h23l16.2 16.2v23L43.5 59.7h-23L4.3 43.5v-23z" />
        {mark.planes.map((plane, index) => (
          <path key={plane} d={plane} fill={[gold.gleam, gold.light, gold.deep][index]} />
        ))}
        <path d={mark.lines} fill="none" stroke={gold.light} strokeWidth="1.4" strokeLinejoin="bevel" />
      </g>
    </g>,
  ),
  stage(
    'opened',
    [160, 228],
    <>
      <path fill={gold.ink} d="M-180 -114L0 -190L180 -114L0 -39Z" />
      <g transform="translate(0 -78)">{letter}</g>
      {pocket}
    </>,
  ),
  stage(
    'gone',
    [160, 228],
    <path
      fill="none"
      stroke={gold.deep}
      strokeWidth="3"
      strokeDasharray="12 9"
      d="M-178 -112H178V112H-178ZM-178 -112L0 40L178 -112"
    />,
  ),
] as const;
