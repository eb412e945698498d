import type { ReactElement } from 'react';
import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { dropPath } from './drop.ts';
import { skinClinicPalette as palette, skinClinicTheme } from './palette.ts';
import { Portrait, Profile } from './profile.tsx';

/** What is behind each door: its name on the home page, its leaf, and what its page shows. */
const behind: readonly (readonly [name: string, leaf: string, screen: ReactElement])[] = [
  [
    'Consult',
    palette.lightBlue,
    <>
      <Profile x={46} y={200} scale={0.62} fill="#9cc6cd" />
      <Profile x={86} y={200} scale={0.62} fill={palette.blueGreen} />
      <Portrait x={124} y={200} scale={0.62} />
      <g fill={skinClinicTheme.ground} stroke={palette.darkBlue} strokeWidth="5">
        <circle cx="196" cy="186" r="13" />
        <circle cx="244" cy="268" r="13" />
        <circle cx="186" cy="352" r="13" />
      </g>
    </>,
  ],
  [
    'Treat',
    palette.beige,
    <>
      <path fill={palette.lightBlue} d="M0 170Q110 120 200 160T400 150V480H0Z" />
      <path fill="#7fb8bd" d="M0 272Q110 222 200 262T400 252V480H0Z" />
      <path fill={palette.darkBlue} d="M0 374Q110 324 200 364T400 354V480H0Z" />
      <path transform="translate(200 92) scale(34)" fill={palette.blueGreen} d={dropPath} />
      {['How it feels', 'The days after', 'What it costs'].map((line, index) => (
        <Outline
          key={line}
          face="cormorant"
          size={46}
          x={200}
          y={232 + index * 102}
          anchor="middle"
          fill={index === 2 ? skinClinicTheme.ground : palette.darkBlue}
        >
          {line}
        </Outline>
      ))}
    </>,
  ],
  [
    'Care',
    palette.blueGreen,
    <>
      <path fill={skinClinicTheme.ground} d="M70 480V200a130 130 0 0 1 260 0V480Z" />
      {['#cfe4ea', '#7fb8bd', palette.blueGreen].map((fill, index) => (
        <path key={fill} transform={`translate(200 250) scale(${86 - index * 27})`} fill={fill} d={dropPath} />
      ))}
      <rect fill={palette.darkBlue} x="92" y="372" width="216" height="76" rx="38" />
      <Outline face="jost-medium" size={30} x={200} y={421} anchor="middle" fill={skinClinicTheme.ground}>
        Book a visit
      </Outline>
    </>,
  ],
];

/** The three doors of the home page, open, each with its threshold, on which they stand on what comes next. */
export const doors = behind.map(([name, leaf, screen], index) =>
  defineArt({
    name: `cases/skin-clinic/door-${name.toLowerCase()}`,
    width: 400,
    height: 620,
    draw: () => (
      <>
        <clipPath id={`skin-clinic-door-${index}`}>
          <path d="M0 620V200a200 200 0 0 1 400 0V620Z" />
        </clipPath>
        <g clipPath={`url(#skin-clinic-door-${index})`}>
          <path fill={leaf} d="M0 0H400V620H0Z" />
          {screen}
          <path fill="#f0e4d4" d="M0 480H400V620H0Z" />
          <Outline face="cormorant" size={84} x={200} y={574} anchor="middle" fill={palette.darkBlue}>
            {name}
          </Outline>
        </g>
      </>
    ),
  }),
) as [ReturnType<typeof defineArt>, ReturnType<typeof defineArt>, ReturnType<typeof defineArt>];
