import { blend } from '../../blend.ts';
import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { Engraved } from './engraved.tsx';
import { ownBrandPalette as palette } from './palette.ts';
import { rough } from './planes.ts';

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
      <g transform="translate(92 208) scale(5.7)">
        <Engraved id="own-brand-post-rough" planes={rough} scale={1.7} edge={palette.deepGold} />
        <path fill={palette.lightGold} d="M27 44 40 36 38.6 45 34 41.5Z" />
      </g>
      <Outline face="serif" size={110} x={36} y={140} tracking={-0.02} fill={palette.darkPrimary}>
        Rough.
      </Outline>
    </>
  ),
});
