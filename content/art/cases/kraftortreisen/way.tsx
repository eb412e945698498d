import { defineArt } from '../../art.ts';
import { kraftortreisenPalette as palette } from './palette.ts';

/** The way over the hill, which grows wider towards whoever walks it. */
export const Path = () => (
  <path
    fill={palette.ground}
    d="M352 389C338 420 300 432 296 462C292 496 372 520 352 560C330 604 200 610 150 675H300C330 620 400 600 410 556C418 510 322 496 318 464C316 436 352 420 358 390Z"
  />
);

/** The tree at which a first day ends. */
export const Tree = ({ fill = palette.ink }: { readonly fill?: string }) => (
  <g fill={fill}>
    <path d="M348 392C352 356 350 330 348 300H362C360 330 360 356 364 392Z" />
    <ellipse cx="355" cy="262" rx="66" ry="58" />
    <circle cx="312" cy="284" r="36" />
    <circle cx="398" cy="284" r="38" />
  </g>
);

/** The last hill of a journey from side to side: first light on it, and the way on which one is expected. */
export const way = defineArt({
  name: 'cases/kraftortreisen/way',
  width: 2000,
  height: 680,
  draw: () => (
    <>
      <path
        fill="#2c5a50"
        d="M0 330C240 210 420 300 640 260C900 212 1080 120 1330 180C1560 232 1760 300 2000 220V680H0Z"
      />
      <path
        fill={palette.accent}
        d="M0 470C300 380 520 400 760 360C960 326 1240 270 1500 330C1720 380 1860 430 2000 410V680H0Z"
      />
      <path fill={palette.moss} d="M0 600C340 500 640 330 1040 318C1420 310 1700 470 2000 560V680H0Z" />
      <g transform="translate(550 -166) scale(1.26)">
        <Path />
        <Tree fill={palette.night} />
      </g>
    </>
  ),
});
