import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { Bar } from './bar.tsx';
import { Mark } from './mark.tsx';
import { seidlPalette as palette } from './palette.ts';

interface CardProps {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly label: string;
  readonly ground: string;
  readonly ink: string;
  readonly first: string;
  readonly second: string;
}

const cards: readonly CardProps[] = [
  {
    x: 52,
    y: 118,
    turn: -6,
    label: 'Tipp',
    ground: palette.green,
    ink: palette.cream,
    first: palette.sky,
    second: palette.pine,
  },
  {
    x: 262,
    y: 96,
    turn: -2,
    label: 'Einblick',
    ground: palette.sky,
    ink: palette.pine,
    first: palette.pine,
    second: palette.green,
  },
  {
    x: 474,
    y: 92,
    turn: 2,
    label: 'Reel',
    ground: palette.cream,
    ink: palette.pine,
    first: palette.green,
    second: palette.sky,
  },
  {
    x: 684,
    y: 98,
    turn: 6,
    label: 'Projekt',
    ground: palette.green,
    ink: palette.pine,
    first: palette.pine,
    second: palette.cream,
  },
];

function Card({ x, y, turn, label, ground, ink, first, second }: CardProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn} 92 190)`}>
      <path fill="#000" opacity="0.18" d="M8 12h184v396H8Z" />
      <path fill={ground} d="M0 0h184v396H0Z" />
      <Outline face="bricolage-bold" size={40} x={18} y={58} tracking={-0.02} fill={ink}>
        {label}
      </Outline>
      <path stroke={ink} strokeWidth="6" strokeLinecap="round" opacity="0.6" d="M22 86h120M22 104h84" />
      <Bar x={18} y={140} width={166} height={104} round="left" fill={first} />
      <Bar x={0} y={254} width={166} height={104} round="right" fill={second} />
      <Mark x={146} y={368} size={20} upper={ink} lower={ink} />
    </g>
  );
}

/** Four of the templates: one brick, one headline, four occasions. */
export const templates = defineArt({
  name: 'cases/seidl/templates',
  width: 900,
  height: 600,
  draw: () => (
    <>
      <rect width="900" height="600" fill={palette.pine} />
      {cards.map((card) => (
        <Card key={card.label} {...card} />
      ))}
    </>
  ),
});
