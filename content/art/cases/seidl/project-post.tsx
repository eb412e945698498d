import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { Bar } from './bar.tsx';
import { Mark } from './mark.tsx';
import { seidlPalette as palette } from './palette.ts';

interface WebsiteProps {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly tidy?: true;
}

/** A website on 220 by 132 units: its old self is crowded, its new one has one picture and one button. */
export function Website({ x, y, scale = 1, tidy }: WebsiteProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <rect width="220" height="132" rx="10" fill={palette.cream} />
      <path
        stroke={palette.pine}
        strokeWidth="5"
        strokeLinecap="round"
        d={tidy ? 'M16 18H40M172 18H204' : 'M16 18H60M72 18H98M110 18H140M152 18H204'}
      />
      {tidy ? (
        <>
          <path stroke={palette.pine} strokeWidth="11" strokeLinecap="round" d="M20 56H92M20 78H72" />
          <rect x="14" y="98" width="56" height="20" rx="10" fill={palette.green} />
          <Mark x={124} y={40} size={78} upper={palette.green} lower={palette.pine} />
        </>
      ) : (
        <>
          <path fill={palette.sky} d="M14 32H88V70H14ZM98 32H148V56H98ZM158 32H206V88H158ZM14 98H66V120H14Z" />
          <path
            stroke={palette.pine}
            strokeWidth="4"
            strokeLinecap="round"
            opacity="0.7"
            d="M98 68H148M98 78H140M98 88H148M14 80H88M14 89H70M76 102H148M76 112H132M158 102H206M158 112H190"
          />
        </>
      )}
    </g>
  );
}

/** Template of the project: the two bars compare a website before and after, its owner's words below. */
export const projectPost = defineArt({
  name: 'cases/seidl/post-project',
  width: 540,
  height: 675,
  draw: () => (
    <>
      <rect width="540" height="675" fill={palette.pine} />
      <Outline face="bricolage-bold" size={72} x={34} y={98} tracking={-0.03} fill={palette.cream}>
        Projekt
      </Outline>
      <Mark x={462} y={38} size={44} upper={palette.green} lower={palette.sky} />
      <Bar x={34} y={136} width={506} height={188} round="left" fill={palette.sky} />
      <Outline face="bricolage-bold" size={38} x={116} y={243} tracking={-0.02} fill={palette.pine}>
        Vorher
      </Outline>
      <Website x={286} y={164} />
      <Bar x={0} y={336} width={506} height={188} round="right" fill={palette.green} />
      <Website x={34} y={364} tidy />
      <Outline face="bricolage-bold" size={38} x={284} y={443} tracking={-0.02} fill={palette.pine}>
        Nachher
      </Outline>
      <Outline face="bricolage-bold" size={34} x={34} y={584} tracking={-0.02} fill={palette.cream}>
        „Ein Satz vom Kunden.“
      </Outline>
      <Outline face="bricolage" size={30} x={36} y={630} fill={palette.cream}>
        Name und Ort
      </Outline>
    </>
  ),
});
