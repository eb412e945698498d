import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { Bar } from './bar.tsx';
import { Mark } from './mark.tsx';
import { seidlPalette as palette } from './palette.ts';

const [width, height] = [1440, 420];
const half = height / 2;

/** The logo on light blue; its ground is the upper bar of the sign, out to the edge of the page. */
const onLight = (name: string, start: number, scale: number) =>
  defineArt({
    name: `cases/seidl/${name}`,
    width,
    height,
    draw: () => (
      <>
        <Bar x={start} y={0} width={width - start} height={height} round="left" fill={palette.sky} />
        <g transform={`translate(${start + 166 * scale} ${half - half * scale}) scale(${scale})`}>
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

/** Where the free day begins on a wide screen, and the middle of it on a phone, where it is less broad. */
const [friday, cup] = [0.8 * width, 0.93 * width];

/** How large what stands on the lower bar is, so that it fills it, and the line through its middle. */
const [scale, middle] = [friday / 1300, 205];

/** What the two bars become, on the lower bar of the sign: the mark itself, pulled taller the frame of a reel, apart a question and its answer, longer two lines of the calendar; all stand on one line. The bar ends where the free day begins, and there stands nothing but a cup. */
export const markPulled = defineArt({
  name: 'cases/seidl/mark-pulled',
  width,
  height,
  draw: () => (
    <>
      <Bar x={0} y={0} width={friday} height={height} round="right" fill={palette.pine} />
      <g transform={`translate(-20 ${half - middle * scale}) scale(${scale})`}>
        <Mark x={110} y={180} size={180} upper={palette.green} lower={palette.sky} />
        <path fill={palette.green} d="M370 199V140a90 90 0 0 1 90-90h90v149Z" />
        <path fill={palette.sky} d="M370 211V360h90a90 90 0 0 0 90-90V211Z" />
        <circle cx="460" cy={middle} r="48" fill={palette.cream} />
        <path fill={palette.pine} d="M446 181 486 205 446 229Z" />
        <Bar x={630} y={50} width={220} height={106} round="left" fill={palette.green} />
        <Bar x={682} y={216} width={220} height={106} round="right" fill={palette.sky} />
        <path fill={palette.green} d="M800 150h50v48Z" />
        <path fill={palette.sky} d="M682 310v50l50-50Z" />
        <path
          stroke={palette.pine}
          strokeWidth="12"
          strokeLinecap="round"
          d="M690 90H810M690 116H770M724 256H850M724 282H810"
        />
        <Bar x={982} y={180} width={240} height={84} round="left" fill={palette.green} />
        <Bar x={982} y={276} width={240} height={84} round="right" fill={palette.sky} />
        {['Mo', 'Di'].map((day, index) => (
          <Outline key={day} face="bricolage-bold" size={52} x={1020} y={240 + index * 96} fill={palette.pine}>
            {day}
          </Outline>
        ))}
        <path stroke={palette.pine} strokeWidth="12" strokeLinecap="round" d="M1136 222H1190M1136 318H1176" />
      </g>
      <g transform={`translate(${cup} 330)`} fill="none" stroke={palette.pine} strokeWidth="10">
        <path d={`M${cup - width} 5H${width - cup}`} />
        <path d="M36-88h12a24 24 0 0 1 0 48H34" />
        <path fill={palette.pine} stroke="none" d="M-62-106H38V-52A52 52 0 0 1-14 0H-14A52 52 0 0 1-62-52Z" />
      </g>
    </>
  ),
});
