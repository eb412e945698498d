import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { Bar } from './bar.tsx';
import { seidlPalette as palette } from './palette.ts';

const days = ['Mo', 'Di', 'Mi', 'Do', 'Fr'] as const;
const weeks = [116, 262, 408, 554, 700] as const;

/** Where the column of a day begins. */
const column = (day: number) => 1112 + day * 256;

/** What was published, every picture in another style, by row and column; and where the cursor waits. */
const written = new Set(['00', '01', '02', '03', '10', '12', '21', '44']);

/** An empty place for a post, round at one end as in the mark; a Friday's runs out of the picture. */
function Gap({ x, y, round }: { readonly x: number; readonly y: number; readonly round: 'left' | 'right' | 'edge' }) {
  return (
    <path
      d={
        round === 'right'
          ? `M${x} ${y}H${x + 171}a65 65 0 0 1 0 130H${x}Z`
          : `M${x + (round === 'left' ? 236 : 290)} ${y}H${x + 65}a65 65 0 0 0 0 130h${round === 'left' ? '171Z' : 225}`
      }
    />
  );
}

/** The calendar before there was a system: a few posts, then weeks of empty places; on the last Friday a cursor waits. What comes next lies over the lowest part. */
export const silence = defineArt({
  name: 'cases/seidl/silence',
  width: 2400,
  height: 1030,
  draw: () => (
    <>
      <Bar x={1112} y={0} width={1288} height={104} round="left" fill={palette.pine} />
      {days.map((day, index) => (
        <Outline
          key={day}
          face="bricolage-bold"
          size={68}
          x={column(index) + 52}
          y={75}
          tracking={-0.02}
          fill={palette.cream}
        >
          {day}
        </Outline>
      ))}
      <g fill="none" stroke={palette.pine} strokeWidth="5" strokeDasharray="20 14">
        {weeks.flatMap((y, week) =>
          days.map((_, day) =>
            written.has(`${week}${day}`) ? null : (
              <Gap
                key={`${week}${day}`}
                x={column(day)}
                y={y}
                round={day === 4 ? 'edge' : (week + day) % 2 ? 'left' : 'right'}
              />
            ),
          ),
        )}
      </g>
      <Bar x={column(0)} y={116} width={236} height={130} round="left" fill={palette.green} />
      <circle cx={column(1) + 118} cy="181" r="65" fill={palette.sky} />
      <path
        fill={palette.pine}
        d={`M${column(2)} 116h236v130h-236ZM${column(0)} 392 ${column(0) + 118} 262l118 130Z`}
      />
      <path fill={palette.sky} d={`M${column(3)} 246 ${column(3) + 118} 116l118 130Z`} />
      <circle cx={column(2) + 118} cy="327" r="65" fill={palette.green} />
      <Bar x={column(1)} y={408} width={236} height={130} round="right" fill={palette.green} />
      <Bar x={column(4)} y={700} width={288} height={130} round="left" fill={palette.sky} />
      <path stroke={palette.pine} strokeWidth="12" d={`M${column(4) + 78} 728V802`} />
    </>
  ),
});
