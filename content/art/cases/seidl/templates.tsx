import { Outline } from '../../outline.tsx';
import { Bar } from './bar.tsx';
import { Mark } from './mark.tsx';
import { seidlPalette as palette } from './palette.ts';

/** A template: what it is for, and its colours. */
interface Template {
  readonly label: string;
  readonly ground: string;
  readonly ink: string;
  readonly first: string;
  readonly second: string;
}

interface CardProps extends Template {
  readonly turn: number;
}

/** Four of the templates: one brick, one headline, four occasions. */
export const cards: readonly Template[] = [
  {
    label: 'Tipp',
    ground: palette.green,
    ink: palette.cream,
    first: palette.sky,
    second: palette.pine,
  },
  {
    label: 'Einblick',
    ground: palette.pine,
    ink: palette.cream,
    first: palette.sky,
    second: palette.green,
  },
  {
    label: 'Reel',
    ground: palette.cream,
    ink: palette.pine,
    first: palette.green,
    second: palette.sky,
  },
  {
    label: 'Projekt',
    ground: palette.green,
    ink: palette.pine,
    first: palette.pine,
    second: palette.cream,
  },
];

/** A template as it is dealt, 184 by 396. */
export function Card({ turn, label, ground, ink, first, second }: CardProps) {
  return (
    <g transform={`rotate(${turn} 92 190)`}>
      {turn !== 0 && <path fill="#000" opacity="0.18" d="M6 9h184v396H6Z" />}
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
