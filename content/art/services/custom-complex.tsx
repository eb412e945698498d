import { defineSheet } from '../sheet.tsx';
import { brilliantPlan } from './custom-complex/brilliant-plan.ts';
import { strands } from './custom-complex/strands.ts';
import { woven } from './custom-complex/woven.ts';
import { Glow } from './cut/glow.tsx';
import { Pieces, type Piece, ring } from './cut/pieces.tsx';
import { Planes } from './cut/planes.tsx';
import { gold } from './cut/tone.ts';

const middle = [430, 430] as const;

/** How broad a strand is around the last stone. */
const width = 38;

/** The strands come in from the side and go under what is woven of them. */
const arriving = [strands[2], strands[0], strands[1]].map(({ front }, strand): Piece => [
  front,
  `M430 ${430 + (strand - 1.3) * width * 1.5}h430v${width}h-430Z`,
]);

/** The large stone that the strands come out of, in a seat of ink, and a smaller one, set in what they have become. */
export const [customComplexArt, wovenStoneArt] = defineSheet({
  name: 'services/custom-complex',
  width: 860,
  height: 860,
  draws: [
    () => (
      <>
        <Pieces pieces={[[gold.ink, ring(middle, 430)]]} />
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
