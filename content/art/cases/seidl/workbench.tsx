import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { Bar } from './bar.tsx';
import { seidlPalette as palette } from './palette.ts';
import { Phone } from './reel.tsx';
import { Card, cards } from './templates.tsx';

const days = ['Mo', 'Di', 'Mi', 'Do', 'Fr'] as const;

const kinds = {
  R: { name: 'Reel', fill: palette.green, ink: palette.pine },
  P: { name: 'Post', fill: palette.pine, ink: palette.cream },
  S: { name: 'Story', fill: palette.cream, ink: palette.pine },
} as const;

/** Weeks below each other: what appears from Monday to Thursday. */
const weeks = ['RPSR', 'PSRS', 'SRPR', 'RSPS'] as const;

/** Where Monday begins, and how wide a day is. */
const [left, column] = [87, 382];

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
  /** It says what it is; the weeks after have the same colours. */
  readonly named: boolean;
}

/** A day's entry in the calendar. */
function Entry({ x, y, width, kind, round, named }: EntryProps) {
  const { name, fill, ink } = kinds[kind];
  return (
    <g>
      <Bar x={x} y={y} width={width} height={84} round={round} fill={fill} />
      {named && (
        <Outline face="bricolage-bold" size={36} x={x + (round === 'left' ? 44 : 26)} y={y + 55} fill={ink}>
          {name}
        </Outline>
      )}
    </g>
  );
}

/** The templates of the days after the reel, from light to dark so that none runs into its neighbour. */
const templates = [cards[1]!, { ...cards[2]!, label: 'Tipp' }, cards[3]!] as const;

/** As wide as its day. */
const scaleOf = (width: number) => width / 184;

const line = { stroke: palette.pine, strokeOpacity: 0.28, strokeWidth: 3 } as const;

/** A week as a bench: the reel on Monday, a template in each of the next days, the weeks that they fill below, and Friday is free. On a phone the days after the reel stand side by side. */
export const workbench = {
  wide: defineArt({
    name: 'cases/seidl/workbench',
    width: 2000,
    height: 1300,
    draw: () => (
      <>
        <path {...line} d={days.map((_, day) => `M${left + day * column} 0V1300`).join('')} />
        {days.map((day, index) => (
          <Day key={day} x={left + index * column + 24} y={70}>
            {day}
          </Day>
        ))}
        {weeks.map((week, row) =>
          [...week].map((kind, day) => (
            <Entry
              key={`${row}${day}`}
              x={left + day * column}
              y={904 + row * 106}
              width={column - 24}
              kind={kind as keyof typeof kinds}
              round={(row + day) % 2 ? 'left' : 'right'}
              named={row === 0}
            />
          )),
        )}
        <g transform="translate(57.7 197) scale(0.7716)">
          <Phone id="seidl-bench" />
        </g>
        {templates.map((template, index) => (
          <g
            key={template.label}
            transform={`translate(${left + (index + 1) * column} 106) scale(${scaleOf(column - 24)})`}
          >
            <Card {...template} turn={0} />
          </g>
        ))}
        <g transform="translate(1952 1040) rotate(-90)">
          <Free size={400} />
        </g>
      </>
    ),
  }),
  narrow: defineArt({
    name: 'cases/seidl/workbench-narrow',
    width: 800,
    height: 1960,
    draw: () => (
      <>
        <path {...line} d="M40 2H800M40 642H800M40 1622H800" />
        {days.map((day, index) => (
          <Day key={day} x={[40, 40, 290, 540, 40][index]!} y={[72, 712, 712, 712, 1692][index]!}>
            {day}
          </Day>
        ))}
        <clipPath id="seidl-bench-monday">
          <path d="M0 0H800V640H0Z" />
        </clipPath>
        <g clipPath="url(#seidl-bench-monday)">
          <g transform="translate(190 -30) scale(1.06)">
            <Phone id="seidl-bench-narrow" />
          </g>
        </g>
        {templates.map((template, index) => (
          <g key={template.label} transform={`translate(${40 + index * 250} 742) scale(${scaleOf(238)})`}>
            <Card {...template} turn={0} />
          </g>
        ))}
        {weeks
          .slice(0, 3)
          .map((week, row) =>
            [...week.slice(1)].map((kind, day) => (
              <Entry
                key={`${row}${day}`}
                x={40 + day * 250}
                y={1286 + row * 96}
                width={238}
                kind={kind as keyof typeof kinds}
                round={(row + day) % 2 ? 'left' : 'right'}
                named={row === 0}
              />
            )),
          )}
        <g transform="translate(190 1850)">
          <Free size={300} />
        </g>
      </>
    ),
  }),
};

/** One template, upright and with a rim, to stand on any ground. */
export const story = defineArt({
  name: 'cases/seidl/story',
  width: 520,
  height: 1084,
  draw: () => (
    <g transform="scale(2.6)">
      <path fill={palette.cream} d="M0 0H200V417H0Z" />
      <g transform="translate(8 8)">
        <Card {...cards[0]!} turn={0} />
      </g>
    </g>
  ),
});
