import { colours } from '../../look.ts';
import { defineArt } from '../art.ts';
import { headerBefore } from '../cases/hrneeds/header-before.tsx';
import { oldPortal } from '../cases/hrneeds/old-portal.ts';
import { Outline } from '../outline.tsx';
import { closed, type Point } from './cut/point.ts';
import { slopes } from './cut/stone-facets.ts';
import { gold } from './cut/tone.ts';

const { bar, blue, field, green, line, orange } = oldPortal;

/** A box of the old page with its coloured head. */
const box = (x: number, y: number, width: number, height: number, title: string, fill: string) => (
  <>
    <path fill={colours.paper} stroke={line} d={`M${x} ${y}h${width}v${height}h${-width}z`} />
    <path fill={fill} d={`M${x} ${y}h${width}v46h${-width}z`} />
    <Outline face="mulish-bold" size={28} x={x + 18} y={y + 33} fill={colours.paper}>
      {title}
    </Outline>
  </>
);

const bars = (x: number, y: number, lengths: readonly number[]) =>
  lengths.map((length, row) => `M${x} ${y + row * 26}h${length}v9h${-length}z`).join('');

/** The whole old page, as long as the way it goes, so that a cut at 67.5° from its upper right corner ends in the lower left one: one box beside the other, and a form that asks for everything. */
export const oldPageArt = defineArt({
  name: 'services/old-page',
  width: 667,
  height: 1610,
  draw: () => (
    <>
      {headerBefore.narrowTop()}
      <path fill={oldPortal.ground} d="M0 662H667V1610H0Z" />
      {box(24, 690, 300, 230, 'News', blue)}
      {box(343, 690, 300, 230, 'Newsletter', green)}
      {box(24, 940, 619, 236, 'Register', orange)}
      {box(24, 1196, 300, 180, 'Events', green)}
      {box(24, 1396, 300, 180, 'Partner', blue)}
      <path
        fill={bar}
        d={
          bars(42, 760, [240, 196, 250, 170, 226, 120]) +
          bars(361, 760, [252, 180]) +
          bars(42, 1008, [90, 120, 84]) +
          bars(42, 1266, [180, 140, 200]) +
          bars(42, 1466, [120, 90, 60])
        }
      />
      <path
        fill={field}
        stroke={line}
        d="M361 830h180v44h-180zM200 996h180v34h-180zM200 1042h180v34h-180zM200 1088h180v34h-180zM400 996h220v34h-220zM400 1042h220v34h-220zM400 1088h220v34h-220z"
      />
    </>
  ),
});

/** Strips of the old page, from its upper edge down: where each begins, and how high it is. */
const strips = [
  { y: 18, height: 72 },
  { y: 92, height: 72 },
  { y: 178, height: 172 },
  { y: 392, height: 102 },
] as const;

const gap = 26;
const length = 640;

/** The pieces of the old page that nobody needs any more: strips that lie beside the saw, each cut off along it. */
export const offcutsArt = defineArt({
  name: 'services/offcuts',
  width: 860,
  height: strips.reduce((sum, { height }) => sum + height + gap, -gap) + 4,
  draw: () => {
    let down = 2;
    return (
      <>
        <defs>
          <g id="offcuts-page">{headerBefore.narrowTop()}</g>
        </defs>
        {strips.map(({ y, height }, index) => {
          const right = 858 - down * slopes.flat;
          const top = down;
          down += height + gap;
          const shape = closed([
            [right - length, top],
            [right, top],
            [right - height * slopes.flat, top + height],
            [right - length - height * slopes.flat, top + height],
          ] satisfies Point[]);
          return (
            <g key={y}>
              <clipPath id={`offcut-${index}`}>
                <path d={shape} />
              </clipPath>
              <g clipPath={`url(#offcut-${index})`}>
                <path fill={index < 2 ? colours.paper : oldPortal.ground} d={shape} />
                <use href="#offcuts-page" x={right - length - height * slopes.flat * 0.5 - 6} y={top - y} />
              </g>
              <path fill="none" stroke={gold.deep} strokeWidth="2.5" d={shape} />
            </g>
          );
        })}
      </>
    );
  },
});
