import { blend } from '../../blend.ts';
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
      <rect width="540" height="675" fill={blend({ warm: 69, goldText: 26, paper: 5 })} />
      <path
        fill={blend({ sand: 52, ink: 25, goldDeep: 23 })}
        opacity="0.6"
        d="M92 560 420 530 500 566 380 604 120 600Z"
      />
      <path
        fill={blend({ ink: 56, goldText: 23, warm: 21 })}
        d="M116 372 186 262 318 232 428 318 446 452 372 560 208 574 104 492Z"
      />
      <path fill={blend({ ink: 49, warm: 27, goldDeep: 24 })} d="M116 372 186 262 318 232 262 352Z" />
      <path fill={blend({ warm: 38, goldText: 37, ink: 25 })} d="M186 262 318 232 352 282 262 352Z" />
      <path fill={blend({ goldQuiet: 94, ink: 6 })} d="M262 352 352 282 428 318 446 452 330 470Z" />
      <path fill={blend({ goldQuiet: 67, ink: 33 })} d="M330 470 446 452 372 560 208 574Z" />
      <path fill={blend({ ink: 56, warm: 22, goldDeep: 22 })} d="M116 372 262 352 330 470 208 574 104 492Z" />
      <path fill={palette.lightGold} d="M262 352 286 334 318 410 312 438Z" />
      <Outline face="serif" size={110} x={36} y={140} tracking={-0.02} fill={palette.darkPrimary}>
        Rough.
      </Outline>
    </>
  ),
});
