import { mark } from '../../../content/art/brand/mark.ts';

const middle = mark.size / 2;
/** Radius of the circle through the corners of the mark. */
const radius = 30;
const steps = Array.from({ length: 8 }, (_, index) => 22.5 + index * 45);

const short = (value: number) => String(Math.round(value * 100) / 100);
const at = (distance: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${short(middle + distance * Math.cos(angle))} ${short(middle + distance * Math.sin(angle))}`;
};
const circle = (size: number) =>
  `M${middle - size} ${middle}a${size} ${size} 0 1 1 ${size * 2} 0a${size} ${size} 0 1 1 ${-size * 2} 0z`;

const squares = Array.from({ length: 17 }, (_, index) => index * 4);
const grid = squares.map((line) => `M${line} 0V${mark.size}M0 ${line}H${mark.size}`).join('');
const corners = steps.map((angle) => `M${at(radius - 0.9, angle)}L${at(radius + 0.9, angle)}`).join('');

/** The house mark growing out of its grid: circle, angles, cut. At rest it is complete; where motion is welcome it draws itself. */
export function MarkConstruction() {
  return (
    <svg className="construction" viewBox="-6 -6 76 76" aria-hidden="true">
      <path className="construction__grid" d={grid} />
      <path className="construction__circle" d={circle(radius)} pathLength={1} />
      <path className="construction__circle" d={circle(27.7)} pathLength={1} />
      {steps.slice(0, 4).map((angle) => (
        <path
          key={angle}
          className="construction__angle"
          d={`M${at(37, angle)}L${at(37, angle + 180)}`}
          pathLength={1}
        />
      ))}
      <path className="construction__corner" d={corners} />
      {mark.planes.map((plane, index) => (
        <path key={plane} className="bare-mark__plane" data-tone={index + 1} d={plane} />
      ))}
      <path className="construction__cut" d={mark.lines} pathLength={1} />
    </svg>
  );
}
