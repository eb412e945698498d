import { defineArt } from '../../art.ts';
import { kraftortreisenPalette as palette } from './palette.ts';

/** The outline of both stones, and how far towards the middle the light shows behind each. */
const stones = [
  [6, 'M50 1000C60 700 66 340 80 20H164C172 200 186 380 182 560 179 720 194 880 204 1000Z'],
  [-6, 'M796 1000C804 840 822 700 818 540 815 380 826 180 832 20H920C932 340 942 680 950 1000Z'],
] as const;

/** The two upright stones of a gate and the shore they stand on, however high the words between them are. On a phone their outer flanks are outside the page. */
export const uprights = defineArt({
  name: 'cases/kraftortreisen/uprights',
  width: 1000,
  height: 1000,
  stretches: true,
  draw: () => (
    <>
      {stones.map(([rim, outline]) => [
        <path key={rim} transform={`translate(${rim})`} fill={palette.lightGold} d={outline} />,
        <path key={outline} fill={palette.ink} d={outline} />,
      ])}
      <path fill={palette.ink} d="M0 980Q500 930 1000 970V1000H0" />
    </>
  ),
});
