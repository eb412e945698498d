import { defineArt } from '../../art.ts';
import { kraftortreisenPalette as palette } from './palette.ts';

/** A fir, its tip at the origin, one high and about a third wide. */
const fir =
  'M0 0L.06.16.04.15.1.33.06.31.14.54.09.52.18.78.03.75V1H-.03V.75L-.18.78-.09.52-.14.54-.06.31-.1.33-.04.15-.06.16Z';

/** How high a fir is drawn and where it stands, from the mist to the edge of the wood; the clearing on the left stays free. */
const rows = [
  {
    fill: '#e0ddc3',
    ground: 'M0 700C400 640 900 600 1300 560 1600 530 1800 560 2000 540V1000H0Z',
    firs: [
      [960, 618, 400],
      [1090, 606, 340],
      [1260, 590, 470],
      [1450, 570, 500],
      [1600, 566, 420],
      [1780, 566, 520],
      [1930, 560, 480],
    ],
  },
  {
    fill: palette.mist,
    ground: 'M0 800C500 760 900 730 1200 690 1500 650 1800 660 2000 630V1000H0Z',
    firs: [
      [120, 800, 110],
      [560, 780, 120],
      [720, 770, 150],
      [900, 752, 300],
      [1030, 740, 420],
      [1200, 710, 380],
      [1640, 676, 520],
      [1760, 670, 600],
      [1900, 660, 560],
    ],
  },
  {
    fill: palette.moss,
    ground: 'M0 880C400 850 1000 860 1300 810 1600 770 1800 780 2000 740V1000H0Z',
    firs: [
      [300, 884, 110],
      [780, 872, 210],
      [930, 868, 330],
      [1080, 858, 440],
      [1690, 800, 600],
      [1840, 790, 720],
      [1975, 780, 640],
    ],
  },
] as const;

/** Neither a shop nor a coach park: a wood in the mist and a chapel in it, one window lit. Its floor is the ground of what follows. */
export const forest = defineArt({
  name: 'cases/kraftortreisen/forest',
  width: 2000,
  height: 1000,
  draw: () => (
    <>
      {rows.map(({ fill, ground, firs }) => (
        <g key={fill} fill={fill}>
          <path d={ground} />
          {firs.map(([x, y, height]) => (
            <path key={x} transform={`translate(${x} ${y + 20 - height}) scale(${height})`} d={fir} />
          ))}
        </g>
      ))}
      <path fill="#fffaf0" d="M1330 842V690L1400 620 1470 690V842ZM1374 640V530L1400 470 1426 530V640Z" />
      <path
        fill={palette.moss}
        d="M1310 706L1400 610 1490 706 1470 716 1400 640 1330 716ZM1368 536L1400 456 1432 536Z"
      />
      <path fill={palette.deepGold} d="M1382 842V766A18 18 0 0 1 1418 766V842ZM1391 590V566A9 9 0 0 1 1409 566V590Z" />
      <path fill={palette.ink} d="M0 960C300 900 700 930 1100 880 1500 836 1700 850 2000 820V1000H0Z" />
      <g fill={palette.ink}>
        {[
          [1130, 900, 560],
          [1540, 860, 440],
          [1250, 890, 300],
          [1800, 850, 380],
          [1930, 846, 860],
          [40, 950, 150],
          [150, 936, 90],
        ].map(([x, y, height]) => (
          <path key={x} transform={`translate(${x} ${y! + 20 - height!}) scale(${height})`} d={fir} />
        ))}
      </g>
    </>
  ),
});
