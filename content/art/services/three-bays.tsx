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
import { Jug } from './smart-start/jug.tsx';

const [width, height] = [440, 480];

interface BayProps {
  /** Unique in the document: it names the opening. */
  readonly id: string;
  /** What it costs: its window lies as deep in the wall as that. */
  readonly amount: number;
  readonly children: ReactElement;
}

/** Where the window of a bay ends at the sides, above and below. */
const windowOf = (amount: number) => {
  const sill = amount * 0.072;
  return { side: sill * slopes.flat, sill: height - 10 - sill } as const;
};

/** One bay of a wall as broad as the page: a raised rim, a bevel at 67.5° on the sill and at its sides, at 45° above, and a window. */
function Bay({ id, amount, children }: BayProps) {
  const { side, sill } = windowOf(amount);
  const corners = (across: number, below: number): readonly [Point, Point, Point, Point] => [
    [across, across],
    [width - across, across],
    [width - across, below],
    [across, below],
  ];
  const rings = [corners(0, height), corners(10, height - 10), corners(side, sill), corners(side + 5, sill - 8)];
  // From above clockwise: the rim stands out to the lamp, the bevel sinks away from it, and light lies on its sill.
  const tones = [
    [gold.pale, gold.amber, gold.bronze, gold.light],
    [gold.night, gold.honey, gold.light, gold.bronze],
    [gold.dusk, gold.pale, gold.gleam, gold.deep],
  ];
  const window = closed(rings[3]!);
  return (
    <>
      {tones.map((ring, step) =>
        ring.map((fill, index) => {
          const [outer, inner] = [rings[step]!, rings[step + 1]!];
          const next = (index + 1) % 4;
          return (
            <path
              key={`${step}-${index}`}
              fill={fill}
              stroke={fill}
              strokeWidth=".6"
              d={closed([outer[index]!, outer[next]!, inner[next]!, inner[index]!])}
            />
          );
        }),
      )}
      <clipPath id={id}>
        <path d={window} />
      </clipPath>
      <g clipPath={`url(#${id})`}>{children}</g>
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
      [width, height],
      [0, height],
    ],
    saw,
  ),
);

/** One page; a street of pages; one page that is half as it was and half anew. */
const views = [
  <>
    <path fill={gold.ink} d={`M0 0H${width}V${height}H0Z`} />
    <g transform="translate(208 84)scale(.35)">
      <Jug />
    </g>
  </>,
  <>
    <path fill={gold.gleam} d={`M0 0H${width}V${height}H0Z`} />
    <g transform="translate(-79 79)scale(.25)">{street.draw()}</g>
  </>,
  <>
    <Faded id="bay-old">
      <g transform="translate(42 42) scale(.62)">{headerBefore.narrowTop()}</g>
    </Faded>
    <clipPath id="bay-new">
      <path d={renewed} />
    </clipPath>
    <g clipPath="url(#bay-new)">
      <path fill={hrneedsPalette.ice} d={`M0 0H${width}V${height}H0Z`} />
      <g transform="translate(206 46) scale(.56)">{headerPhone.draw()}</g>
    </g>
  </>,
];

/** Three ways to a website as three bays of one wall, whose windows lie as deep in it as the prices are high that stand on their sills. */
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
