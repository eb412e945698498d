import { defineArt } from '../art.ts';
import { brilliantPlan } from './custom-complex/brilliant-plan.ts';
import { refraction } from './custom-complex/refraction.ts';
import { strands } from './custom-complex/strands.ts';
import { woven } from './custom-complex/woven.ts';
import { Glow } from './cut/glow.tsx';
import { Pieces, type Piece } from './cut/pieces.tsx';
import { Planes } from './cut/planes.tsx';
import { type Point, polar } from './cut/point.ts';
import { gold } from './cut/tone.ts';

/** A thread, as the style sheet has it: a strand is four of them broad, and two lie between it and the next. */
const thread = 27;
const threads = (...[x, y]: Point): Point => [x * thread, y * thread];

/** As many corners as the girdle of a brilliant has, so that the seat is as broad all around it. */
const seat = Array.from({ length: 16 }, (_, corner) => polar(threads(14, 14), 14 * thread, 22.5 * corner));

/** The stone in which the strands break and cross, in a seat of ink. */
export const customComplexArt = defineArt({
  name: 'services/custom-complex',
  width: 28 * thread,
  height: 28 * thread,
  draw: () => {
    const [planes, pieces] = refraction(threads(14, 14), 13.5 * thread, thread);
    return (
      <>
        <Pieces pieces={[[gold.ink, seat]]} />
        <Planes planes={planes} />
        <Pieces pieces={pieces} />
      </>
    );
  },
});

/** The strands come down in their lanes, are cut to the breadth of the frames that they become, and go under all the others. */
const arriving = [17, 23, 29].map((lane, strand): Piece => {
  const low = [12, 15, 16.6][strand]!;
  return [
    strands[strand]!.front,
    [
      threads(lane - 2, 0),
      threads(lane + 2, 0),
      threads(lane + 2, 3.5),
      threads(lane + 1, 4.5),
      threads(lane + 1, low),
      threads(lane - 1, low),
      threads(lane - 1, 4.5),
      threads(lane - 2, 3.5),
    ],
  ];
});

/** A stone tied into what the strands have become. */
export const wovenStoneArt = defineArt({
  name: 'services/custom-woven',
  width: 32 * thread,
  height: 38 * thread,
  draw: () => (
    <>
      <Glow id="woven-glow" at={threads(16, 22)} radius={15.5 * thread} />
      <Pieces pieces={arriving} />
      <Planes planes={brilliantPlan(threads(16, 22), 8 * thread)} />
      <Pieces pieces={woven(threads(16, 22), 10 * thread, 2 * thread)} />
    </>
  ),
});
