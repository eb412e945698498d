import { mark } from '../../../content/look.ts';
import { type Place, placeOf } from '../../parts/place.ts';
import { MarkDrawing, planeFills, planeFillsOnGold } from './bare-mark.tsx';

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

/** A grid of squares. */
const grid = Array.from({ length: 17 }, (_, index) => index * 4)
  .map((line) => `M${line} 0V${mark.size}M0 ${line}H${mark.size}`)
  .join('');
const corners = steps.map((angle) => `M${at(radius - 0.9, angle)}L${at(radius + 0.9, angle)}`).join('');

/** The circles a mark stands in. */
const Circles = ({ width }: { readonly width: number }) => (
  <>
    <path className="construction__circle" strokeWidth={width} d={circle(radius)} pathLength={1} />
    <path className="construction__circle" strokeWidth={width} d={circle(27.7)} pathLength={1} />
  </>
);

const anglesOf = (reach: number) => steps.slice(0, 4).map((angle) => `M${at(reach, angle)}L${at(reach, angle + 180)}`);
const angles = anglesOf(34.6);
/** The long line of the mark goes on to the margin: at the beginning at 157.5°, where it becomes the line that the page hangs on, at the end at 202.5°, in which that line comes back. */
const onward = (degrees: number) => `M${at(radius, degrees)}L${at(300, degrees)}`;

/** Circles and angles with room for a mark. */
const Room = () => (
  <>
    <Circles width={0.2} />
    <path strokeWidth={0.14} d={anglesOf(34).join('')} />
    <path strokeWidth={0.4} d={corners} />
  </>
);

/** The long line of the mark runs at 22.5° through its middle: above it the mark redrawn, on gold, below it what a new one is built on, on ink. */
export const TurnedMark = (place: Place) => (
  <div {...placeOf(place)}>
    <svg viewBox="-14 -14 92 92" width="100%" fill="none" stroke="var(--gold-deep)" aria-hidden="true">
      <clipPath id="above-line">
        <path d="M-8-8H72V15.43L-8 48.57z" />
      </clipPath>
      <Room />
      <path strokeWidth={0.24} strokeDasharray="1 1" d={`M${steps.map((angle) => at(radius, angle)).join('L')}Z`} />
      <g clipPath="url(#above-line)">
        <MarkDrawing fills={planeFillsOnGold} line="var(--ink)" width={0.9} />
      </g>
    </svg>
  </div>
);

/** The site’s own mark growing out of its grid at the beginning of the page: circle, angles, cut; at the end of it the same mark, finished, no longer in need of a grid. At rest it is complete; where motion is welcome it draws itself. */
export function MarkConstruction({ last }: { readonly last?: boolean }) {
  const line = onward(last ? 202.5 : 157.5);
  const cut = (
    <path
      className="construction__cut"
      fill={last ? 'var(--ink)' : undefined}
      stroke={last ? undefined : 'var(--text)'}
      strokeWidth={0.45}
      strokeLinejoin="bevel"
      d={mark.lines}
      pathLength={1}
    />
  );
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
      {/* Hides the line in the margin on that side of this one where it does not run, so that they meet at every width. */}
      <path fill="var(--ground)" stroke="none" d={`${line}V${last ? 300 : -300}H4z`} />
      {!last && (
        <>
          <path stroke="var(--rule)" strokeWidth={0.08} d={grid} />
          <Circles width={0.2} />
          <path className="construction__corner" strokeWidth={0.4} d={corners} />
        </>
      )}
      {[...(last ? [] : angles), line].map((d) => (
        <path key={d} className="construction__angle" strokeWidth={d === line ? 0.35 : 0.14} d={d} pathLength={1} />
      ))}
      {last && cut}
      <g stroke={last ? 'var(--ink)' : 'none'} strokeWidth={0.45}>
        {mark.planes.map((plane, index) => (
          <path key={plane} className="construction__plane" fill={planeFills[index]} d={plane} />
        ))}
      </g>
      {!last && cut}
    </svg>
  );
}
