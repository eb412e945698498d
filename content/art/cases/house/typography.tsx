import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { housePalette as palette } from './palette.ts';

/** A specimen of the display face: upright, italic, figures. */
export const typography = defineArt({
  name: 'cases/house/typography',
  width: 1200,
  height: 700,
  draw: () => (
    <>
      <rect width="1200" height="700" fill={palette.paper} />
      <path fill={palette.darkPrimary} d="M0 0H760L470 700H0Z" />
      <path fill={palette.deepGold} d="M760 0H790L500 700H470Z" />
      <Outline face="serif" size={500} x={40} y={530} fill={palette.lightGold}>
        R
      </Outline>
      <Outline face="serif-italic" size={500} x={300} y={530} fill={palette.lightGold}>
        a
      </Outline>
      <Outline face="serif" size={72} x={804} y={150} tracking={-0.02} fill={palette.darkPrimary}>
        Instrument
      </Outline>
      <Outline face="serif-italic" size={72} x={804} y={226} tracking={-0.02} fill={palette.darkPrimary}>
        Serif
      </Outline>
      <Outline face="serif" size={48} x={630} y={470} fill="#5f4818">
        AEGKMQRSWZ
      </Outline>
      <Outline face="serif-italic" size={48} x={630} y={536} fill="#5f4818">
        aefgkqsvwyz
      </Outline>
      <Outline face="serif" size={48} x={630} y={602} fill="#5f4818">
        0123456789 &
      </Outline>
    </>
  ),
});
