import type { ReactElement } from 'react';
import { plan } from '../../prices.ts';
import { street } from '../cases/e-learning-group/street.tsx';
import { headerBefore } from '../cases/hrneeds/header-before.tsx';
import { headerPhone } from '../cases/hrneeds/header-phone.tsx';
import { hrneedsPalette } from '../cases/hrneeds/palette.ts';
import { defineSheet } from '../sheet.tsx';
import { closed, type Point, rightOf } from './cut/point.ts';
import { slopes } from './cut/stone-facets.ts';
import { gold } from './cut/tone.ts';
import { Faded } from './faded.tsx';
import { Glow } from './glow.tsx';
import { Jug } from './smart-start/jug.tsx';

const [width, height] = [440, 520];
/** Where the windows end: below it lies the bevel that a price stands on. */
const sill = 332;

interface BayProps {
  /** Unique in the document. */
  readonly id: string;
  /** What it costs: the bevel is as deep as that. */
  readonly amount: number;
  readonly children: ReactElement;
}

/** One bay of a wall as broad as the page: a window, and around it a bevel at 67.5° on the sill and at its sides, at 45° above. */
function Bay({ id, amount, children }: BayProps) {
  const deep = amount * 0.062;
  const side = deep * slopes.flat;
  const corners = (across: number, above: number, below: number): readonly [Point, Point, Point, Point] => [
    [across, above],
    [width - across, above],
    [width - across, below],
    [across, below],
  ];
  // Three steps: a narrow one at the wall, the broad one, and a narrow one at the window.
  const rings = [0, 0.16, 0.9, 1].map((share) => corners(side * share, side * share, sill + deep - deep * share));
  const tones = [
    [gold.honey, gold.amber, gold.gleam, gold.deep],
    [gold.dusk, gold.dim, 'url(#sill)', gold.bronze],
    [gold.bronze, gold.light, gold.gleam, gold.deep],
  ];
  const window = closed(rings[3]!);
  return (
    <>
      <linearGradient id="sill" x2="1" y2=".4">
        <stop stopColor={gold.pale} />
        <stop offset=".45" stopColor={gold.light} />
        <stop offset="1" stopColor={gold.honey} />
      </linearGradient>
      <g stroke={gold.night} strokeWidth=".8" strokeLinejoin="round">
        {tones.map((ring, step) =>
          ring.map((fill, index) => {
            const [outer, inner] = [rings[step]!, rings[step + 1]!];
            const next = (index + 1) % 4;
            return (
              <path
                key={`${step}-${index}`}
                fill={fill}
                d={closed([outer[index]!, outer[next]!, inner[next]!, inner[index]!])}
              />
            );
          }),
        )}
      </g>
      <clipPath id={id}>
        <path d={window} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path fill={gold.gleam} d={window} />
        {children}
      </g>
    </>
  );
}

/** Where the saw stands at a height: at 67.5°. */
const saw = (y: number) => 190 - (y - 190) * slopes.flat;
const renewed = closed(
  rightOf(
    [
      [0, 0],
      [width, 0],
      [width, sill],
      [0, sill],
    ],
    saw,
  ),
);

/** One page; a street of pages; one page that is half as it was and half anew. */
const views = [
  <>
    <Glow id="bay-light" x={220} y={200} radius={190} from={gold.pale} />
    <g transform="translate(212 72)scale(.41)">
      <Jug />
    </g>
  </>,
  <g transform="translate(-157 84)scale(.315)">{street.draw()}</g>,
  <>
    <Faded id="bay-old">
      <g transform="translate(28 36) scale(.66)">{headerBefore.narrowTop()}</g>
    </Faded>
    <clipPath id="bay-new">
      <path d={renewed} />
    </clipPath>
    <g clipPath="url(#bay-new)">
      <path fill={hrneedsPalette.ice} d={`M0 0H${width}V${sill}H0Z`} />
      <g transform="translate(206 46) scale(.56)">{headerPhone.draw()}</g>
    </g>
  </>,
];

/** Three ways to a website as three bays of one wall, whose bevels are as deep as the prices that stand on them. */
export const threeBaysArt = defineSheet({
  name: 'services/three-bays',
  width,
  height,
  draws: (['smart-start', 'custom-complex', 'redesign'] as const).map((id, bay) => () => (
    <Bay id={`bay-${id}`} amount={plan(id).amount}>
      {views[bay]!}
    </Bay>
  )),
});
