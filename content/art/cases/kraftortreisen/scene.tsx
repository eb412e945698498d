/** A far mountain range as a closed silhouette over a base line, in a field 1200 wide; the peak lies at 0. */
export const range =
  'M0 120L70 84 118 96 214 22 262 58 300 48 372 108 428 126 520 150 640 158 742 134 812 92 856 102 948 30 986 52 1030 0 1092 64 1124 56 1200 112V260H0Z';

/** Rolling hills before it, same field. */
export const hills = 'M0 60C120 10 240 6 380 50C500 88 610 96 740 56C880 12 1010 20 1200 74V240H0Z';

/** Standing stones of three shapes, foot at y 0, head near y −1, about one wide. */
const shapes = [
  'M-.48 0L-.5-.34C-.48-.62-.42-.8-.3-.92C-.2-1.01-.02-1 .1-.96L.3-.8C.4-.66.38-.5.42-.34L.5 0Z',
  'M-.46 0L-.38-.46L-.42-.78C-.42-.86-.36-.88-.26-.9L.18-1.02C.32-1.05.4-.98.4-.86L.44-.42L.48 0Z',
  'M-.5 0C-.52-.24-.4-.4-.38-.6C-.36-.8-.2-1 .06-1C.22-1 .26-.86.28-.7C.34-.46.5-.3.52 0Z',
] as const;

interface StoneProps {
  readonly x: number;
  /** The ground on which the stone stands. */
  readonly y: number;
  /** Negative to mirror the stone. */
  readonly width: number;
  readonly height: number;
  readonly shape?: 0 | 1 | 2;
  readonly fill: string;
  /** Colour of the light that falls on the edge turned to the right (to the left when mirrored). */
  readonly rim?: string;
}

/** A standing stone, a little uneven as such stones are. */
export function Stone({ x, y, width, height, shape = 0, fill, rim }: StoneProps) {
  const place = (left: number) => `translate(${left} ${y}) scale(${width} ${height})`;
  return (
    <>
      {rim && <path transform={place(x + Math.sign(width) * 5)} fill={rim} d={shapes[shape]} />}
      <path transform={place(x)} fill={fill} d={shapes[shape]} />
    </>
  );
}

interface WaterProps {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly rows: number;
  readonly step: number;
  readonly stroke: string;
}

/** The lines of a reflection on still water: shorter and thinner with depth. */
export function Water({ x, y, reach, rows, step, stroke }: WaterProps) {
  return (
    <g stroke={stroke} strokeLinecap="round">
      {Array.from({ length: rows }, (_, row) => {
        const share = 1 - row / rows;
        const half = Math.round(reach * share * (row % 2 ? 0.72 : 1));
        const depth = Math.round(y + step * row * (1 + row * 0.06));
        return (
          <path
            key={row}
            strokeWidth={Math.round(10 + 40 * share) / 10}
            opacity={Math.round(35 + 60 * share) / 100}
            d={`M${x - half} ${depth}H${x + half}`}
          />
        );
      })}
    </g>
  );
}
