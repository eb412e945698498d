import { colours } from '../../../look.ts';
import { defineArt } from '../../art.ts';
import { Engraved } from './engraved.tsx';
import { finished } from './planes.ts';

/** How far each seventh of the stone is cut, from the rough one down, as the width of its strokes (none: bare), and how far it still lies beside its place. */
const stages = [
  { shift: 5 },
  { shift: -3.6 },
  { width: 5, shift: 2.6 },
  { width: 3.6, shift: -1.8 },
  { width: 2.6, shift: 1.2 },
  { width: 2, shift: -0.6 },
  { width: 1.5, shift: 0 },
] as const satisfies readonly { readonly width?: number; readonly shift: number }[];

const outline = 'M20 5L44 4 59 19 61 44 45 60 19 61 4 44 5 20Z';
const height = 8;

/** One stone in seven slices, each cut further than the one above it: what was delivered, in turn. The lit plane is in the last. */
export const stone = defineArt({
  name: 'cases/own-brand/stone',
  width: 660,
  height: 660,
  draw: () => (
    <g transform="scale(10) translate(1 -1.5)">
      {stages.map(({ shift, ...stage }, index) => (
        <g key={shift} transform={`translate(${shift} ${index * 1.56 - 2.3})`}>
          <clipPath id={`own-brand-stone-slice-${index}`}>
            <path d={`M-10 ${4 + index * height}H74V${4 + (index + 1) * height}H-10Z`} />
          </clipPath>
          <g clipPath={`url(#own-brand-stone-slice-${index})`}>
            {'width' in stage ? (
              <g transform="rotate(180 32 32)">
                <Engraved
                  id={`own-brand-stone-${index}`}
                  planes={finished}
                  scale={stage.width}
                  edge={colours.goldDeep}
                />
              </g>
            ) : (
              <path fill={index ? colours.ink : colours.stone} d={outline} />
            )}
          </g>
        </g>
      ))}
    </g>
  ),
});
