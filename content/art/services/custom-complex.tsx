import { defineSheet } from '../sheet.tsx';
import { brilliantPlan } from './custom-complex/brilliant-plan.ts';
import { strands } from './custom-complex/strands.ts';
import { woven } from './custom-complex/woven.ts';
import { Glow } from './cut/glow.tsx';
import { Pieces, type Piece } from './cut/pieces.tsx';
import { Planes } from './cut/planes.tsx';
import { box } from './cut/plate.ts';
import { polar } from './cut/point.ts';
import { gold } from './cut/tone.ts';

const middle = [430, 430] as const;

/** How broad a strand is around the last stone. */
const width = 38;

/** The strands come in from the side, each to the frame that it has become, and go under all the others. */
const arriving = [2, 1, 0].map((strand, place): Piece => {
  const from = [768, 829, 712][strand]!;
  return [strands[strand]!.front, box(from, 430 - width / 2 + (place - 1) * width * 1.5, 860 - from, width)];
});

/** As many corners as the girdle of a brilliant has, so that the seat is as broad all around it. */
const seat = Array.from({ length: 16 }, (_, corner) => polar(middle, 424, 22.5 * corner));

/** The large stone that the strands come out of, in a seat of ink, and a smaller one, set in what they have become. */
export const [customComplexArt, wovenStoneArt] = defineSheet({
  name: 'services/custom-complex',
  width: 860,
  height: 860,
  draws: [
    () => (
      <>
        <Pieces pieces={[[gold.ink, seat]]} />
        <Glow id="custom-glow" at={middle} radius={396} />
        <Planes planes={brilliantPlan(middle, 368)} />
      </>
    ),
    () => (
      <>
        <Glow id="woven-glow" at={middle} radius={430} />
        <Pieces pieces={arriving} />
        <Planes planes={brilliantPlan(middle, 222)} />
        <Pieces pieces={woven(middle, 282, width)} />
      </>
    ),
  ],
});
