import type { GateBlock } from '../../../content/cases/feature-types.ts';
import { swatchClass } from '../../colour.ts';
import { BlockHeading } from '../blocks/block-heading.tsx';
import type { BlockProps } from '../blocks/block.ts';

/** The outline of both upright stones across the page, and how far towards the middle the light shows behind each. */
const stones = [
  [0.6, 'M5 100C6 70 6.6 34 8 2H16.4C17.2 20 18.6 38 18.2 56 17.9 72 19.4 88 20.4 100Z'],
  [-0.6, 'M79.6 100C80.4 84 82.2 70 81.8 54 81.5 38 82.6 18 83.2 2H92C93.2 34 94.2 68 95 100Z'],
] as const;

/** What was delivered stands in a gate of three stones, its headline on the one that lies across, and at its foot rises the sun. */
export function Gate({ block, localize, headingId }: BlockProps<GateBlock>) {
  const { heading, items, light } = block;
  return (
    <div className={`gate ${swatchClass(light)}`}>
      <BlockHeading id={headingId}>{localize(heading)}</BlockHeading>
      <div className="gate__door">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible" aria-hidden="true">
          {stones.map(([rim, outline]) => [
            <path key={rim} transform={`translate(${rim})`} fill="var(--swatch)" d={outline} />,
            <path key={outline} d={outline} />,
          ])}
          <path d="M0 98Q50 93 100 97V101H0" />
        </svg>
        <ol role="list">
          {items.map(({ title, text }) => (
            <li key={localize(title)}>
              <h3 className="case-items__title">{localize(title)}</h3>
              <p className="large">{localize(text)}</p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
