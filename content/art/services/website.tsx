import type { ReactElement } from 'react';
import { defineArt } from '../art.ts';
import { Mark } from '../cases/skin-clinic/mark.tsx';
import { skinClinicPalette as palette, skinClinicTheme } from '../cases/skin-clinic/palette.ts';
import { Arch, Website } from '../cases/skin-clinic/website.tsx';
import { Wordmark } from '../cases/skin-clinic/wordmark.tsx';
import { Outline } from '../outline.tsx';
import { emerald } from './cut/cuts.ts';
import { hatch } from './cut/hatch.ts';
import { closed, type Point } from './cut/point.ts';
import { view } from './cut/solid.ts';
import { Stone } from './cut/stone.tsx';
import { gold } from './cut/tone.ts';

const arch: readonly Point[] = [
  [30, 300],
  [30, 150],
  [73, 46],
  [177, 3],
  [303, 3],
  [407, 46],
  [450, 150],
  [450, 300],
];

/** A client's home page in an emerald cut, as large as it is: the steps of the stone are its frame, its table is the window. */
const inStone = (name: string, width: number, height: number, step: number, page: ReactElement) => {
  const [table, ...frame] = view(emerald(width / 2 - 2, height / 2 - 2, step), {
    x: width / 2,
    y: height / 2,
    size: 1,
  }).visible;
  const opening = closed(table!.points);
  return defineArt({
    name: `services/${name}`,
    width,
    height,
    draw: () => (
      <>
        <Stone facets={frame} scale={step / 34} />
        <clipPath id={name}>
          <path d={opening} />
        </clipPath>
        <g clipPath={`url(#${name})`}>
          <path fill={skinClinicTheme.ground} d={opening} />
          {page}
        </g>
        <path fill="none" stroke={gold.ink} strokeWidth="2.4" strokeLinejoin="round" d={opening} />
      </>
    ),
  });
};

export const websiteArt = inStone(
  'website',
  934,
  740,
  34,
  // The bar of the browser is above the window, the foot of the page below it.
  <g transform="translate(467 370) scale(.83) translate(-600 -468)">
    <Website brief />
  </g>,
);

/** The same page as a phone shows it. */
export const websitePhoneArt = inStone(
  'website-phone',
  390,
  512,
  14,
  <g transform="translate(32 32)">
    <Mark id="website-phone-mark" x={40} y={38} radius={13} />
    <Wordmark x={61} y={45} size={26} fill={palette.darkBlue} accent={palette.blueGreen} descriptor={false} />
    {['Glow with', 'Confidence,', 'Age with Grace'].map((line, index) => (
      <Outline
        key={line}
        face={index < 2 ? 'cormorant' : 'cormorant-italic'}
        size={46}
        x={26}
        y={106 + index * 44}
        fill={index < 2 ? palette.darkBlue : palette.blueGreen}
      >
        {line}
      </Outline>
    ))}
    <g transform="translate(88 224) scale(.54) translate(-640 -120)">
      <Arch />
    </g>
    <path fill={palette.darkBlue} d="M46 396h112a20 20 0 0 1 0 40H46a20 20 0 0 1 0-40Z" />
    <Outline face="jost-medium" size={16} x={102} y={422} anchor="middle" fill={skinClinicTheme.ground}>
      Book a visit
    </Outline>
  </g>,
);

/** Where a picture and two parts of a page will stand. */
export const emptyPageArt = defineArt({
  name: 'services/empty-page',
  width: 480,
  height: 480,
  draw: () => (
    <>
      <path
        fill="none"
        stroke={gold.ink}
        strokeWidth="2.4"
        strokeDasharray="11 7"
        d={`${closed(arch)}M30 336H222V452L198 476H30ZM258 336H450V452L426 476H258Z`}
      />
      <path fill="none" stroke={gold.deep} strokeWidth="1.2" d={hatch(arch, 67.5, 13)} />
    </>
  ),
});

/** The bar of a window in which no page stands yet: three buttons, and an address that is still to come. */
export const emptyWindowArt = defineArt({
  name: 'services/empty-window',
  width: 480,
  height: 40,
  draw: () => (
    <>
      <path fill={gold.deep} d={[2, 32, 62].map((x) => `M${x + 6} 10h8l6 6v8l-6 6h-8l-6-6v-8z`).join('')} />
      <path fill="none" stroke={gold.ink} strokeWidth="2" strokeDasharray="9 6" d="M122 2H464L478 16V38H122Z" />
    </>
  ),
});
