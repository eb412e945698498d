import { defineArt } from '../../art.ts';
import { defineSheet } from '../../sheet.tsx';
import { Guide } from '../cut/guide.tsx';
import { closed, type Point, strokes } from '../cut/point.ts';
import { gold } from '../cut/tone.ts';
import { handle, Jug, levels, outline, planes, type Side, spout } from './pot.tsx';

const sides: readonly Side[] = [90, 45, 0, -45, -90];

/** The jug from five sides, one for each page. */
export const sidesArt = defineSheet({
  name: 'services/smart-start-sides',
  width: 560,
  height: 720,
  draws: sides.map((side) => () => (
    <g transform="translate(280 56)">
      <Jug side={side} />
    </g>
  )),
});

const wire = planes(90).map(({ points }) => closed(points));
const whole = `${outline}Z${handle(90)}${spout(90)}`;
const measures = strokes(
  levels.map((y): [Point, Point] => [
    [-250, y],
    [250, y],
  ]),
);

/** How it comes about, each time whole: asked about, drawn, turned, measured, finished. */
const stages = [
  <path key="asked" fill="none" stroke={gold.ink} strokeWidth="5" strokeDasharray="20 14" d={whole} />,
  <g key="drawn">
    <path fill="none" stroke={gold.ink} strokeWidth="3" d={wire.join('') + handle(90) + spout(90)} />
    <Guide d="M0 -50V680" width={3} dash="14 10" />
  </g>,
  <Jug key="turned" side={90} line={4} plain />,
  <g key="measured">
    <Jug side={90} line={4} />
    <Guide d={measures} width={3} dash="14 10" />
  </g>,
  <Jug key="finished" side={90} line={4} />,
];

/** The jug at five stages, one for each step, all on one shelf. */
export const stagesArt = defineSheet({
  name: 'services/smart-start-stages',
  width: 560,
  height: 720,
  draws: stages.map((stage) => () => <g transform="translate(280 76)">{stage}</g>),
});

/** The finished jug, and a line from each of four parts of it to the words beside it. */
export const partsArt = defineArt({
  name: 'services/smart-start-parts',
  width: 700,
  height: 800,
  draw: () => (
    <>
      <g transform="translate(340 110)">
        <Jug side={90} line={2} />
      </g>
      <Guide d="M0 117H262M700 210H548M0 467H180M700 467H500" width={1.5} />
      <path
        fill={gold.deep}
        d={(
          [
            [262, 117],
            [548, 210],
            [180, 467],
            [500, 467],
          ] as const
        )
          .map(([x, y]) =>
            closed([
              [x - 8, y],
              [x, y - 8],
              [x + 8, y],
              [x, y + 8],
            ]),
          )
          .join('')}
      />
    </>
  ),
});

/** The jug that is still to be made: where its planes will be. */
export const nextJugArt = defineArt({
  name: 'services/smart-start-next-jug',
  width: 560,
  height: 720,
  draw: () => (
    <g fill="none" stroke={gold.light} transform="translate(280 56)">
      <path stroke={gold.deep} strokeWidth="1.5" d={wire.join('')} />
      <path strokeWidth="4" strokeDasharray="16 10" d={whole} />
    </g>
  ),
});
