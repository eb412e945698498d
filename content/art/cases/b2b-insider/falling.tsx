import type { ReactNode } from 'react';
import { defineArt } from '../../art.ts';
import { Outline, type OutlineProps } from '../../outline.tsx';
import { Mark } from './mark.tsx';
import { b2bInsiderPalette } from './palette.ts';
import { Speaker } from './speaker.tsx';
import { Tiles } from './tiles.tsx';

const { blush, cream, lime, oxblood, sienna, vermilion, wine } = b2bInsiderPalette;

interface BrokenTileProps {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** How far its lower half has slipped, to the right or to the left. */
  readonly slip: number;
  readonly ground: string;
  /** What it says, a line each, in a face that no other has. */
  readonly words: readonly string[];
  /** Where the first line begins: too far out, so that the tile cuts it off. */
  readonly from: readonly [x: number, y: number];
  readonly set: Pick<OutlineProps, 'face' | 'size' | 'fill' | 'tracking'>;
  /** What somebody put on it, on 200 by 200 units. */
  readonly children?: ReactNode;
}

/** An invitation made in a hurry, in a cell of the grid: badly cropped, and broken along the diagonal. */
function BrokenTile({ id, x, y, slip, ground, words, from, set, children }: BrokenTileProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {['M0 0H200L0 200Z', 'M200 0V200H0Z'].map((half, index) => (
        <g key={half} transform={index ? `translate(${slip} ${Math.abs(slip)})` : undefined}>
          <clipPath id={`${id}-${index}`}>
            <path d={half} />
          </clipPath>
          <g clipPath={`url(#${id}-${index})`}>
            <path fill={ground} d="M0 0H200V200H0Z" />
            {children}
            {words.map((word, line) => (
              <Outline key={word} {...set} x={from[0]} y={from[1] + line * set.size * 1.02}>
                {word}
              </Outline>
            ))}
          </g>
        </g>
      ))}
    </g>
  );
}

/** Invitations of which none looks like another are broken tiles in the grid of the brand, which grows from below. */
export const falling = defineArt({
  name: 'cases/b2b-insider/falling',
  width: 1600,
  height: 900,
  draw: () => (
    <>
      <BrokenTile
        id="data"
        x={1000}
        y={280}
        slip={20}
        ground="#f3d04e"
        words={['Data', 'Days!']}
        from={[-22, 84]}
        set={{ face: 'fredoka-bold', size: 84, fill: '#1f1f1f' }}
      >
        <path fill="#d9772b" d="M0 170Q50 140 100 170T200 170V200H0Z" />
      </BrokenTile>
      <BrokenTile
        id="ai"
        x={1400}
        y={280}
        slip={-20}
        ground="#2e8b72"
        words={['AI', 'meet-up']}
        from={[18, 92]}
        set={{ face: 'bricolage-bold', size: 66, fill: '#d7f5ea' }}
      >
        <path fill="#57b89e" d="M200 0V90A90 90 0 0 1 110 0Z" />
      </BrokenTile>
      <BrokenTile
        id="cloud"
        x={800}
        y={480}
        slip={20}
        ground="#3c6e9f"
        words={['CLOUD', 'SUMMIT']}
        from={[-30, 96]}
        set={{ face: 'marcellus', size: 54, fill: '#ffffff', tracking: 0.06 }}
      >
        <path fill="none" stroke="#ffffff" strokeWidth="3" d="M-14 24H176V214" />
      </BrokenTile>
      <BrokenTile
        id="evening"
        x={1200}
        y={480}
        slip={-20}
        ground="#e9e4da"
        words={['An evening', 'on security']}
        from={[22, 100]}
        set={{ face: 'cormorant-italic', size: 58, fill: '#5b5347' }}
      >
        <path fill="none" stroke="#5b5347" strokeWidth="2" d="M90 178H240M90 40H240" />
      </BrokenTile>
      <path fill={blush} shapeRendering="crispEdges" d="M1000 500H1200V701H1000Z" />
      <path fill={oxblood} shapeRendering="crispEdges" d="M1400 500H1600V701H1400Z" />
      <Tiles x={1000.5} y={500.5} size={100} rows={['qo', 'nB']} fill={vermilion} />
      <Tiles x={1400.5} y={500.5} size={100} rows={['rc', 'oq']} fill={lime} />
      <path fill={oxblood} shapeRendering="crispEdges" d="M0 700H1600V900H0Z" />
      <path fill={lime} shapeRendering="crispEdges" d="M200 700H400V900H200ZM1200 700H1400V900H1200Z" />
      <path fill={cream} shapeRendering="crispEdges" d="M400 700H600V900H400Z" />
      <Tiles x={0} y={700.5} size={100} rows={['rB', 'qi']} fill={blush} />
      <Tiles x={200} y={700.5} size={100} rows={['Eq', 'io']} fill={oxblood} />
      <Mark x={400} y={700} size={200} left={oxblood} right={vermilion} />
      <Speaker x={600} y={700} size={200} ground={vermilion} head={cream} body={oxblood} hair="scarf" hairFill={wine} />
      <Tiles x={800.5} y={700.5} size={100} rows={['nr', 'dq']} fill={blush} />
      <Speaker
        x={1000}
        y={700}
        size={200}
        ground={blush}
        head={sienna}
        body={vermilion}
        hair="beard"
        hairFill={oxblood}
      />
      <Tiles x={1200.5} y={700.5} size={100} rows={['no', '#n']} fill={oxblood} />
      <Tiles x={1400.5} y={700.5} size={100} rows={['Bc', 'iz']} fill={vermilion} />
    </>
  ),
});
