import { hrneeds } from '../../cases/hrneeds.ts';
import { b2bInsider } from '../../cases/b2b-insider.ts';
import { seidl } from '../../cases/seidl.ts';
import { skinClinic } from '../../cases/skin-clinic.ts';
import { colours } from '../../look.ts';
import { defineArt } from '../art.ts';
import { CoverPart } from './cover-part.tsx';

/** The projects around it as they lie in the whole stone (loupe.tsx): the facet, and which part of its cover lies below it. */
const neighbours = [
  { study: hrneeds, facet: '0-48H157L0 331Z', scale: 1, x: -900, y: -60 },
  { study: skinClinic, facet: '157-48H800V0L0 331Z', scale: 0.92, x: -270, y: -250 },
  { study: seidl, facet: '157 711H800V663L0 331Z', scale: 0.95, x: -340, y: 118 },
  { study: b2bInsider, facet: '0 711H157L0 331Z', scale: 0.6, x: -314, y: 372 },
] as const;

/** One of the eight facets of the stone, lit and marked out, with nothing in it; around it begin those of others. */
export const emptyFacet = defineArt({
  name: 'brand/empty-facet',
  width: 800,
  height: 759,
  draw: () => (
    <g transform="translate(0 48)">
      {neighbours.map(({ study, facet, scale, x, y }) => (
        <CoverPart
          key={study.id}
          id={`empty-facet-${study.id}`}
          outline={`M${facet}`}
          cover={study.cover.art}
          scale={scale}
          x={x}
          y={y}
        />
      ))}
      <path
        fill="none"
        stroke={colours.ink}
        strokeWidth="3.5"
        strokeDasharray="16 11"
        strokeLinejoin="round"
        d="M97 331.4 763 55.5V607.3Z"
      />
      <path fill="none" stroke={colours.ink} strokeWidth="6" d="M157-48 0 331.4 800 0M157 711 0 331.4 800 663" />
    </g>
  ),
});
