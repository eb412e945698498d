import { Fragment } from 'react';
import type { HorizonBlock } from '../../../content/cases/feature-types.ts';
import { BlockHeading } from '../blocks/block-heading.tsx';
import type { BlockProps } from '../blocks/block.ts';
import { Paragraphs } from './paragraphs.tsx';
import { Rings } from './rings.tsx';

/** As many as the sign has. */
const rings = [500, 438, 376, 314];

/** The client's sign as a page: a sentence stands in the rings of the sun, and the words that are not said go down in the water below it, each deeper than the one before. */
export function Horizon({ block, localize, headingId }: BlockProps<HorizonBlock>) {
  const { heading, paragraphs, said, unsaid, sunken } = block;
  return (
    <div className="wrapper horizon">
      <BlockHeading id={headingId}>{localize(heading)}</BlockHeading>
      <Paragraphs localize={localize} above="m">
        {paragraphs}
      </Paragraphs>
      <div className="horizon__sky pile" data-above="xl">
        <Rings radii={rings} />
        <div className="horizon__said">
          <p className="display" lang={said.lang}>
            {said.text}
          </p>
          <p className="quiet" data-above="xs">
            {localize(said.meaning)}
          </p>
        </div>
      </div>
      <p className="lede quiet" data-above="m">
        {localize(unsaid)}
      </p>
      <p className="horizon__water display" data-above="xs" data-stagger="100">
        {sunken.map((word, index) => (
          <Fragment key={localize(word)}>
            {index > 0 && ' '}
            <span>{localize(word)}</span>
          </Fragment>
        ))}
      </p>
    </div>
  );
}
