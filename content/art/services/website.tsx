import type { ReactElement } from 'react';
import { defineArt } from '../art.ts';
import { Mark } from '../cases/skin-clinic/mark.tsx';
import { skinClinicPalette as palette, skinClinicTheme } from '../cases/skin-clinic/palette.ts';
import { Arch, Website } from '../cases/skin-clinic/website.tsx';
import { Wordmark } from '../cases/skin-clinic/wordmark.tsx';
import { Outline } from '../outline.tsx';
import { Framed } from './framed.tsx';

interface InStone {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly step: number;
}

/** A client's home page in an emerald cut, whole. */
const inStone = ({ name, width, height, step }: InStone, page: ReactElement) =>
  defineArt({
    name: `services/${name}`,
    width,
    height,
    draw: () => (
      <Framed id={name} {...{ width, height, step }} ground={skinClinicTheme.ground}>
        {page}
      </Framed>
    ),
  });

/** The home page as a wide screen shows it. */
export const websiteArt = inStone(
  { name: 'website', width: 1320, height: 870, step: 40 },
  // The bar of the browser is above the window.
  <g transform="translate(27 78) scale(1.055) translate(0 -104)">
    <Website brief />
  </g>,
);

/** The same page as a phone shows it. */
export const websitePhoneArt = inStone(
  { name: 'website-phone', width: 350, height: 618, step: 13 },
  <g transform="translate(16 16)">
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
    <path fill={palette.darkBlue} d="M49 224h122a23 23 0 0 1 0 46H49a23 23 0 0 1 0-46Z" />
    <Outline face="jost-medium" size={18} x={110} y={253} anchor="middle" fill={skinClinicTheme.ground}>
      Book a visit
    </Outline>
    <g transform="translate(39 300) scale(.6) translate(-640 -120)">
      <Arch />
    </g>
  </g>,
);
