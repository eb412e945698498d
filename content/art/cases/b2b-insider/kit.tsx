import type { ReactNode } from 'react';
import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { b2bInsiderPalette } from './palette.ts';
import { Speaker } from './speaker.tsx';
import { Tiles } from './tiles.tsx';

const { blush, cream, lime, oxblood, vermilion, wine } = b2bInsiderPalette;

const [width, height] = [480, 320];

/** A tile of the building set, six cells by four. */
const tile = (name: string, ground: string, children: ReactNode) =>
  defineArt({
    name: `cases/b2b-insider/kit-${name}`,
    width,
    height,
    draw: () => (
      <>
        <path fill={ground} d={`M0 0H${width}V${height}H0Z`} />
        {children}
      </>
    ),
  });

/** What every conference is built from, what it chooses, and the place of the next one. */
export const kit = {
  grid: tile(
    'grid',
    blush,
    <Tiles x={0} y={0} size={80} rows={['#..#..', '..#..#', '.#..#.', '#..#..']} fill={vermilion} />,
  ),
  lettering: tile(
    'lettering',
    cream,
    <Outline face="grotesk-bold" size={300} x={40} y={250} tracking={-0.04} fill={oxblood}>
      Aa
    </Outline>,
  ),
  background: tile(
    'background',
    wine,
    <>
      <Tiles x={0} y={0} size={80} rows={['d', 'B', 'q', '#']} fill={oxblood} />
      <Tiles x={400} y={0} size={80} rows={['r', 'E', 'c', 'n']} fill={oxblood} />
      <Speaker x={90} y={20} size={300} head={blush} body={oxblood} hair="bun" hairFill={oxblood} />
    </>,
  ),
  pattern: tile(
    'pattern',
    lime,
    <Tiles x={0} y={0} size={80} rows={['rBoqdi', 'nEi#zc', 'q.rdBo', '#o.qiE']} fill={oxblood} />,
  ),
  colour: tile('colour', wine, <circle fill={lime} cx="240" cy="160" r="120" />),
  next: tile(
    'next',
    oxblood,
    <>
      <path
        fill="none"
        stroke={blush}
        strokeWidth="3"
        strokeDasharray="16 12"
        d="M2 2H318A160 160 0 0 1 478 162V318H2Z"
      />
      <Outline face="grotesk-bold" size={220} x={240} y={238} anchor="middle" fill={blush}>
        ?
      </Outline>
    </>,
  ),
} as const;
