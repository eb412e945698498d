import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { Bar } from './bar.tsx';
import { seidlPalette as palette } from './palette.ts';

const days = ['Mo', 'Di', 'Mi', 'Do', 'Fr'] as const;
const weeks = [116, 262, 408, 554, 700, 846] as const;

/** Where the column of the free day begins on the page: at four fifths of it (styles/pages/cases/case-week.css). */
const friday = 1920;

/** Where the column of a day begins. */
const column = (day: number) => (day === 4 ? friday + 40 : 1012 + day * 227);

/** How wide a place is on the other days, and on that one. */
const [slot, fridaySlot] = [209, 400];

/** What was published, every picture in another style, by row and column; and where the cursor waits. */
const written = new Set(['00', '01', '02', '03', '10', '12', '21', '54']);

/** An empty place for a post, round at one end as in the mark. */
function Gap({
  x,
  y,
  width,
  round,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly round: 'left' | 'right';
}) {
  return (
    <path
      d={
        round === 'right'
          ? `M${x} ${y}H${x + width - 65}a65 65 0 0 1 0 130H${x}Z`
          : `M${x + width} ${y}H${x + 65}a65 65 0 0 0 0 130h${width - 65}Z`
      }
    />
  );
}

/** The calendar before there was a system: a few posts, then weeks of empty places; on the last Friday, in the column of the page, a cursor waits. What comes next lies over the lowest part. */
export const silence = defineArt({
  name: 'cases/seidl/silence',
  width: 2400,
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
              <Gap
                key={`${week}${day}`}
                x={column(day)}
                y={y}
                width={day === 4 ? fridaySlot : slot}
                round={(week + day) % 2 ? 'left' : 'right'}
              />
            ),
          ),
        )}
      </g>
      <Bar x={column(0)} y={116} width={slot} height={130} round="left" fill={palette.green} />
      <circle cx={column(1) + slot / 2} cy="181" r="65" fill={palette.sky} />
      <path
        fill={palette.pine}
        d={`M${column(2)} 116h${slot}v130h-${slot}ZM${column(0)} 392 ${column(0) + slot / 2} 262l${slot / 2} 130Z`}
      />
      <path fill={palette.sky} d={`M${column(3)} 246 ${column(3) + slot / 2} 116l${slot / 2} 130Z`} />
      <circle cx={column(2) + slot / 2} cy="327" r="65" fill={palette.green} />
      <Bar x={column(1)} y={408} width={slot} height={130} round="right" fill={palette.green} />
      <Bar x={column(4)} y={846} width={fridaySlot} height={130} round="left" fill={palette.cream} />
      <path stroke={palette.pine} strokeWidth="12" d={`M${column(4) + 78} 874V948`} />
    </>
  ),
});
