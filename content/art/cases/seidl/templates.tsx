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

/** The templates of the days after the reel, from light to dark so that none runs into its neighbour: one brick, one headline, three occasions. */
export const templates: readonly Template[] = [
  {
    label: 'Einblick',
    ground: palette.pine,
    ink: palette.cream,
    first: palette.sky,
    second: palette.green,
  },
  {
    label: 'Tipp',
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

/** A template, 184 by 396. */
export function Card({ label, ground, ink, first, second }: Template) {
  return (
    <>
      <path fill={ground} d="M0 0h184v396H0Z" />
      <Outline face="bricolage-bold" size={40} x={18} y={58} tracking={-0.02} fill={ink}>
        {label}
      </Outline>
      <path stroke={ink} strokeWidth="6" strokeLinecap="round" opacity="0.6" d="M22 86h120M22 104h84" />
      <Bar x={18} y={140} width={166} height={104} round="left" fill={first} />
      <Bar x={0} y={254} width={166} height={104} round="right" fill={second} />
      <Mark x={146} y={368} size={20} upper={ink} lower={ink} />
    </>
  );
}
