import { colours } from '../../look.ts';
import { defineArt } from '../art.ts';
import { Pieces } from './cut/pieces.tsx';
import { slanted } from './cut/plate.ts';
import { closed } from './cut/point.ts';
import { gold } from './cut/tone.ts';
import { Toned } from './toned.tsx';
import { Columns } from './redesign-night.tsx';
import { oldPage } from './redesign-old.tsx';
import { blues } from './redesign-stone.tsx';

interface Edition {
  readonly name: string;
  readonly width: number;
  /** How high a slice is. */
  readonly row: number;
  /** Where the saw is at the upper edge, and how broad the line is that marks it. */
  readonly from: number;
  readonly line: number;
  /** How far each slice has slid to the right. */
  readonly slid: readonly number[];
  /** Where both pages lie, and how large. */
  readonly old: string;
  readonly renewed: string;
}

/** How much gold lies over each slice: the last is light. */
const gilt = [0, 0.3, 0.58, 0.84];

const slices = ({ name, width, row, from, line, slid, old, renewed }: Edition) => {
  const height = row * slid.length;
  /** What lies so far right of the saw, between two heights, so broad or as far as there is drawing. */
  const strip = (top: number, bottom: number, right: number, broad = 2 * width) =>
    slanted(top, bottom, from + right, from + right + broad);
  return defineArt({
    name: `services/${name}`,
    width,
    height,
    draw: () => (
      <>
        <clipPath id={`${name}-new`}>
          {/* Where the page has the saw, under its paper. */}
          <path d={closed(strip(0, height, line ? 0 : -width))} />
        </clipPath>
        <g clipPath={`url(#${name}-new)`}>
          <Pieces
            pieces={[
              [blues[8], `M0 0H${width}V${height}H0Z`],
              [blues[6], strip(0, height, -width, width + row * 0.4)],
              [blues[7], strip(0, height, row * 0.9, row * 0.5)],
            ]}
          />
          <g transform={renewed}>
            <Columns />
          </g>
        </g>
        <defs>
          <g id={`${name}-old`} transform={old}>
            {oldPage}
          </g>
        </defs>
        {slid.map((right, index) => {
          const [top, bottom] = [index * row, (index + 1) * row];
          return (
            <g key={right}>
              <clipPath id={`${name}-${index}`}>
                <path d={closed(strip(top, bottom, right))} />
              </clipPath>
              {right > 0 && (
                <path fill={blues[9]} opacity="0.5" d={closed(strip(top, bottom, right - row * 0.07, row * 0.08))} />
              )}
              <g clipPath={`url(#${name}-${index})`}>
                <Toned id={`${name}-faded-${index}`}>
                  <use href={`#${name}-old`} x={right} />
                </Toned>
              </g>
              <path fill={gold.light} opacity={gilt[index]} d={closed(strip(top, bottom, right))} />
              <path fill={colours.paper} d={closed(strip(top, bottom, right, row * 0.035))} />
            </g>
          );
        })}
        {line > 0 && <path fill={gold.deep} d={closed(strip(0, height, 0, line))} />}
      </>
    ),
  });
};

/** The old site in four slices, one for each gain, that slide off along the saw; in the gaps the new one is there already. Beside the list the saw is that of the page. */
export const slicesWideArt = slices({
  name: 'old-slices-wide',
  width: 900,
  row: 185,
  from: 367,
  line: 0,
  slid: [-20, 50, 132, 252],
  old: 'translate(70) scale(.8)',
  renewed: 'translate(46 386)',
});

/** The same below the list, where a phone shows the saw here alone. */
export const slicesArt = slices({
  name: 'old-slices',
  width: 390,
  row: 92,
  from: 188,
  line: 6,
  slid: [0, 30, 70, 130],
  old: 'translate(20) scale(.42)',
  renewed: 'translate(22 190) scale(.5)',
});
