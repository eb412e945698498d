import { defineArt } from '../art.ts';

const cut = 'M32 6 50 14 58 32 32 60 6 32 14 14Z';
const lines = 'M14 14 32 32 50 14M6 32h52M32 6v54';

/** The mark for browser tabs: dark lines on light tabs, gold on dark ones. */
export const favicon = defineArt({
  name: 'brand/favicon',
  width: 64,
  height: 64,
  draw: () => (
    <>
      <style>
        {'path{stroke:#7a5d1c;fill:none;stroke-width:4}@media(prefers-color-scheme:dark){path{stroke:#FFE69B}}'}
      </style>
      <path d={cut} />
      <path d={lines} />
    </>
  ),
});

/** The mark on its ground, with the margin that maskable icons need. */
export const tileIcon = defineArt({
  name: 'brand/tile',
  width: 128,
  height: 128,
  draw: () => (
    <>
      <rect width="128" height="128" fill="#12100d" />
      <g transform="translate(32 32)" fill="none" stroke="#FFE69B" strokeWidth="3">
        <path d={cut} />
        <path d={lines} />
      </g>
    </>
  ),
});
