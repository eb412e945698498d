import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { Bar } from './bar.tsx';
import { seidlPalette as palette } from './palette.ts';

const days = ['Mo', 'Di', 'Mi', 'Do', 'Fr'] as const;
const weeks = [116, 262, 408, 554, 700, 846] as const;

const width = 2400;

/** Where the column of the free day begins on the page: at four fifths of it (styles/pages/cases/case-week.css). */
const friday = 0.8 * width;

/** Where the column of a day begins. */
const column = (day: number) => (day === 4 ? friday + 40 : 1012 + day * 227);

/** How wide a place for a post is on the other days, and on that one, and how high. */
const [slot, fridaySlot, high] = [209, 400, 130];

/** What was published, every picture in another style, by row and column; and where the cursor waits. */
const written = new Set(['00', '01', '02', '03', '10', '12', '21', '54']);

/** The calendar before there was a system: a few posts, then weeks of empty places; on the last Friday, in the column of the page, a cursor waits. What comes next lies over the lowest part. */
export const silence = defineArt({
  name: 'cases/seidl/silence',
  width,
  height: 1176,
  draw: () => (
    <>
      <Bar x={1012} y={0} width={friday - 1012} height={104} round="right" fill={palette.pine} />
      {days.map((day, index) => (
        <Outline
          key={day}
          face="bricolage-bold"
          size={68}
          x={column(index) + (index === 4 ? 0 : 48)}
          y={75}
          tracking={-0.02}
          fill={index === 4 ? palette.pine : palette.cream}
        >
          {day}
        </Outline>
      ))}
      <g fill="none" stroke={palette.pine} strokeWidth="5" strokeDasharray="20 14">
        {weeks.flatMap((y, week) =>
          days.map((_, day) =>
            written.has(`${week}${day}`) ? null : (
              <Bar
                key={`${week}${day}`}
                x={column(day)}
                y={y}
                width={day === 4 ? fridaySlot : slot}
                height={high}
                round={(week + day) % 2 ? 'left' : 'right'}
              />
            ),
          ),
        )}
      </g>
      <Bar x={column(0)} y={116} width={slot} height={high} round="left" fill={palette.green} />
      <circle cx={column(1) + slot / 2} cy="181" r={high / 2} fill={palette.sky} />
      <path
        fill={palette.pine}
        d={`M${column(2)} 116h${slot}v${high}h-${slot}ZM${column(0)} 392 ${column(0) + slot / 2} 262l${slot / 2} ${high}Z`}
      />
      <path fill={palette.sky} d={`M${column(3)} 246 ${column(3) + slot / 2} 116l${slot / 2} ${high}Z`} />
      <circle cx={column(2) + slot / 2} cy="327" r={high / 2} fill={palette.green} />
      <Bar x={column(1)} y={408} width={slot} height={high} round="right" fill={palette.green} />
      <Bar x={column(4)} y={846} width={fridaySlot} height={high} round="left" fill={palette.cream} />
      <path stroke={palette.pine} strokeWidth="12" d={`M${column(4) + 78} 874V948`} />
    </>
  ),
});
