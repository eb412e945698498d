import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { skinClinicPalette as palette, skinClinicTheme } from './palette.ts';

function Bottle() {
  return (
    <>
      <path fill={palette.darkBlue} d="M250 258c0-26 40-26 40 0v38h-40Z" />
      <path fill="#e9eef0" d="M242 292h56v34h-56Z" />
      <path fill="url(#skin-clinic-post-listen-glass)" d="M214 350c0-18 14-26 30-26h52c16 0 30 8 30 26v190H214Z" />
      <path fill={skinClinicTheme.ground} d="M214 400h112v92H214Z" />
      <circle cx="270" cy="446" r="24" fill={palette.blueGreen} />
      <path fill="#fff" opacity="0.35" d="M224 352c0-10 6-16 12-18v196h-12Z" />
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
      <linearGradient id="skin-clinic-post-listen-glass" x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stopColor="#5aa6a8" />
        <stop offset="0.35" stopColor={palette.lightBlue} />
        <stop offset="1" stopColor="#1d5364" />
      </linearGradient>
      <linearGradient id="skin-clinic-post-listen-niche" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#1d5a63" />
        <stop offset="1" stopColor="#5ba9a9" />
      </linearGradient>
      <rect width="540" height="675" fill={palette.blueGreen} />
      <path fill="url(#skin-clinic-post-listen-niche)" d="M110 600V330a160 160 0 0 1 320 0v270Z" />
      <path fill={palette.darkBlue} opacity="0.22" d="M326 430 430 560v40H300Z" />
      <Bottle />
      <path fill={palette.beige} d="M150 540h240v60H150Z" />
      <path fill="#cfb491" d="M330 540h60v60h-60Z" />
      <path fill={palette.darkBlue} d="M0 600h540v75H0Z" />
      <circle cx="366" cy="514" r="26" fill={palette.lightBlue} />
      <circle cx="358" cy="506" r="9" fill="#fff" opacity="0.8" />
      <Outline face="cormorant" size={62} x={270} y={112} anchor="middle" fill={skinClinicTheme.ground}>
        First, we listen.
      </Outline>
    </>
  ),
});
