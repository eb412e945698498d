import type { TypographyBlock } from '../../../content/cases/case.ts';
import { BlockHeading } from './block-heading.tsx';
import type { BlockProps } from './block.ts';
import { CaseFigure } from './case-figure.tsx';

/** The client's typefaces at work, and the drawn sheet. */
export function Typography({ block, localize, picture, headingId }: BlockProps<TypographyBlock>) {
  return (
    <div className="wrapper case-typography">
      <BlockHeading id={headingId} intro={block.intro && localize(block.intro)}>
        {localize(block.heading)}
      </BlockHeading>
      <ul className="case-typography__list" role="list" data-stagger="100">
        {block.specimens.map(({ name, role, sample, face }) => (
          <li className="case-specimen" key={name} data-face={face} data-reveal="">
            <p className="case-specimen__sample">{localize(sample)}</p>
            <h3 className="case-specimen__name">{name}</h3>
            <p className="case-specimen__role">{localize(role)}</p>
          </li>
        ))}
      </ul>
      {block.sheet && <CaseFigure entry={block.sheet} localize={localize} picture={picture} />}
    </div>
  );
}
