import { blend } from '../blend.ts';
import { defineArt } from '../art.ts';
import { gold } from '../services/cut/tone.ts';

const paper = {
  light: blend({ goldLight: 88, goldDeep: 12 }),
  middle: gold.light,
  deep: gold.dim,
  fold: blend({ goldLight: 72, goldDeep: 28 }),
} as const;

/** Half the envelope's width, and how far a flap reaches at 22.5°: 300 × tan 22.5° = 124.3. */
const sides = (
  <>
    <path fill={paper.light} d="M0 0L300 124.3V255.7L0 380Z" />
    <path fill={paper.deep} d="M600 0L300 124.3V255.7L600 380Z" />
    <path fill={paper.middle} d="M0 380L300 255.7L600 380Z" />
  </>
);

/** The envelope from behind, closed with an octagon cut like a stone: an enquiry that has arrived. */
export const sealedEnvelope = defineArt({
  name: 'contact/sealed-envelope',
  width: 640,
  height: 440,
  draw: () => (
    <g transform="translate(20 30)">
      {sides}
      <path fill={gold.light} d="M0 0H600L300 124.3Z" />
      <path fill={gold.ink} d="M273 124h54l38.2 38.2v54L327 254.4h-54L234.8 216.2v-54z" />
      <path
        fill="none"
        stroke={gold.light}
        strokeWidth="2"
        strokeLinejoin="bevel"
        d="M283 148h34l24.1 24.1v34L317 230.4h-34l-24.1-24.3v-34zM273 124l10 24M327 124l-10 24M365.2 162.2l-24.1 10M365.2 216.2l-24.1-10M327 254.4l-10-24M273 254.4l10-24M234.8 216.2l24.1-10M234.8 162.2l24.1 10"
      />
    </g>
  ),
});

/** The envelope still open, the letter half inside: an enquiry that has not left. */
export const openEnvelope = defineArt({
  name: 'contact/open-envelope',
  width: 640,
  height: 600,
  draw: () => (
    <g transform="translate(20 190)">
      <path fill={paper.fold} d="M0 0L300 -124.3L600 0V380H0Z" />
      <path fill={gold.gleam} stroke={paper.fold} strokeWidth="1.5" d="M64 -150L88 -174H536V300H64Z" />
      <path fill={paper.deep} d="M88 -174V-150H64Z" />
      <path
        fill="none"
        stroke={gold.deep}
        strokeWidth="1.5"
        d="M112 -84H320M112 -44H488M112 -4H488M112 36H420M112 76H488"
      />
      {sides}
    </g>
  ),
});
