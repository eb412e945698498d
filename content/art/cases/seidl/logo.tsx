import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { Bar } from './bar.tsx';
import { Mark } from './mark.tsx';
import { seidlPalette as palette } from './palette.ts';

/** The logo on light blue; its ground is the upper bar of the sign, out to the edge of the page. */
const onLight = (name: string, start: number, scale: number) =>
  defineArt({
    name: `cases/seidl/${name}`,
    width: 1440,
    height: 420,
    draw: () => (
      <>
        <Bar x={start} y={0} width={1440 - start} height={420} round="left" fill={palette.sky} />
        <g transform={`translate(${start + 166 * scale} ${210 - 210 * scale}) scale(${scale})`}>
          <Mark x={0} y={106} size={208} upper={palette.green} lower={palette.pine} />
          <Outline face="bricolage" size={58} x={256} y={157} fill={palette.pine}>
            Digitalagentur
          </Outline>
          <Outline face="bricolage-bold" size={178} x={248} y={314} tracking={-0.03} fill={palette.pine}>
            Seidl
          </Outline>
        </g>
      </>
    ),
  });

/** On a wide screen it begins where the words about it end. */
export const logo = { wide: onLight('logo', 620, 0.9), narrow: onLight('logo-narrow', 200, 1) };

/** The closing frame of a reel on the lower bar of the sign: the two bars of the mark pulled longer, until the name has room in them. */
export const logoOnDark = defineArt({
  name: 'cases/seidl/logo-on-dark',
  width: 1440,
  height: 420,
  draw: () => (
    <>
      <Bar x={0} y={0} width={1240} height={420} round="right" fill={palette.pine} />
      <Bar x={200} y={48} width={800} height={154} round="left" fill={palette.green} />
      <Bar x={200} y={218} width={800} height={154} round="right" fill={palette.sky} />
      <Outline face="bricolage-bold" size={96} x={284} y={158} tracking={-0.03} fill={palette.pine}>
        Digitalagentur
      </Outline>
      <Outline face="bricolage-bold" size={96} x={284} y={328} tracking={-0.03} fill={palette.pine}>
        Seidl
      </Outline>
    </>
  ),
});
