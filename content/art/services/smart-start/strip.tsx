import type { ReactElement } from 'react';
import { colours } from '../../../look.ts';
import { slopes } from '../cut/stone-facets.ts';
import { bowls, map, rack, wheel } from './goods.tsx';
import { Jug } from './jug.tsx';
import { clay, glaze } from './pottery.ts';

interface Page {
  readonly ground: string;
  readonly floor: string;
  /** The line below the menu. */
  readonly line: string;
  /** What it shows, as large as on a page of the wide strip: its foot and its middle at 0. */
  readonly thing: ReactElement;
}

/** One thing on each, and neighbours that differ, so that each fold shows; all light enough for dark words. */
const pages: readonly Page[] = [
  {
    ground: clay[1],
    floor: clay[2],
    line: clay[4],
    thing: (
      <g transform="translate(0 -377)scale(.58)">
        <Jug />
      </g>
    ),
  },
  {
    ground: glaze[1],
    floor: glaze[2],
    line: glaze[4],
    thing: <g transform="scale(.68)">{bowls}</g>,
  },
  {
    ground: clay[3],
    floor: clay[4],
    line: clay[6],
    thing: <g transform="scale(.51)">{wheel}</g>,
  },
  {
    ground: clay[0],
    floor: clay[2],
    line: clay[4],
    thing: (
      <svg x="-150" y="-270" width="300" height="230" viewBox="130 0 391 300">
        {map}
      </svg>
    ),
  },
  {
    ground: glaze[3],
    floor: glaze[4],
    line: glaze[6],
    thing: <g transform="translate(-118 -178)scale(.42)">{rack}</g>,
  },
];

/** How a page is laid out, whatever its fold: its size, where its floor begins, where the line below its menu is, and where its thing stands, and how large. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly floor: number;
  readonly menu: number;
  /** The middle of its thing, and how large that is. */
  readonly x: number;
  readonly scale: number;
}

interface SheetProps {
  readonly index: number;
  readonly layout: Layout;
  /** Nothing stands on it. */
  readonly empty?: boolean | undefined;
}

/** One page before it is folded: menu, thing and floor lie on it and are sheared with it. */
export function Sheet({ index, layout, empty }: SheetProps) {
  const { width, height, floor, menu, x, scale } = layout;
  const { ground, floor: below, line, thing } = pages[index]!;
  // Half a pixel over its neighbours, so that no seam shows.
  const area = (from: number, to: number) => `M-.5 ${from}H${width + 0.5}V${to}H-.5Z`;
  return (
    <>
      <clipPath id={`sheet-${index}`}>
        <path d={area(-0.5, height + 0.5)} />
      </clipPath>
      <g clipPath={`url(#sheet-${index})`}>
        <path fill={ground} d={area(-0.5, height + 0.5)} />
        <path fill={below} d={area(floor, height + 0.5)} />
        <path fill={line} d={area(menu, menu + 2)} />
        {!empty && <g transform={`translate(${x} ${floor + 40 * scale})scale(${scale})`}>{thing}</g>}
        {index % 2 > 0 && <path fill={colours.ink} fillOpacity=".08" d={area(-0.5, height + 0.5)} />}
      </g>
    </>
  );
}

/** A strip that goes to the right, its folds upright: each page falls or climbs at the slope that is said. */
export function Strip({
  folds,
}: {
  readonly folds: readonly { readonly layout: Layout; readonly slope: number; readonly empty?: boolean }[];
}) {
  let [left, top] = [0, 0];
  return folds.map(({ layout, slope, empty }, index) => {
    const at = `matrix(1 ${slope} 0 1 ${left} ${top})`;
    left += layout.width;
    top += layout.width * slope;
    return (
      <g transform={at} key={left}>
        <Sheet {...{ index, layout, empty }} />
      </g>
    );
  });
}

/** A page of a strip that hangs down, its folds level: it leans by 22.5° to the right or, `away`, to the left around its own middle. */
export const leaning = (height: number, away: boolean) => {
  const lean = away ? -slopes.flat : slopes.flat;
  return `matrix(1 0 ${lean} 1 ${(-lean * height) / 2} 0)`;
};
