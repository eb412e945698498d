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
const weeks = ['RPSP', 'PSRS', 'SRPR', 'RSPS'] as const;

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

/** Where a template lies on the bench, how far it is turned and how large it is. */
const dealt = [
  { x: 466, y: 196, turn: -6 },
  { x: 752, y: 170, turn: 3 },
  { x: 1036, y: 204, turn: -3 },
  { x: 1318, y: 176, turn: 6 },
] as const;

const line = { stroke: palette.pine, strokeOpacity: 0.28, strokeWidth: 3 } as const;

/** A week as a bench: the reel on Monday, the templates dealt out from Tuesday on, the weeks that they fill, and nothing on Friday. On a phone the days follow one another. */
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
              y={816 + row * 106}
              width={column - 24}
              kind={kind as keyof typeof kinds}
              round={(row + day) % 2 ? 'left' : 'right'}
              named={row === 0}
            />
          )),
        )}
        <g transform="translate(54 46) scale(0.86)">
          <Phone id="seidl-bench" />
        </g>
        {cards.map((card, index) => (
          <g key={card.label} transform={`translate(${dealt[index]!.x} ${dealt[index]!.y}) scale(1.42)`}>
            <Card {...card} turn={dealt[index]!.turn} />
          </g>
        ))}
      </>
    ),
  }),
  narrow: defineArt({
    name: 'cases/seidl/workbench-narrow',
    width: 800,
    height: 2330,
    draw: () => (
      <>
        {days.map((day, index) => (
          <g key={day} transform={`translate(0 ${[0, 640, 1100, 1560, 1960][index]})`}>
            <path {...line} d="M40 2H800" />
            <Day x={40} y={72}>
              {day}
            </Day>
          </g>
        ))}
        <clipPath id="seidl-bench-monday">
          <path d="M0 0H800V638H0Z" />
        </clipPath>
        <g clipPath="url(#seidl-bench-monday)">
          <g transform="translate(190 -30) scale(1.06)">
            <Phone id="seidl-bench-narrow" />
          </g>
        </g>
        {cards.map((card, index) => (
          <g key={card.label} transform={`translate(${[170, 470, 220, 520][index]} ${[676, 664, 1140, 1126][index]})`}>
            <Card {...card} turn={dealt[index]!.turn} />
          </g>
        ))}
        {weeks
          .slice(0, 3)
          .map((week, row) =>
            [...week.slice(0, 3)].map((kind, day) => (
              <Entry
                key={`${row}${day}`}
                x={40 + day * 250}
                y={1658 + row * 96}
                width={238}
                kind={kind as keyof typeof kinds}
                round={(row + day) % 2 ? 'left' : 'right'}
                named={row === 0}
              />
            )),
          )}
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
