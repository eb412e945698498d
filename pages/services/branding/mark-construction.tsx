import { mark } from '../../../content/art/brand/mark.ts';
import { planeFills } from './bare-mark.tsx';

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

/** The site’s own mark growing out of its grid: circle, angles, cut. At rest it is complete; where motion is welcome it draws itself. */
export function MarkConstruction() {
  return (
    <svg
      className="construction"
      viewBox="-6 -6 76 76"
      width="100%"
      overflow="visible"
      fill="none"
      stroke="var(--mark)"
      aria-hidden="true"
    >
      <path stroke="var(--rule)" strokeWidth={0.08} d={grid} />
      <path className="construction__circle" strokeWidth={0.2} d={circle(radius)} pathLength={1} />
      <path className="construction__circle" strokeWidth={0.2} d={circle(27.7)} pathLength={1} />
      {steps.slice(0, 4).map((angle) => (
        <path
          key={angle}
          className="construction__angle"
          strokeWidth={0.14}
          d={`M${at(37, angle)}L${at(37, angle + 180)}`}
          pathLength={1}
        />
      ))}
      <path className="construction__corner" strokeWidth={0.4} d={corners} />
      {mark.planes.map((plane, index) => (
        <path key={plane} className="construction__plane" fill={planeFills[index]} stroke="none" d={plane} />
      ))}
      <path
        className="construction__cut"
        stroke="var(--text)"
        strokeWidth={0.45}
        strokeLinejoin="bevel"
        d={mark.lines}
        pathLength={1}
      />
    </svg>
  );
}
