import type { GateBlock } from '../../../content/cases/feature-types.ts';
import { swatchClass } from '../../colour.ts';
import { BlockHeading } from '../blocks/block-heading.tsx';
import type { BlockProps } from '../blocks/block.ts';

/** The outline of both upright stones across the page, and how far towards the middle the light shows behind each. */
const stones = [
  [0.6, 'M5 100L8 2H16L19 40 17 66 20 100'],
  [-0.6, 'M80 100L83 60 81 34 83 2H92L95 100'],
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
