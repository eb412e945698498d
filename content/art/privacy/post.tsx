import { defineArt } from '../art.ts';
import { Artwork } from '../artwork.tsx';
import { openEnvelope, sealedEnvelope } from '../contact/envelope.tsx';
import { gold } from '../services/cut/tone.ts';
import { blend } from '../blend.ts';

/** Where the three stand, and how large: the letter, the envelope on its way, and the one that is opened. */
interface Way {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly places: readonly [letter: number, travelling: number, opened: number];
}

const fold = blend({ goldLight: 72, goldDeep: 28 });

/** The way of a message in the paper of the contact page: a letter, its envelope under way, and the same envelope opened. */
function post(name: string, { width, height, scale, places: [letter, travelling, opened] }: Way) {
  return defineArt({
    name,
    width,
    height,
    draw: () => (
      <g strokeWidth="1.5">
        <g transform={`translate(${letter} 0) scale(${scale})`}>
          <path fill={gold.gleam} stroke={fold} d="M1 41L41 1H259V329H1Z" />
          <path fill={gold.light} stroke={fold} strokeLinejoin="bevel" d="M41 1V41H1Z" />
          <path fill="none" stroke={gold.deep} d="M36 96H150M36 140H224M36 184H224M36 228H190M36 272H224" />
        </g>
        <g transform={`translate(${travelling} 0) scale(${scale}) translate(204 166) rotate(-22.5)`}>
          <path fill="none" stroke={gold.deep} d="M-236 -62H-166M-214 -8H-166M-252 46H-166M-204 92H-166" />
          <svg x="-165" y="-113" width="330" height="227" viewBox="0 0 640 440">
            <Artwork art={sealedEnvelope} />
          </svg>
        </g>
        <g transform={`translate(${opened} 0) scale(${scale})`}>
          <svg x="-11" y="-8" width="360" height="338" viewBox="0 0 640 600">
            <Artwork art={openEnvelope} />
          </svg>
        </g>
      </g>
    ),
  });
}

/** From the tab to the mailbox, each over its column. */
export const postArt = post('privacy/post', { width: 1320, height: 332, scale: 1, places: [0, 453, 907] });

/** The same for a phone. */
export const postNarrowArt = post('privacy/post-narrow', {
  width: 620,
  height: 252,
  scale: 0.72,
  places: [0, 172, 374],
});
