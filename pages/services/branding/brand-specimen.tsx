import { ownBrandPalette } from '../../../content/art/cases/own-brand/palette.ts';
import { site } from '../../../content/site.ts';

const { darkPrimary, paper, lightGold, deepGold } = ownBrandPalette;
const swatches = [darkPrimary, paper, lightGold, deepGold];

/** Where each angle is named: between its line and the one below. */
const places = [
  { x: 130, y: 86 },
  { x: 82, y: 52 },
  { x: 39, y: 34 },
];

/** A brand's rules on one sheet: its letters and its angles; the site’s own brand is the example. */
export function BrandSpecimen({ angles }: { readonly angles: readonly string[] }) {
  return (
    <div className="ruled" data-room="m" aria-hidden="true">
      <div className="brand-specimen__letters cluster" data-items="baseline" data-spread="">
        <span className="brand-specimen__serif">
          A<em className="accent">a</em>
        </span>{' '}
        <span className="brand-specimen__sans strong">Aa</span>
      </div>
      <p className="display" data-size="m" data-above="m">
        {site.name}
      </p>
      <svg data-above="l" viewBox="0 0 240 104" width="100%" fill="none" stroke="var(--mark)" strokeWidth={0.6}>
        <path d="M0 100H240M4 100L232 5.6M4 100L104 0M4 100L45.4 0" />
        <path d="M124 100A120 120 0 0 0 114.9 54.1M88 100A84 84 0 0 0 63.4 40.6M52 100A48 48 0 0 0 22.4 55.7" />
        <g fill="var(--accent)" stroke="none" fontSize="10">
          {angles.map((angle, index) => (
            <text key={angle} {...places[index]}>
              {angle}
            </text>
          ))}
        </g>
      </svg>
    </div>
  );
}

/** Its colours, each with its name, across the whole page. */
export function BrandPalette({ names }: { readonly names: readonly string[] }) {
  return (
    <div className="brand-palette" aria-hidden="true">
      {swatches.map((hex, index) => (
        <span className="brand-palette__swatch" key={hex}>
          <span className="display" data-size="s">
            {names[index]}
          </span>
          <br />
          {hex.toLowerCase()}{' '}
        </span>
      ))}
    </div>
  );
}
