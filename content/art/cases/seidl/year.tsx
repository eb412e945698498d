import { defineArt } from '../../art.ts';
import { Bar } from './bar.tsx';
import { seidlPalette as palette } from './palette.ts';

/** Two weeks of days below each other, as many times as there are columns: which kind of content appears, a dot for none. After a long silence there is a system; Fridays stay free. */
const days = [
  '             ..RPSPRSPRS',
  '             .PSRPRSPRSP',
  '             RSPRSPSRPSR',
  '            .PRSPSRPSRPS',
  '            ............',
  '            RPSRPRSPRSPS',
  '           .SRPSRPSPRSRP',
  '..S....P...PRSPRSPSRPSPR',
  '.P....R..S.RSPRPSRPRSPRS',
  '........................',
];

const fills: Readonly<Record<string, string>> = { R: palette.green, P: palette.cream, S: palette.sky };

/** The channel from side to side, the words about it in the silence; what comes next lies over the lowest part. */
export const year = defineArt({
  name: 'cases/seidl/year',
  width: 2400,
  height: 1030,
  draw: () => (
    <>
      {days.map((weeks, day) =>
        [...weeks].map((letter, week) => {
          if (letter === ' ') return null;
          const fill = fills[letter];
          const [x, y] = [week * 100 + 4, day * 82 + 60];
          const key = `${day}${week}`;
          return fill ? (
            <Bar key={key} x={x} y={y} width={92} height={74} round={(day + week) % 2 ? 'left' : 'right'} fill={fill} />
          ) : (
            <circle key={key} cx={x + 46} cy={y + 37} r="5" fill={palette.cream} opacity="0.45" />
          );
        }),
      )}
    </>
  ),
});
