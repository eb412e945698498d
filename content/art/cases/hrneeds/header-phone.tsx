import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { chosenColumn, Column, plainColumn } from './column.tsx';
import { Lockup } from './lockup.tsx';
import { hrneedsPalette } from './palette.ts';
import { productSign } from './product-sign.ts';
import { SmallSeal } from './seal.tsx';

const { cobalt, ice, midnight } = hrneedsPalette;

/** The new first screen in a hand: promise, button and proof without scrolling. */
export const headerPhone = defineArt({
  name: 'cases/hrneeds/header-phone',
  width: 360,
  height: 680,
  draw: () => (
    <>
      <clipPath id="hrneeds-phone-screen">
        <rect x="12" y="12" width="336" height="656" rx="38" />
      </clipPath>
      <rect fill={cobalt} width="360" height="680" rx="50" />
      <g clipPath="url(#hrneeds-phone-screen)">
        <path fill={ice} d="M0 0H360V680H0Z" />
        <circle fill="#dbe2ff" cx="200" cy="650" r="210" />
        <Column x={36} y={470} width={112} offers={['yes', 'no', 40]} sign={productSign.ring} {...plainColumn} />
        <Column x={156} y={434} width={140} offers={['yes', 'yes', 88]} sign={productSign.drop} {...chosenColumn} />
        <g transform="translate(226 556) scale(0.17)">
          <SmallSeal verdict="VERIFIED" />
        </g>
      </g>
      <Lockup x={36} y={46} size={26} columns={cobalt} words={midnight} />
      <path stroke={midnight} strokeWidth="4" strokeLinecap="round" d="M292 54H324M292 66H324" />
      {['Your HR', 'platform,', '4 to 6 weeks', 'sooner.'].map((line, index) => (
        <Outline
          key={line}
          face="jakarta-bold"
          size={46}
          x={34}
          y={150 + index * 49}
          tracking={-0.035}
          fill={index < 2 ? midnight : cobalt}
        >
          {line}
        </Outline>
      ))}
      <rect fill={cobalt} x="36" y="334" width="288" height="66" rx="33" />
      <Outline face="jakarta-bold" size={24} x={180} y={375} anchor="middle" fill="#fff">
        Start comparing
      </Outline>
    </>
  ),
});
