import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { Bar } from './bar.tsx';
import { seidlPalette as palette } from './palette.ts';

const days = [0, 1, 2, 3, 4, 5, 6] as const;
const friday = 4;

const kinds = [
  { name: 'Reel', fill: palette.green },
  { name: 'Post', fill: palette.pine },
  { name: 'Story', fill: palette.sky },
] as const;

/** Four weeks, one letter a day: which kind of content appears, a dot for none. */
const weeks = ['R.PS.S.', 'P.SR..S', '.RSP.S.', 'PS.R.PS'] as const;

const column = (day: number) => 64 + day * 112;

/** The content calendar: a month at a glance, Friday left open, its legend on the ground of its days so that each kind has one colour, as far from the edge as a frame with a round corner needs. */
export const calendar = defineArt({
  name: 'cases/seidl/calendar',
  width: 900,
  height: 600,
  draw: () => (
    <>
      <rect width="900" height="600" fill={palette.sky} />
      <g transform="translate(36 24) scale(0.92)">
        <path fill={palette.cream} d="M40 36h820v528H40Z" />
        <path fill={palette.pine} d="M40 134h820v50H40Z" />
        {kinds.map(({ name, fill }, index) => (
          <g key={name}>
            <Bar x={64 + index * 190} y={66} width={48} height={32} round={index % 2 ? 'left' : 'right'} fill={fill} />
            <Outline face="bricolage-bold" size={30} x={126 + index * 190} y={93} fill={palette.pine}>
              {name}
            </Outline>
          </g>
        ))}
        {days.map((day) => (
          <circle
            key={day}
            cx={column(day) + 50}
            cy="159"
            r="9"
            fill={day === friday ? 'none' : palette.cream}
            stroke={palette.cream}
            strokeWidth="3"
          />
        ))}
        {weeks.map((week, row) =>
          [...week].map((letter, day) => {
            const kind = kinds.find(({ name }) => name.startsWith(letter));
            const y = 200 + row * 90;
            return kind ? (
              <Bar
                key={`${row}${day}`}
                x={column(day)}
                y={y}
                width={100}
                height={76}
                round={(row + day) % 2 ? 'left' : 'right'}
                fill={kind.fill}
              />
            ) : (
              <circle key={`${row}${day}`} cx={column(day) + 50} cy={y + 38} r="5" fill={palette.pine} opacity="0.3" />
            );
          }),
        )}
      </g>
    </>
  ),
});
