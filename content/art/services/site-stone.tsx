import type { ReactElement } from 'react';
import { colours } from '../../look.ts';
import { defineArt } from '../art.ts';
import { goldAt } from '../brand/fire.ts';
import { facing } from './cut/facing.ts';
import { ring } from './cut/pieces.tsx';
import { closed } from './cut/point.ts';
import { type Facet, girdlePlanes, kites, middle, radius, size, stone, top, works } from './site-stone-facets.ts';

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
          fillOpacity={(Math.abs(light) * (light > 0 ? 0.22 : 0.36)).toFixed(2)}
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

/** The gold around what shows through, in the light. */
const Girdle = () => (
  <>
    {girdlePlanes.map(({ points, turn }) => (
      <path fill={goldAt(0.48 + facing(turn) * 0.38)} d={closed(points)} key={turn} />
    ))}
  </>
);

/** Clients’ work shows through it. */
const Whole = () => {
  const facets = stone(sunrise);
  return (
    <>
      <Girdle />
      <Windows name="w" facets={facets} />
      <Edges facets={facets} />
    </>
  );
};

/** All is cut but the table: it is the visitor’s. */
const Open = () => (
  <>
    <Girdle />
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

/** A stone made of clients’ work, and before the first call. */
export const wholeStoneArt = defineStone('whole', () => <Whole />);
export const openStoneArt = defineStone('open', () => <Open />);
