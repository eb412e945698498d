import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { Bar } from './bar.tsx';
import { seidlPalette as palette } from './palette.ts';
import { Phone } from './reel.tsx';
import { Card, templates } from './templates.tsx';

const days = ['Mo', 'Di', 'Mi', 'Do', 'Fr'] as const;

const kinds = {
  R: { name: 'Reel', fill: palette.green, ink: palette.pine },
  P: { name: 'Post', fill: palette.pine, ink: palette.cream },
  S: { name: 'Story', fill: palette.cream, ink: palette.pine },
} as const;

/** What appears from Monday to Thursday. */
const week = ['R', 'P', 'S', 'R'] as const;

/** Where Monday begins, and how wide a day is: five end at the margin. */
const [left, column] = [87, 365];

interface DayProps {
  readonly x: number;
  readonly y: number;
  readonly children: string;
}

const Day = ({ x, y, children }: DayProps) => (
  <Outline face="bricolage-bold" size={56} x={x} y={y} tracking={-0.02} fill={palette.pine}>
    {children}
  </Outline>
);

/** What stands in the calendar on a Friday. */
const Free = ({ size }: { readonly size: number }) => (
  <Outline face="bricolage-bold" size={size} x={0} y={0} tracking={-0.03} fill={palette.green}>
    frei
  </Outline>
);

interface EntryProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly kind: keyof typeof kinds;
  readonly round: 'left' | 'right';
}

/** A day's entry in the calendar. */
function Entry({ x, y, width, kind, round }: EntryProps) {
  const { name, fill, ink } = kinds[kind];
  return (
    <g>
      <Bar x={x} y={y} width={width} height={84} round={round} fill={fill} />
      <Outline face="bricolage-bold" size={36} x={x + 30} y={y + 55} fill={ink}>
        {name}
      </Outline>
    </g>
  );
}

/** As wide as its day. */
const scaleOf = (width: number) => width / 184;

const line = { stroke: palette.pine, strokeOpacity: 0.28, strokeWidth: 3 } as const;

/** The reel as a card of its day, as large as a template is there. */
function ReelCard({ id }: { readonly id: string }) {
  return (
    <>
      <rect width={column - 24} height="734" fill={palette.green} />
      <Outline face="bricolage-bold" size={74} x={33} y={107} tracking={-0.02} fill={palette.cream}>
        Reel
      </Outline>
      <g transform="translate(-5 100) scale(0.65)">
        <Phone id={id} />
      </g>
    </>
  );
}

/** How high a day is on a phone. */
const row = 480;

/** A week as a bench: the reel on Monday, a template in each of the next days, what they are for below, and Friday is free. On a phone each day is a row. */
export const workbench = {
  wide: defineArt({
    name: 'cases/seidl/workbench',
    width: 2000,
    height: 1166,
    draw: () => (
      <>
        <path {...line} d={days.map((_, day) => `M${left + day * column} 0V1166`).join('')} />
        {days.map((day, index) => (
          <Day key={day} x={left + index * column + 24} y={70}>
            {day}
          </Day>
        ))}
        {week.map((kind, day) => (
          <Entry
            key={days[day]}
            x={left + day * column}
            y={886}
            width={column - 24}
            kind={kind}
            round={day % 2 ? 'left' : 'right'}
          />
        ))}
        <g transform={`translate(${left} 106)`}>
          <ReelCard id="seidl-bench" />
        </g>
        {templates.map((template, index) => (
          <g
            key={template.label}
            transform={`translate(${left + (index + 1) * column} 106) scale(${scaleOf(column - 24)})`}
          >
            <Card {...template} />
          </g>
        ))}
        <g transform="translate(1910 964) rotate(-90)">
          <Free size={460} />
        </g>
      </>
    ),
  }),
  narrow: defineArt({
    name: 'cases/seidl/workbench-narrow',
    width: 800,
    height: 5 * row - 20,
    draw: () => (
      <>
        <path {...line} d={days.map((_, day) => `M40 ${2 + day * row}H760`).join('')} />
        {days.map((day, index) => (
          <Day key={day} x={40} y={index * row + 82}>
            {day}
          </Day>
        ))}
        {week.map((kind, day) => (
          <Entry
            key={days[day]}
            x={40}
            y={day * row + 372}
            width={440}
            kind={kind}
            round={day % 2 ? 'left' : 'right'}
          />
        ))}
        <g transform={`translate(560 26) scale(${200 / (column - 24)})`}>
          <ReelCard id="seidl-bench-narrow" />
        </g>
        {templates.map((template, index) => (
          <g key={template.label} transform={`translate(560 ${(index + 1) * row + 26}) scale(${scaleOf(200)})`}>
            <Card {...template} />
          </g>
        ))}
        <g transform={`translate(284 ${4 * row + 300})`}>
          <Free size={300} />
        </g>
      </>
    ),
  }),
};

/** The next Monday of the calendar, in which a post is still missing: two dashed bars hold its place, and a sign to begin. */
export const story = defineArt({
  name: 'cases/seidl/story',
  width: 520,
  height: 1084,
  draw: () => (
    <>
      <path fill={palette.cream} d="M0 0H520V1084H0Z" />
      <path fill={palette.pine} d="M0 0H520V150H0Z" />
      <Outline face="bricolage-bold" size={96} x={40} y={108} tracking={-0.02} fill={palette.cream}>
        Mo
      </Outline>
      <path {...line} d="M0 330H520M0 880H520" />
      <Bar x={36} y={186} width={448} height={108} round="right" fill={palette.green} />
      <Outline face="bricolage-bold" size={56} x={72} y={260} fill={palette.pine}>
        Reel
      </Outline>
      <path
        fill="none"
        stroke={palette.pine}
        strokeWidth="6"
        strokeDasharray="18 15"
        d="M484 372H152a102 102 0 0 0 0 204H484ZM36 632H368a102 102 0 0 1 0 204H36Z"
      />
      <circle cx="260" cy="604" r="86" fill={palette.green} />
      <path stroke={palette.pine} strokeWidth="18" d="M260 560V648M216 604H304" />
      <Bar x={36} y={916} width={448} height={132} round="left" fill={palette.sky} />
    </>
  ),
});
