import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { skinClinicPalette as palette, skinClinicTheme } from './palette.ts';
import { Profile } from './profile.tsx';

/** First half of the slogan: the face against its own light. */
export const glowPost = defineArt({
  name: 'cases/skin-clinic/post-glow',
  width: 540,
  height: 675,
  draw: () => (
    <>
      <radialGradient id="skin-clinic-post-glow-light" cx="0.42" cy="0.4" r="0.62">
        <stop offset="0" stopColor="#fff6e6" />
        <stop offset="0.4" stopColor={palette.lightBlue} />
        <stop offset="0.72" stopColor={palette.blueGreen} />
        <stop offset="1" stopColor={palette.darkBlue} />
      </radialGradient>
      <rect width="540" height="675" fill="url(#skin-clinic-post-glow-light)" />
      <circle cx="236" cy="262" r="178" fill="#fffaf0" opacity="0.5" />
      <circle cx="236" cy="262" r="136" fill="#fffaf0" opacity="0.75" />
      <Profile x={338} y={232} scale={0.76} fill={palette.darkBlue} />
      <Outline face="cormorant-italic" size={66} x={36} y={568} fill={skinClinicTheme.ground}>
        Glow with
      </Outline>
      <Outline face="cormorant-italic" size={66} x={36} y={630} fill={skinClinicTheme.ground}>
        Confidence
      </Outline>
    </>
  ),
});
