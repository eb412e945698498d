import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { skinClinicPalette as palette, skinClinicTheme } from './palette.ts';
import { Profile } from './profile.tsx';

/** The light as waves around it, from the farthest to the source. */
const discs = [
  [430, '#236874'],
  [344, palette.blueGreen],
  [264, '#7fb8bd'],
  [194, palette.lightBlue],
  [132, '#fffaf0'],
] as const;

const Glow = () => (
  <>
    {discs.map(([r, fill]) => (
      <circle key={r} cx="226" cy="262" r={r} fill={fill} />
    ))}
    <Profile x={318} y={258} scale={0.8} fill={palette.darkBlue} />
    <Outline face="cormorant-italic" size={66} x={36} y={568} fill={skinClinicTheme.ground}>
      Glow with
    </Outline>
    <Outline face="cormorant-italic" size={66} x={36} y={630} fill={skinClinicTheme.ground}>
      Confidence
    </Outline>
  </>
);

/** First half of the slogan: the face against its own light. */
export const glowPost = defineArt({
  name: 'cases/skin-clinic/post-glow',
  width: 540,
  height: 675,
  draw: () => (
    <>
      <rect width="540" height="675" fill="#1b4c62" />
      <Glow />
    </>
  ),
});
