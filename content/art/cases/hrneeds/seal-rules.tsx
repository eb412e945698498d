import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { hrneedsPalette } from './palette.ts';
import { Seal, SmallSeal } from './seal.tsx';

const { cobalt, ice, midnight } = hrneedsPalette;

/** Edge of a seal in pixels, and where it stands. */
const sizes = [
  { edge: 160, x: 560 },
  { edge: 96, x: 752 },
  { edge: 48, x: 880 },
] as const;

/** The rules on one sheet: the room around the seal, its smallest size, and what it never does. */
export const sealRules = defineArt({
  name: 'cases/hrneeds/seal-rules',
  width: 1200,
  height: 480,
  draw: () => (
    <>
      <path fill="#fff" d="M0 0H1200V480H0Z" />
      <g fill="none" stroke={cobalt} strokeWidth="2">
        <path fill={ice} strokeDasharray="8 7" d="M60 60H420V420H60Z" />
        <path d="M60 240H120M360 240H420M240 60V120M240 360V420" />
        <path d="M68 232L60 240 68 248M112 232L120 240 112 248M232 68L240 60 248 68M232 112L240 120 248 112" />
      </g>
      <g transform="translate(120 120) scale(0.4)">
        <Seal top="QUALITY SEAL" foot="HR SOFTWARE COMPARED" verdict="VERIFIED" tracking={0.22} />
      </g>
      {sizes.map(({ edge, x }) => (
        <g key={edge}>
          <g transform={`translate(${x - edge / 2} ${320 - edge}) scale(${edge / 600})`}>
            <SmallSeal verdict="VERIFIED" />
          </g>
          <Outline face="jakarta-bold" size={22} x={x} y={372} anchor="middle" fill={midnight}>
            {`${edge} px`}
          </Outline>
        </g>
      ))}
      <path stroke={cobalt} strokeWidth="2" d="M480 320H920" />
      <g opacity="0.55" transform="rotate(18 1060 140) translate(990 70) scale(0.2333)">
        <SmallSeal verdict="VERIFIED" />
      </g>
      <g opacity="0.55" transform="translate(970 300) scale(0.3 0.18)">
        <SmallSeal verdict="VERIFIED" />
      </g>
      <path stroke={midnight} strokeWidth="7" strokeLinecap="round" d="M980 220L1140 60M980 420L1140 290" />
    </>
  ),
});
