import { eLearningGroupPalette } from './palette.ts';

interface DoorProps {
  readonly x: number;
  /** The threshold. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string;
  /** Navy, but on navy. */
  readonly line?: string;
}

/** The window in the arch: a half ring and its bars. */
function fanlight(x: number, y: number, radius: number): string {
  const inner = radius * 0.42;
  const bars = [-45, -90, -135].map((angle) => {
    const [across, down] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    const at = (reach: number) => `${(x + across * reach).toFixed(1)} ${(y + down * reach).toFixed(1)}`;
    return `M${at(inner)}L${at(radius)}`;
  });
  return `M${x - inner} ${y}A${inner} ${inner} 0 0 1 ${x + inner} ${y}${bars.join('')}`;
}

/** An arched door of one audience's colour, its foot at y. */
export function Door({ x, y, width, height, fill, line = eLearningGroupPalette.navy }: DoorProps) {
  const radius = width / 2;
  const arch = `M${x} ${y}V${y - height + radius}A${radius} ${radius} 0 0 1 ${x + width} ${y - height + radius}V${y}Z`;
  return (
    <>
      <path fill={fill} d={arch} transform={`translate(${width * 0.045} ${width * 0.04})`} />
      <path
        fill="none"
        stroke={line}
        strokeWidth={width * 0.032}
        strokeLinejoin="round"
        strokeLinecap="round"
        d={`${arch}M${x} ${y - height + radius}H${x + width}${fanlight(x + radius, y - height + radius, radius)}`}
      />
    </>
  );
}

/** Two panels and a knob below the window. */
function fittings(x: number, y: number, width: number, height: number): string {
  const unit = width / 262;
  const panel = (height - width / 2 - 96 * unit) / 2;
  const at = (top: number) => `M${x + 44 * unit} ${top}h${174 * unit}v${panel}h${-174 * unit}z`;
  const top = y - height + width / 2 + 32 * unit;
  return `${at(top)}${at(top + panel + 32 * unit)}M${x + 230 * unit} ${y - 160 * unit}v${24 * unit}`;
}

/** The same door, shut. */
export function ShutDoor(props: DoorProps) {
  const { x, y, width, height } = props;
  return (
    <>
      <Door {...props} />
      <path
        fill="none"
        stroke={eLearningGroupPalette.navy}
        strokeWidth={(width * 6) / 262}
        strokeLinejoin="round"
        strokeLinecap="round"
        d={fittings(x, y, width, height)}
      />
    </>
  );
}
