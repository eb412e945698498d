import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { ownBrandPalette as palette } from './palette.ts';

/** Before the work: a stone that has light in it and does not show it. */
export const roughPost = defineArt({
  name: 'cases/own-brand/post-rough',
  width: 540,
  height: 675,
  draw: () => (
    <>
      <rect width="540" height="675" fill="#d9cfba" />
      <path fill="#a99c80" opacity="0.6" d="M92 560 420 530 500 566 380 604 120 600Z" />
      <path fill="#5c5140" d="M116 372 186 262 318 232 428 318 446 452 372 560 208 574 104 492Z" />
      <path fill="#776a53" d="M116 372 186 262 318 232 262 352Z" />
      <path fill="#92846a" d="M186 262 318 232 352 282 262 352Z" />
      <path fill="#4a4032" d="M262 352 352 282 428 318 446 452 330 470Z" />
      <path fill="#3a3226" d="M330 470 446 452 372 560 208 574Z" />
      <path fill="#685c47" d="M116 372 262 352 330 470 208 574 104 492Z" />
      <path fill={palette.lightGold} d="M262 352 286 334 318 410 312 438Z" />
      <Outline face="serif" size={110} x={36} y={140} tracking={-0.02} fill={palette.darkPrimary}>
        Rough.
      </Outline>
    </>
  ),
});
