import { ownBrandPalette } from '../../../content/art/cases/own-brand/palette.ts';

const { darkPrimary, paper, lightGold, deepGold } = ownBrandPalette;

/** The colours in the order of their planes, from the upright on: the plane's ground is `data-plane` in the style sheet. */
const planes = [
  { plane: 'ink', hex: darkPrimary },
  { plane: 'line', hex: deepGold },
  { plane: 'paper', hex: paper },
  { plane: 'light', hex: lightGold },
];

export interface BrandSheetProps {
  readonly angles: readonly string[];
  /** Of the colours, in the order of the planes. */
  readonly names: readonly string[];
  /** A sentence in the brand's voice. */
  readonly voice: string;
}

/**
 * A brand's rules on one sheet: its three angles divide it into its four colours, on which its letters and its voice stand;
 * the site's own brand is the example. The lines start in the lower corner, however wide the sheet is.
 */
export const BrandSheet = ({ angles, names, voice }: BrandSheetProps) => (
  <div className="brand-sheet" data-above="2xl" aria-hidden="true">
    <svg className="brand-sheet__planes" viewBox="0 0 1000 1000" preserveAspectRatio="xMinYMax slice">
      <path fill="var(--gold-deep)" d="M0 1000L1657-3000H6000V1000z" />
      <path fill="var(--warm)" d="M0 1000L4000-3000H6000V1000z" />
      <path fill="var(--gold-light)" d="M0 1000L6000-1485V1000z" />
      {angles.map((angle, index) => (
        <text
          key={angle}
          className="brand-sheet__angle"
          x={190}
          y={-8}
          fill={index === 2 ? 'var(--gold-light)' : 'var(--ink)'}
          transform={`translate(0 1000) rotate(${-22.5 * (index + 1)})`}
        >
          {angle}
        </text>
      ))}
    </svg>
    {planes.map(({ plane, hex }, index) => (
      <p className="brand-sheet__colour" data-plane={plane} key={plane}>
        <span className="display" data-size="s">
          {names[index]}
        </span>
        <br />
        {hex.toLowerCase()}
      </p>
    ))}
    <p className="brand-sheet__serif">
      A<em>a</em>
    </p>
    <p className="brand-sheet__sans strong">Aa</p>
    <p className="brand-sheet__voice display">{voice}</p>
  </div>
);
