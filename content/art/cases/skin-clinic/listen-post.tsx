import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { skinClinicPalette as palette, skinClinicTheme } from './palette.ts';

function Bottle() {
  return (
    <>
      <path fill={palette.darkBlue} d="M250 258c0-26 40-26 40 0v38h-40Z" />
      <path fill="#e9eef0" d="M242 292h56v34h-56Z" />
      <path fill={palette.lightBlue} d="M214 350c0-18 14-26 30-26h52c16 0 30 8 30 26v190H214Z" />
      <path fill={skinClinicTheme.ground} d="M214 400h112v92H214Z" />
      <circle cx="270" cy="446" r="24" fill={palette.blueGreen} />
      <path fill="#7fb8bd" d="M296 324c16 0 30 8 30 26v50h-30Zm0 168h30v48h-30Z" />
    </>
  );
}

/** An invitation to the first talk: a still life in a niche. */
export const listenPost = defineArt({
  name: 'cases/skin-clinic/post-listen',
  width: 540,
  height: 675,
  draw: () => (
    <>
      <rect width="540" height="675" fill={palette.blueGreen} />
      <path fill="#236874" d="M110 600V330a160 160 0 0 1 320 0v270Z" />
      <Bottle />
      <path fill={palette.beige} d="M150 540h240v60H150Z" />
      <path fill="#cfb491" d="M330 540h60v60h-60Z" />
      <path fill={palette.darkBlue} d="M0 600h540v75H0Z" />
      <circle cx="366" cy="514" r="26" fill={palette.lightBlue} />
      <Outline face="cormorant" size={62} x={270} y={112} anchor="middle" fill={skinClinicTheme.ground}>
        First, we listen.
      </Outline>
    </>
  ),
});
