import { defineArt } from '../art.ts';
import { Guide } from './cut/guide.tsx';
import { plate } from './cut/plate.ts';
import { closed, type Point } from './cut/point.ts';
import { gold } from './cut/tone.ts';

const line = (x: number, y: number, width: number) => closed(plate(x, y, width, 12, 4));
/** How far the passage is out of its page: up at 22.5°. */
const [across, up] = [196, 196 * Math.tan(Math.PI / 8)] as const;
const gap = plate(68, 250, 268, 96, 18);
const moved = (by: number): Point[] => gap.map(([x, y]): Point => [x + across * by, y - up * by]);
const passage = moved(1);
const under = moved(0.9);

/** A passage lifted out of a page: the gap that it leaves, the way that it took, and the piece itself, thick enough to be taken in hand. */
export const geoPassageArt = defineArt({
  name: 'services/geo-passage',
  width: 540,
  height: 560,
  draw: () => (
    <>
      <g stroke={gold.ink} strokeWidth={1.8} strokeLinejoin="round">
        <path fill={gold.gleam} d={closed(plate(24, 60, 356, 476, 36))} />
        <path fill={gold.pale} d="M24 132V96L60 60H344L380 96V132Z" />
      </g>
      <path
        fill={gold.ink}
        d={
          line(68, 90, 150) +
          line(68, 172, 268) +
          line(68, 200, 212) +
          [392, 420, 448].map((y) => line(68, y, 268)).join('') +
          line(68, 476, 150)
        }
      />
      <Guide d={closed(gap)} dash="8 6" width={1.8} />
      <Guide d={gap.map(([x, y], index) => `M${x} ${y}L${under[index]!.join(' ')}`).join('')} width={1.2} dash="8 6" />
      <g stroke={gold.ink} strokeWidth={1.8} strokeLinejoin="round">
        {passage.map((point, index) => {
          const next = (index + 1) % passage.length;
          return (
            <path
              key={index}
              fill={index % 2 ? gold.deep : gold.ink}
              d={closed([point, passage[next]!, under[next]!, under[index]!])}
            />
          );
        })}
        <path fill={gold.light} d={closed(passage)} />
      </g>
      <path
        fill={gold.ink}
        d={[0, 28].map((y) => line(passage[0]![0] + 14, passage[0]![1] + 30 + y, 196 - y * 2)).join('')}
      />
    </>
  ),
});
