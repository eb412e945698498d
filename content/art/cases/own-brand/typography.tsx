import { blend } from '../../blend.ts';
import { useContext } from 'react';
import { faces } from '../../../look.ts';
import { site } from '../../../site.ts';
import { defineArt } from '../../art.ts';
import { Outline, OutlinerContext } from '../../outline.tsx';
import { ownBrandPalette as palette } from './palette.ts';

/** Where the initials stand, and how wide they may be before they leave the dark plane. */
const initials = { x: 48, y: 530, widest: 500, size: 500, gap: 14 } as const;

/** The first two letters of the client's name, upright and italic; wide ones are set smaller. */
function Initials() {
  const outline = useContext(OutlinerContext);
  const [first = '', second = ''] = site.name;
  const widthAt = (size: number) => outline(first, 'serif', size, 0).width + initials.gap;
  const natural = widthAt(initials.size) + outline(second, 'serif-italic', initials.size, 0).width;
  const size = Math.floor(initials.size * Math.min(1, initials.widest / natural));
  return (
    <g fill={palette.lightGold}>
      <Outline face="serif" size={size} x={initials.x} y={initials.y}>
        {first}
      </Outline>
      <Outline face="serif-italic" size={size} x={initials.x + widthAt(size)} y={initials.y}>
        {second}
      </Outline>
    </g>
  );
}

/** The name of the face, its last word in italics; a single word stands in both. */
const [upright = '', leaning = upright] = faces.display.split(/ (?=\S+$)/);

/** A specimen of the display face: upright, italic, figures. */
export const typography = defineArt({
  name: 'cases/own-brand/typography',
  width: 1200,
  height: 700,
  draw: () => (
    <>
      <rect width="1200" height="700" fill={palette.paper} />
      <path fill={palette.darkPrimary} d="M0 0H760L470 700H0Z" />
      <path fill={palette.deepGold} d="M760 0H790L500 700H470Z" />
      <Initials />
      <Outline face="serif" size={72} x={804} y={150} tracking={-0.02} fill={palette.darkPrimary}>
        {upright}
      </Outline>
      <Outline face="serif-italic" size={72} x={804} y={226} tracking={-0.02} fill={palette.darkPrimary}>
        {leaning}
      </Outline>
      <Outline face="serif" size={48} x={630} y={470} fill={blend({ goldText: 73, ink: 27 })}>
        AEGKMQRSWZ
      </Outline>
      <Outline face="serif-italic" size={48} x={630} y={536} fill={blend({ goldText: 73, ink: 27 })}>
        aefgkqsvwyz
      </Outline>
      <Outline face="serif" size={48} x={630} y={602} fill={blend({ goldText: 73, ink: 27 })}>
        0123456789 &
      </Outline>
    </>
  ),
});
