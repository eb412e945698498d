import type { ReactElement } from 'react';
import { colours } from '../../look.ts';
import { defineArt } from '../art.ts';
import { defineSheet } from '../sheet.tsx';
import { facing } from './cut/facing.ts';
import { ring } from './cut/pieces.tsx';
import { closed } from './cut/point.ts';
import { type Facet, kites, middle, radius, size, stone, top, works } from './site-stone-facets.ts';

const sunrise = ['journeys', 600, 490, 0.62] as const;

/** What one sees through a plane, turned by an eighth of a circle at most, so that pictures stay upright. */
function Window({ name, facet: { points, turn, steep, slice } }: { readonly name: string; readonly facet: Facet }) {
  const [work, x, y, scale] = slice;
  const [left, up] = [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis]!, 0) / points.length);
  const light = facing(turn) * steep;
  return (
    <>
      <clipPath id={name}>
        <path id={`${name}d`} d={closed(points)} />
      </clipPath>
      <g clipPath={`url(#${name})`}>
        <use
          href={`#${work}`}
          transform={`translate(${left!.toFixed(1)} ${up!.toFixed(1)})rotate(${steep ? ((turn + 45) % 90) - 45 : 0})scale(${scale})translate(${-Math.round(x)} ${-Math.round(y)})`}
        />
      </g>
      {light !== 0 && (
        <use
          href={`#${name}d`}
          fill={light > 0 ? colours.paper : colours.ink}
          fillOpacity={(Math.abs(light) * (light > 0 ? 0.32 : 0.5)).toFixed(2)}
        />
      )}
    </>
  );
}

const Windows = ({ name, facets }: { readonly name: string; readonly facets: readonly Facet[] }) => (
  <>
    {facets.map((facet, index) => (
      <Window name={`${name}${index}`} facet={facet} key={index} />
    ))}
  </>
);

/** The edges of planes. */
const edges = (facets: readonly Facet[]) => facets.map(({ points }) => closed(points)).join('');

/** Light on the edges of the kites and of the table. */
const Edges = ({ facets }: { readonly facets: readonly Facet[] }) => (
  <path fill="none" stroke={colours.goldLight} strokeWidth="3" strokeLinejoin="bevel" d={edges(facets.slice(kites))} />
);

/** What planes show; each file has it once. */
const Works = () => (
  <>
    {/* Turned, edges that follow the pixels would be teeth. */}
    <style>{'path{shape-rendering:auto}'}</style>
    <defs>
      {Object.entries(works).map(([id, work]) => (
        <g id={id} key={id}>
          {work.draw()}
        </g>
      ))}
    </defs>
  </>
);

/** Every plane shows a client’s work. */
const Whole = () => {
  const facets = stone(sunrise);
  return (
    <>
      <Windows name="w" facets={facets} />
      <Edges facets={facets} />
    </>
  );
};

/** The first site: of a stone that is only drawn, its table and four planes are there, as many as it has pages. */
const First = () => {
  const facets = stone(['courses', 560, 450, 0.6], 'same');
  return (
    <>
      <path fill="none" stroke={colours.goldDeep} strokeWidth="4" strokeLinejoin="bevel" d={edges(facets)} />
      <Windows name="f" facets={facets.filter((_, index) => index >= kites && index % 2 === 0)} />
    </>
  );
};

/** A site that has to do more: there is something of it in every plane. */
const Complex = () => {
  const facets = stone(['conference', 600, 440, 0.6], 'same');
  return (
    <>
      <Windows name="c" facets={facets} />
      <Edges facets={facets} />
    </>
  );
};

/** A site that no longer fits: one half is dull still, the other cut anew. */
const Renewed = () => {
  const facets = stone(['comparison', 640, 420, 0.62], 'same');
  return (
    <>
      <Windows name="r" facets={facets.filter(({ points }) => points.some(([x]) => x > size / 2))} />
      <Edges facets={facets} />
      <clipPath id="dull">
        <path d={`M0 0H${size / 2}V${size}H0Z`} />
      </clipPath>
      <g clipPath="url(#dull)" stroke={colours.ink} strokeWidth="3" strokeLinejoin="bevel">
        {facets.map(({ points, turn, steep }, index) => (
          <path
            fill={
              [colours.stone, colours.stoneDark, colours.goldQuiet][(index + Number(facing(turn) * steep < 0.4)) % 3]
            }
            d={closed(points)}
            key={index}
          />
        ))}
      </g>
    </>
  );
};

/** All is cut but the table: it is the visitor’s. */
const Open = () => (
  <>
    <Windows name="o" facets={stone(sunrise, 2).slice(0, top)} />
    <Edges facets={stone(sunrise)} />
    <path
      fill="none"
      stroke={colours.goldLight}
      strokeWidth="4"
      strokeDasharray="14 10"
      d={closed(ring(middle, radius * 0.46))}
    />
  </>
);

/** One kite of the whole stone, out of it and nearer, with hardly a shade; an edge holds what is as pale as paper. */
const Shard = ({ index }: { readonly index: number }) => {
  const facet = stone(sunrise)[kites + index]!;
  const [x, y] = [0, 1].map((axis) => {
    const along = facet.points.map((point) => point[axis]!);
    return Math.round((Math.min(...along) + Math.max(...along)) / 2);
  });
  return (
    <g transform={`translate(500 500)scale(3.1)translate(${-x!} ${-y!})`}>
      <Window name={`shard-${index}`} facet={{ ...facet, steep: 0.1 }} />
      <path fill="none" stroke={colours.goldDeep} strokeWidth="2" strokeLinejoin="bevel" d={closed(facet.points)} />
    </g>
  );
};

/** A file of its own for each: a browser draws all of a file, however little of it is in view. */
const defineStone = (name: string, draw: () => ReactElement) =>
  defineArt({
    name: `services/site-stone-${name}`,
    width: size,
    height: size,
    draw: () => (
      <>
        <Works />
        {draw()}
      </>
    ),
  });

/** A stone made of clients’ work, what it is to somebody with no site, with one that must do more, with one that no longer fits, and before the first call. */
export const wholeStoneArt = defineStone('whole', () => <Whole />);
export const firstStoneArt = defineStone('first', () => <First />);
export const complexStoneArt = defineStone('complex', () => <Complex />);
export const renewedStoneArt = defineStone('renewed', () => <Renewed />);
export const openStoneArt = defineStone('open', () => <Open />);

/** Planes of it. */
export const shardArts = defineSheet({
  name: 'services/site-stone-shards',
  width: size,
  height: size,
  draws: [
    () => (
      <>
        <Works />
        <Shard index={5} />
      </>
    ),
    () => <Shard index={1} />,
    () => <Shard index={6} />,
    () => <Shard index={3} />,
    () => <Shard index={2} />,
    () => <Shard index={0} />,
  ],
});
