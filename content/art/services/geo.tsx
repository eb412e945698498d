import { defineArt } from '../art.ts';
import { defineSheet } from '../sheet.tsx';
import { CutFigure, figureLines, figureOutline, one, oneSilhouette } from './cut/figure.tsx';
import { type Fading, Glow } from './cut/glow.tsx';
import { Guide } from './cut/guide.tsx';
import { closed, type Point } from './cut/point.ts';
import { slopes } from './cut/stone-facets.ts';
import { gold } from './cut/tone.ts';

/** The light behind the figure, which keeps its strength for a long way. */
const light: Fading = [
  [0, gold.honey],
  [0.34, gold.amber, 0.92],
  [0.66, gold.bronze, 0.5],
  [1, gold.bronze, 0],
];

/** The figure 1 that an answer gives its source, in the light. */
export const geoOneArt = defineArt({
  name: 'services/geo-one',
  width: 960,
  height: 960,
  draw: () => (
    <>
      <Glow id="glow" at={[480, 480]} radius={480} stops={light} />
      <g transform="translate(226 110)">
        <CutFigure id="one" points={one(720)} bevel={48} />
      </g>
    </>
  ),
});

/** The figures of an answer, each as large as its source. */
export const geoFigures = defineSheet({
  name: 'services/geo-figures',
  width: 500,
  height: 740,
  draws: [1, 2, 3, 4, 5].map((figure) => () => (
    <g transform={`translate(${-Math.min(...figureOutline(figure).map(([x]) => x))} 2)`}>
      <CutFigure id={`figure-${figure}`} points={figureOutline(figure)} />
    </g>
  )),
});

/** The same place, when nobody is named in it: a number in a list. */
export const geoUnlitArt = defineArt({
  name: 'services/geo-unlit',
  width: 520,
  height: 740,
  draw: () => <CutFigure id="unlit" points={figureOutline(1)} shade={0.75} />,
});

/** A 1 as long as the five steps, each of which leaves it as its part shows: looked for, hewn, marked out, cut, lit. The first takes this share of it, at least its flag. */
const beingCut = (name: string, height: number, first: number) =>
  defineArt({
    name: `services/${name}`,
    width: 400,
    height: height + 36,
    draw: () => {
      const points = one(height);
      // A part ends at 22.5°, like the flanks.
      const edge = (index: number, x: number) =>
        (first + ((index - 1) * (1 - first)) / 4) * height + (x - 60) * slopes.flat;
      const part = (index: number): readonly Point[] => [
        [0, index ? edge(index, 0) : -4],
        [480, index ? edge(index, 480) : -4],
        [480, index < 4 ? edge(index + 1, 480) : height + 40],
        [0, index < 4 ? edge(index + 1, 0) : height + 40],
      ];
      const states = [
        <Guide d={closed(oneSilhouette(height))} dash="14 10" width={4} />,
        <CutFigure id="hewn" points={points} shade={0.1} material="rock" />,
        <>
          <CutFigure id="marked" points={points} shade={0.1} material="rock" />
          <path fill="none" stroke={gold.bronze} strokeWidth="2.5" d={figureLines(points)} />
        </>,
        <CutFigure id="unlit" points={points} shade={0.55} />,
        <CutFigure id="lit" points={points} />,
      ];
      return (
        <g transform="translate(-58 3)">
          {states.map((state, index) => (
            <g key={index} clipPath={`url(#part-${index})`}>
              <clipPath id={`part-${index}`}>
                <path d={closed(part(index))} />
              </clipPath>
              {state}
            </g>
          ))}
        </g>
      );
    },
  });

/** As high as the steps beside it on a wide screen. */
export const geoStepsArt = beingCut('geo-steps', 1300, 3 / 11);
/** As high as they are on an upright one. */
export const geoStepsUprightArt = beingCut('geo-steps-upright', 4600, 1 / 5);

/** For the share card: the figure alone. */
export const geoArt = defineArt({
  name: 'services/geo',
  width: 660,
  height: 500,
  draw: () => (
    <g transform="translate(176 20) scale(0.62)">
      <CutFigure id="share" points={one(720)} />
    </g>
  ),
});
