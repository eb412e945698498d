import { Outline } from '../outline.tsx';
import { closed, type Point, polar } from '../services/cut/point.ts';
import { gold } from '../services/cut/tone.ts';
import { arcBand, brassAt } from './machine.tsx';

/** Every plane of the plate spans a sixteenth of it; this is how far each turns from the lamp, from level down to plumb. */
const turned = [0.46, 0.4, 0.5, 0.58, 0.52, 0.42, 0.3, 0.36, 0.48, 0.6, 0.66, 0.7, 0.64, 0.74, 0.8, 0.86];
const step = 90 / turned.length;

interface QuadrantProps {
  readonly pivot: Point;
  readonly radius: number;
  /** Size of the numbers; none where the arm would lie over them. */
  readonly text?: number;
}

/** The quadrant of the faceting machine, from level at the left down to plumb, with stops at the three angles of every cut. */
export function Quadrant({ pivot, radius, text = 0 }: QuadrantProps) {
  const angle = (index: number) => 180 - index * step;
  const scale = radius * 0.86;
  const ticks = Array.from({ length: 41 }, (_, tick) => {
    const at = 180 - tick * 2.25;
    const [from, to] = [polar(pivot, radius * (tick % 10 ? 0.955 : 0.91), at), polar(pivot, radius * 0.985, at)];
    return `M${from.map(Math.round).join(' ')}L${to.map(Math.round).join(' ')}`;
  }).join('');
  return (
    <>
      {turned.map((turn, index) => (
        <g key={index}>
          <path
            fill={brassAt(turn)}
            d={closed(arcBand(pivot, radius * 0.56, scale, angle(index), angle(index + 1) - 0.4, 2))}
          />
          <path
            fill={brassAt(turn - 0.26)}
            d={closed(arcBand(pivot, scale, radius, angle(index), angle(index + 1) - 0.4, 2))}
          />
          <path
            fill={brassAt(turn + 0.22)}
            d={closed(arcBand(pivot, radius * 0.53, radius * 0.56, angle(index), angle(index + 1) - 0.4, 2))}
          />
        </g>
      ))}
      {/* Spokes to the pivot. */}
      <path
        fill={gold.bronze}
        d={closed([
          [pivot[0], pivot[1]],
          [pivot[0] - radius * 0.56, pivot[1]],
          [pivot[0] - radius * 0.56, pivot[1] + radius * 0.05],
          [pivot[0], pivot[1] + radius * 0.05],
        ])}
      />
      <path stroke={gold.bronze} strokeWidth={Math.max(1.5, radius / 260)} d={ticks} />
      {(text ? ['22.5', '45', '67.5'] : []).map((stop, index) => {
        const [x, y] = polar(pivot, radius * 0.74, 180 - (index + 1) * 22.5 + 11.25);
        return (
          <Outline key={stop} face="serif" size={text} x={x} y={y + text / 3} anchor="middle" fill={gold.ink}>
            {`${stop}°`}
          </Outline>
        );
      })}
    </>
  );
}
