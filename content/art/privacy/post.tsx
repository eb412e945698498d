import { mark } from '../../look.ts';
import { defineArt } from '../art.ts';
import { gold } from '../services/cut/tone.ts';

/** Where each of the three stands: its middle, and how large. */
type Place = readonly [x: number, y: number, scale: number];

interface Way {
  readonly width: number;
  readonly height: number;
  readonly letter: Place;
  readonly travelling: Place;
  readonly opened: Place;
}

const at = ([x, y, scale]: Place) => `translate(${x} ${y}) scale(${scale})`;

/** The pocket of an envelope from behind, around its middle: three planes, each in its own light. */
const pocket = (
  <>
    <path fill={gold.deep} d="M-180 -114L0 -39V40L-180 114Z" />
    <path fill={gold.dim} d="M180 -114L0 -39V40L180 114Z" />
    <path fill={gold.light} d="M-180 114L0 40L180 114Z" />
  </>
);

/** The way of a message: a written letter, its envelope under way, sealed with the mark, and the same envelope opened. */
const post = (name: string, { width, height, letter, travelling, opened }: Way) =>
  defineArt({
    name,
    width,
    height,
    draw: () => (
      <>
        <g transform={at(letter)}>
          <path fill={gold.light} d="M-130 -90L-56 -164H130V164H-130Z" />
          <path fill={gold.ink} d="M-56 -164V-90H-130Z" />
          <path stroke={gold.ink} strokeWidth="9" d="M-92 -38H20M-92 6H92M-92 50H92M-92 94H52" />
        </g>
        <g transform={`${at(travelling)} rotate(-22.5)`}>
          <path fill={gold.deep} d="M-210 -96L-330 -90L-210 -84ZM-210 -12L-380 -2L-210 8ZM-210 54L-270 60L-210 66Z" />
          {pocket}
          <path fill={gold.ink} d="M-180 -114H180L0 40Z" />
          <path fill={gold.light} d="M-22 -67H22L52 -37V7L22 37H-22L-52 7V-37Z" />
          <g transform="translate(-41.6 -56.6) scale(1.3)">
            {mark.planes.slice(0, 2).map((plane, index) => (
              <path key={plane} d={plane} fill={index ? gold.deep : gold.ink} />
            ))}
            <path d={mark.lines} fill="none" stroke={gold.ink} strokeWidth="1.2" strokeLinejoin="bevel" />
          </g>
        </g>
        <g transform={at(opened)}>
          <path fill={gold.ink} d="M-180 -114L0 -174L180 -114V114H-180Z" />
          <path fill={gold.gleam} d="M-138 -154L-112 -180H138V60H-138Z" />
          <path stroke={gold.ink} strokeWidth="9" d="M-84 -136H22M-84 -96H88M-84 -56H88" />
          {pocket}
        </g>
      </>
    ),
  });

/** From the tab to the mailbox, each over its column. */
export const postArt = post('privacy/post', {
  width: 1320,
  height: 332,
  letter: [130, 166, 1],
  travelling: [640, 166, 0.9],
  opened: [1088, 203, 1.02],
});

/** The same for a phone, down from one corner to the other. */
export const postNarrowArt = post('privacy/post-narrow', {
  width: 620,
  height: 500,
  letter: [95, 120, 0.73],
  travelling: [352, 190, 0.72],
  opened: [470, 390, 0.83],
});
