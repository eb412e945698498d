import type { TypographyBlock } from '../../../content/cases/case-types.ts';
import { BlockHeading } from './block-heading.tsx';
import type { BlockProps } from './block.ts';
import { CaseFigure } from './case-figure.tsx';

/** The client's typefaces, each with a line for the eye alone, and the drawn sheet. */
export function Typography({ block, localize, picture, headingId }: BlockProps<TypographyBlock>) {
  return (
    <div className="wrapper stack" data-gap="xl">
      <BlockHeading id={headingId} intro={block.intro && localize(block.intro)}>
        {localize(block.heading)}
      </BlockHeading>
      <ul className="stack" role="list" data-gap="xl" data-stagger="100">
        {block.specimens.map(({ name, role, sample, face }) => (
          <li className="ruled" key={name} data-line="rule" data-room="m" data-face={face} data-reveal="">
            <p className="case-heading__title case-statement" aria-hidden="true">
              {localize(sample)}
            </p>
            <h3 className="strong" data-above="m">
              {name}
            </h3>
            <p className="quiet">{localize(role)}</p>
          </li>
        ))}
      </ul>
      {block.sheet && <CaseFigure entry={block.sheet} localize={localize} picture={picture} />}
    </div>
  );
}
