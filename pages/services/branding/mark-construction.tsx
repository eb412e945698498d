import { gold } from '../../../content/art/services/cut/tone.ts';
import { mark } from '../../../content/look.ts';
import { type Place, placeOf } from '../../parts/place.ts';

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
const through = (...degrees: readonly number[]) => degrees.map((angle) => at(radius, angle)).join('L');

/** A grid of squares. */
const grid = Array.from({ length: 17 }, (_, index) => index * 4)
  .map((line) => `M${line} 0V${mark.size}M0 ${line}H${mark.size}`)
  .join('');
const corners = steps.map((angle) => `M${at(radius - 0.9, angle)}L${at(radius + 0.9, angle)}`).join('');
const anglesOf = (reach: number) => steps.slice(0, 4).map((angle) => `M${at(reach, angle)}L${at(reach, angle + 180)}`);

/** How the light of the one lamp runs across the planes of the mark, the brightest plane first. */
const lights = [
  [gold.gleam, gold.pale, gold.light],
  [gold.gleam, gold.light, gold.dim],
  [gold.amber, gold.deep, gold.bronze],
] as const;

/** The planes of the mark, modelled; the construction at the beginning of the page brings the light for all. */
const Planes = () =>
  mark.planes.map((plane, index) => <path key={plane} fill={`url(#light-${index})`} stroke="none" d={plane} />);

const Light = () =>
  lights.map((tones, index) => (
    <linearGradient id={`light-${index}`} x2="0.8" y2="1" key={index}>
      {tones.map((tone, place) => (
        <stop key={tone} offset={place / 2} stopColor={tone} />
      ))}
    </linearGradient>
  ));

/** The long line of the mark runs at 22.5° through its middle: above it the mark redrawn, on gold, below it what a new one is built on, on ink. */
export const TurnedMark = (place: Place) => (
  <div {...placeOf(place)}>
    <svg viewBox="-15 -15 94 94" width="100%" fill="none" stroke="var(--gold-deep)" aria-hidden="true">
      <path strokeWidth={0.2} d={circle(radius) + circle(27.7)} />
      <path strokeWidth={0.14} d={anglesOf(34).join('')} />
      <path strokeWidth={0.4} d={corners} />
      <path strokeWidth={0.3} strokeDasharray="1 1" d={`M${through(...steps)}Z`} />
      <Planes />
    </svg>
  </div>
);

/** As thick as the line in the margin. */
const drawn = { strokeWidth: 0.45, strokeLinejoin: 'bevel' } as const;

/** The site’s own mark growing out of its grid: circle, angles, cut. Its long line begins at a point and goes on to the margin, where it becomes the line that the page hangs on. */
export function MarkConstruction() {
  const line = `M${at(radius, 337.5)}L${at(300, 157.5)}`;
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
      <Light />
      {/* Hides the line in the margin on that side of this one where it does not run, so that they meet at every width. */}
      <path fill="var(--ground)" stroke="none" d={`M${at(radius, 157.5)}L${at(300, 157.5)}V-300H4z`} />
      <path stroke="var(--rule)" strokeWidth={0.08} d={grid} />
      {[radius, 27.7].map((size) => (
        <path strokeWidth={0.2} d={circle(size)} key={size} />
      ))}
      <path strokeWidth={0.4} d={corners} />
      {anglesOf(34.6).map((d) => (
        <path key={d} strokeWidth={0.14} d={d} />
      ))}
      <Planes />
      <path {...drawn} d={mark.lines} />
      <path {...drawn} d={line} />
      <path strokeWidth={2.2} strokeLinecap="round" d={`M${at(radius, 337.5)}h0`} />
    </svg>
  );
}

/** What turns away from the lamp, under the long line of the mark: the tones run to the lower right. */
const turned = [
  ['M' + through(157.5, 337.5, 67.5), gold.bronze, gold.night],
  ['M' + through(157.5, 112.5, 67.5), gold.amber, gold.dusk],
] as const;

/** The line comes back from the margin and draws the mark around in one stroke, larger than the page, until it closes. */
export const MarkInOneStroke = () => (
  <svg
    className="construction"
    viewBox="-6 -6 76 76"
    overflow="visible"
    fill="none"
    stroke="var(--gold-light)"
    aria-hidden="true"
  >
    {turned.map(([d, from, to], index) => (
      <g stroke="none" key={d}>
        <linearGradient id={`turned-${index}`} x2="0.8" y2="1">
          <stop stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
        <path fill={`url(#turned-${index})`} d={d} />
      </g>
    ))}
    <Planes />
    <path stroke={gold.night} strokeWidth={0.1} d={mark.lines} />
    <path
      {...drawn}
      d={`M${at(300, 202.5)}L${through(202.5, 157.5, 112.5, 67.5, 22.5, 337.5, 292.5, 247.5, 202.5, 157.5)}`}
    />
  </svg>
);
