import { defineArt, type Drawing } from '../art.ts';
import { defineSheet } from '../sheet.tsx';
import { gold } from './cut/tone.ts';
import { Pieces } from './cut/pieces.tsx';
import { slopes } from './cut/stone-facets.ts';
import { cardsHeight, height, line, proofs, width } from './geo-proofs.tsx';

/** What each phrase of the answer comes from, in their order. */
export const proofArts: readonly Drawing[] = [
  ...defineSheet({ name: 'services/proofs', width, height, draws: proofs }),
].toSpliced(3, 1, defineArt({ name: 'services/cards', width, height: cardsHeight, draw: proofs[3]! }));

/** How high the part of a source is that one phrase of the answer is joined to. */
const part = 160;
const fills = [gold.light, gold.pale, gold.dim, gold.pale, gold.light];

const across = 400;

/** The page that the answer is made of, one part over the other: each proof small, and at the edge the facet that its ray leaves. The third stands elsewhere, so it is cut off from the rest. A phone shows no more than the proofs. */
export const geoArt = defineArt({
  name: 'services/geo',
  width: across,
  height: part * 5,
  stretches: true,
  draw: () => (
    <>
      {proofs.map((Proof, index) => {
        const inset = index === 2 ? 14 : 0;
        const [top, end] = [index * part + inset, (index + 1) * part - inset];
        const middle = (top + end) / 2;
        const head = index ? `M0 ${top}` : 'M0 40L40 0';
        const foot = index < 4 ? `V${end}H0Z` : `V${end - 40}L${across - 40} ${end}H0Z`;
        return (
          <g key={index}>
            <Pieces
              pieces={[
                [fills[index]!, `${head}H${across}${foot}`],
                [
                  gold.deep,
                  `M${across} ${top}V${end - 40}L${(across - (middle - top) * slopes.flat).toFixed(1)} ${middle - 20}Z`,
                ],
                [gold.ink, line(120, middle - 30, [170, 132, 190, 150, 120][index]!)],
                [gold.deep, line(120, middle - 2, 120), line(120, middle + 22, [200, 164, 96, 210, 150][index]!)],
              ]}
            />
            <svg x="13" y={middle - 40} width="68" height="79" viewBox={`0 0 520 ${index === 3 ? 810 : 607}`}>
              <Proof />
            </svg>
          </g>
        );
      })}
    </>
  ),
});
