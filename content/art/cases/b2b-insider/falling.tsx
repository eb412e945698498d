import type { ReactNode } from 'react';
import { defineArt } from '../../art.ts';
import { Outline, type OutlineProps } from '../../outline.tsx';
import { Mark } from './mark.tsx';
import { b2bInsiderPalette } from './palette.ts';
import { Speaker } from './speaker.tsx';
import { Tiles } from './tiles.tsx';

const { blush, cream, lime, oxblood, sienna, vermilion, wine } = b2bInsiderPalette;

interface PosterProps {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly ground: string;
  /** What it says, a line each, in a face that no other has. */
  readonly words: readonly string[];
  readonly set: Pick<OutlineProps, 'face' | 'size' | 'fill' | 'tracking'>;
  /** What somebody put on it, on 200 by 200 units. */
  readonly children?: ReactNode;
}

/** An invitation made in a hurry, about its middle. */
function Poster({ x, y, turn, ground, words, set, children }: PosterProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(1.3) translate(-100 -100)`}>
      <path fill={oxblood} fillOpacity="0.14" d="M10 12H210V212H10Z" />
      <path fill={ground} d="M0 0H200V200H0Z" />
      {children}
      {words.map((word, index) => (
        <Outline key={word} {...set} x={100} y={86 + index * set.size * 1.02} anchor="middle">
          {word}
        </Outline>
      ))}
    </g>
  );
}

/** Invitations of which none looks like another lie on a heap; below them begins the grid of the brand. */
export const falling = defineArt({
  name: 'cases/b2b-insider/falling',
  width: 1600,
  height: 900,
  draw: () => (
    <>
      <Poster
        x={1014}
        y={236}
        turn={-11.25}
        ground="#f3d04e"
        words={['Data', 'Days!']}
        set={{ face: 'fredoka-bold', size: 58, fill: '#1f1f1f' }}
      >
        <path fill="#d9772b" d="M0 160Q50 130 100 160T200 160V200H0Z" />
      </Poster>
      <Poster
        x={1286}
        y={248}
        turn={11.25}
        ground="#2e8b72"
        words={['AI', 'meet-up']}
        set={{ face: 'bricolage-bold', size: 42, fill: '#d7f5ea' }}
      >
        <path fill="#57b89e" d="M200 0V90A90 90 0 0 1 110 0Z" />
      </Poster>
      <Poster
        x={1034}
        y={494}
        turn={22.5}
        ground="#3c6e9f"
        words={['CLOUD', 'SUMMIT']}
        set={{ face: 'marcellus', size: 34, fill: '#ffffff', tracking: 0.06 }}
      >
        <path fill="none" stroke="#ffffff" strokeWidth="3" d="M14 14H186V186H14Z" />
      </Poster>
      <Poster
        x={1288}
        y={502}
        turn={-11.25}
        ground="#e9e4da"
        words={['An evening', 'on security']}
        set={{ face: 'cormorant-italic', size: 40, fill: '#5b5347' }}
      >
        <path fill="none" stroke="#5b5347" strokeWidth="2" d="M60 164H140M60 40H140" />
      </Poster>
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
