import { kraftortreisenPalette as palette } from './palette.ts';

/** The way over the hill, which grows wider towards whoever walks it. */
export const Path = () => (
  <path
    fill={palette.ground}
    d="M352 389C338 420 300 432 296 462C292 496 372 520 352 560C330 604 200 610 150 675H300C330 620 400 600 410 556C418 510 322 496 318 464C316 436 352 420 358 390Z"
  />
);

/** The tree at which a first day ends. */
export const Tree = () => (
  <g fill={palette.ink}>
    <path d="M348 392C352 356 350 330 348 300H362C360 330 360 356 364 392Z" />
    <ellipse cx="355" cy="262" rx="66" ry="58" />
    <circle cx="312" cy="284" r="36" />
    <circle cx="398" cy="284" r="38" />
  </g>
);
