import type { ReactElement } from 'react';
import { type Drawing, defineArt } from './art.ts';

type Draws = readonly (() => ReactElement)[];

interface Sheet<Each extends Draws> {
  /** Path of the file that all of them share, without ending. */
  readonly name: string;
  /** Size in CSS pixels of each. */
  readonly width: number;
  readonly height: number;
  /** Each of them fills its box. */
  readonly stretches?: true;
  /** The contents of each, as of any drawing. */
  readonly draws: Each;
}

/**
 * Drawings of one size that a page shows together, in one file, which is one request. They stand in a square of
 * cells, so that the whole file has the ratio of each, and every cell is a view of it
 * (https://www.w3.org/TR/SVG2/linking.html#ViewElement).
 */
export function defineSheet<const Each extends Draws>({ name, width, height, draws, stretches }: Sheet<Each>) {
  const across = Math.ceil(Math.sqrt(draws.length));
  const cells = draws.map((draw, index) => ({
    draw,
    view: `part-${index + 1}`,
    x: (index % across) * width,
    y: Math.floor(index / across) * height,
  }));
  const sheet = defineArt({
    name,
    width: across * width,
    height: across * height,
    ...(stretches && { stretches }),
    draw: () => (
      <>
        {cells.map(({ draw, view, x, y }) => (
          <g key={view}>
            <view id={view} viewBox={`${x} ${y} ${width} ${height}`} />
            <svg {...{ x, y, width, height }}>{draw()}</svg>
          </g>
        ))}
      </>
    ),
  });
  return cells.map(({ draw, view }) =>
    defineArt({ name: `${name}#${view}`, width, height, draw, part: { sheet, view } }),
  ) as { readonly [Cell in keyof Each]: Drawing };
}
