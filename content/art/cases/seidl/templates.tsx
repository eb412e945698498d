import type { ReactElement } from 'react';
import { Outline } from '../../outline.tsx';
import { Bar } from './bar.tsx';
import { Desk } from './insight-post.tsx';
import { Mark } from './mark.tsx';
import { seidlPalette as palette } from './palette.ts';
import { Website } from './project-post.tsx';

/** A template as the agency fills it: what it is for, its colours, what stands in its two bars. */
interface Template {
  readonly label: string;
  readonly line: string;
  readonly ground: string;
  readonly ink: string;
  readonly first: string;
  readonly second: string;
  readonly filling: ReactElement;
}

interface WordsProps {
  readonly x: number;
  readonly y: number;
  readonly children: readonly [string, string];
}

/** Two lines in a bar. */
const Words = ({ x, y, children }: WordsProps) =>
  children.map((line, index) => (
    <Outline key={line} face="bricolage-bold" size={21} x={x} y={y + index * 26} tracking={-0.02} fill={palette.pine}>
      {line}
    </Outline>
  ));

/** The templates of the days after the reel, from light to dark so that none runs into its neighbour: one brick, one headline, three occasions. */
export const templates: readonly Template[] = [
  {
    label: 'Einblick',
    line: 'Wer, wo und woran.',
    ground: palette.pine,
    ink: palette.cream,
    first: palette.green,
    second: palette.sky,
    filling: (
      <>
        <clipPath id="seidl-template-desk">
          <path d="M84 112H184V244H84A66 66 0 0 1 84 112Z" />
        </clipPath>
        <g clipPath="url(#seidl-template-desk)">
          <g transform="translate(18 74) scale(0.4)">
            <Desk />
          </g>
        </g>
        <Words x={18} y={302}>
          {['Heute: der', 'Entwurf']}
        </Words>
      </>
    ),
  },
  {
    label: 'Tipp',
    line: 'Frage und Antwort.',
    ground: palette.cream,
    ink: palette.pine,
    first: palette.green,
    second: palette.sky,
    filling: (
      <>
        <Words x={54} y={172}>
          {['Wie oft', 'posten?']}
        </Words>
        <Words x={18} y={302}>
          {['Lieber wenig,', 'aber immer']}
        </Words>
      </>
    ),
  },
  {
    label: 'Projekt',
    line: 'Vorher, nachher.',
    ground: palette.green,
    ink: palette.pine,
    first: palette.pine,
    second: palette.sky,
    filling: (
      <>
        <Website x={64} y={142} scale={0.5} />
        <Website x={18} y={275} scale={0.5} tidy />
      </>
    ),
  },
];

/** A template, 184 by 396. */
export function Card({ label, line, ground, ink, first, second, filling }: Template) {
  return (
    <>
      <path fill={ground} d="M0 0h184v396H0Z" />
      <Outline face="bricolage-bold" size={40} x={18} y={58} tracking={-0.02} fill={ink}>
        {label}
      </Outline>
      <Outline face="bricolage" size={16} x={19} y={88} fill={ink}>
        {line}
      </Outline>
      <Bar x={18} y={112} width={166} height={132} round="left" fill={first} />
      <Bar x={0} y={256} width={166} height={104} round="right" fill={second} />
      {filling}
      <Mark x={150} y={370} size={17} upper={ink} lower={ink} />
    </>
  );
}
