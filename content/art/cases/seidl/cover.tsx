import { defineArt } from '../../art.ts';
import { Bar } from './bar.tsx';
import { seidlPalette as palette } from './palette.ts';

const week = [0, 1, 2, 3] as const;

function CalendarCard() {
  return (
    <g transform="translate(880 98) rotate(9)">
      <rect width="300" height="300" rx="28" fill={palette.cream} />
      <path fill={palette.pine} d="M28 0h244a28 28 0 0 1 28 28v36H0V28a28 28 0 0 1 28-28Z" />
      {week.map((row) =>
        week.map((day) => (
          <circle
            key={`${row}${day}`}
            cx={51 + day * 66}
            cy={102 + row * 55}
            r="19"
            fill={(row * 3 + day * 2) % 5 === 1 ? palette.green : palette.sky}
          />
        )),
      )}
    </g>
  );
}

function ReelCard() {
  return (
    <g transform="translate(640 140) rotate(-7)">
      <clipPath id="seidl-cover-reel">
        <rect width="340" height="604" rx="40" />
      </clipPath>
      <rect x="-10" y="-10" width="360" height="624" rx="50" fill={palette.cream} />
      <g clipPath="url(#seidl-cover-reel)">
        <rect width="340" height="604" fill={palette.sky} />
        <path fill={palette.cream} d="M34 486H118V570H34ZM170 570L216 486 262 570ZM34 96V166H104A70 70 0 0 0 34 96Z" />
        <circle cx="270" cy="130" r="38" fill={palette.cream} />
        <circle cx="306" cy="528" r="42" fill={palette.cream} />
        {/* The sign runs: its bars slide apart, and between them the reel plays. */}
        <Bar x={52} y={176} width={330} height={132} round="left" fill={palette.green} />
        <Bar x={-42} y={324} width={330} height={132} round="right" fill={palette.pine} />
        <circle cx="170" cy="316" r="66" fill={palette.cream} />
        <path fill={palette.pine} d="M150 282L204 316 150 350Z" />
      </g>
      <path stroke={palette.cream} strokeWidth="8" strokeLinecap="round" d="M36 36H126M146 36H220" />
      <path stroke={palette.pine} opacity="0.35" strokeWidth="8" strokeLinecap="round" d="M240 36H304" />
    </g>
  );
}

/** The sign as large as the picture, and what the agency makes stepping out of it. */
export const cover = defineArt({
  name: 'cases/seidl/cover',
  width: 1200,
  height: 900,
  draw: () => (
    <>
      <rect width="1200" height="900" fill={palette.sky} />
      <Bar x={90} y={96} width={1020} height={344} round="left" fill={palette.green} />
      <Bar x={90} y={460} width={1020} height={344} round="right" fill={palette.pine} />
      <CalendarCard />
      <ReelCard />
    </>
  ),
});

/** Phone and calendar alone, to stand before the sign where the page itself is the sign. */
export const detail = defineArt({
  name: 'cases/seidl/detail',
  width: 552,
  height: 672,
  draw: () => (
    <g transform="translate(-624 -80)">
      <CalendarCard />
      <ReelCard />
    </g>
  ),
});
