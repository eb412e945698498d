import type { ReactNode } from 'react';
import { colours, mark } from '../../look.ts';
import { site } from '../../site.ts';
import { type Art, defineArt, isDrawing } from '../art.ts';
import { Artwork } from '../artwork.tsx';
import { type Face, Outline } from '../outline.tsx';

const { ink, warm, goldLight, goldDeep } = colours;

/** The size of every card in pixels. */
export const shareCardSize = { width: 1200, height: 630 } as const;

/**
 * How a picture stands on its card. `facet`: a drawing without ground, on a plane of paper; `window`: a picture with a ground of
 * its own, whole, in a frame; `glow`: a drawing made for the dark, on the ink itself.
 */
export type ShareFrame = 'facet' | 'window' | 'glow';

/** The column that each frame leaves to the title. */
export const shareColumns = {
  facet: { x: 72, width: 548 },
  window: { x: 64, width: 420 },
  glow: { x: 72, width: 640 },
} as const satisfies Record<ShareFrame, { readonly x: number; readonly width: number }>;

/** A word or line of the title, with its baseline. */
export interface ShareRun {
  readonly text: string;
  readonly face: Extract<Face, 'serif' | 'serif-italic'>;
  readonly tone: 'gold' | 'warm';
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture in a place: all of a drawing, in the middle; as much of a photograph as fills it. */
const Inset = ({ art, x, y, width, height }: Place & { readonly art: Art }) => (
  <svg
    x={x}
    y={y}
    width={width}
    height={height}
    viewBox={`0 0 ${art.width} ${art.height}`}
    preserveAspectRatio={isDrawing(art) ? undefined : 'xMidYMid slice'}
  >
    <Artwork art={art} />
  </svg>
);

/** Edges at 67.5° and 45°: the run of 630 is 630 / 2.4142 = 261, that of the lower facet 241. */
const frames: Readonly<Record<ShareFrame, (picture: Art) => ReactNode>> = {
  facet: (picture) => (
    <>
      <path d="M901 0H1200V630H640Z" fill={warm} />
      <path d="M740 389 640 630H499Z" fill={goldLight} />
      <Inset art={picture} x={664} y={48} width={500} height={534} />
    </>
  ),
  window: (picture) => (
    <>
      <clipPath id="share-window">
        <path d="M520 60H1120L1200 140V570H520Z" />
      </clipPath>
      <g clipPath="url(#share-window)">
        <Inset art={picture} x={520} y={60} width={680} height={510} />
      </g>
      <path d="M1120 0 1200 80" fill="none" stroke={goldLight} strokeWidth="2" />
    </>
  ),
  glow: (picture) => (
    <>
      <defs>
        <radialGradient id="share-glow">
          <stop stopColor={goldDeep} stopOpacity="0.5" />
          <stop offset="1" stopColor={goldDeep} stopOpacity="0" />
        </radialGradient>
        <linearGradient id="share-dusk">
          <stop stopColor={ink} stopOpacity="0.85" />
          <stop offset="1" stopColor={ink} stopOpacity="0" />
        </linearGradient>
      </defs>
      <circle cx="1090" cy="110" r="420" fill="url(#share-glow)" />
      <Inset art={picture} x={572} y={-112} width={840} height={840} />
      <rect x="572" width="300" height="630" fill="url(#share-dusk)" />
    </>
  ),
};

const Brand = ({ x }: { readonly x: number }) => (
  <>
    <g transform={`translate(${x} 512) scale(0.875)`} fill={goldLight}>
      {mark.planes.map((plane, index) => (
        <path key={plane} d={plane} opacity={[1, 0.55, 0.25][index]} />
      ))}
      <path d={mark.lines} fill="none" stroke={goldLight} strokeWidth="1.6" strokeLinejoin="bevel" />
    </g>
    <Outline face="serif" size={44} x={x + 72} y={554} tracking={-0.01} fill={colours.paper}>
      {site.name}
    </Outline>
  </>
);

/** The card that stands for a page where it is shared: its title set large, the brand below it, its picture on the right. */
export function shareCard(title: readonly ShareRun[], frame: ShareFrame, picture?: Art): Art {
  return defineArt({
    name: 'brand/share-card',
    ...shareCardSize,
    draw: () => (
      <>
        <rect {...shareCardSize} fill={ink} />
        {picture && frames[frame](picture)}
        {title.map(({ text, face, tone, size, x, y }) => (
          <Outline
            key={`${x} ${y}`}
            face={face}
            size={size}
            x={x}
            y={y}
            tracking={-0.02}
            fill={{ gold: goldLight, warm }[tone]}
          >
            {text}
          </Outline>
        ))}
        <Brand x={shareColumns[frame].x} />
      </>
    ),
  });
}
