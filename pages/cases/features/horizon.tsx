import { Fragment } from 'react';
import type { HorizonBlock } from '../../../content/cases/feature-types.ts';
import { BlockHeading } from '../blocks/block-heading.tsx';
import type { BlockProps } from '../blocks/block.ts';
import { Paragraphs } from './paragraphs.tsx';
import { Rings } from './rings.tsx';

const rings = [300, 344, 392, 444, 500];

/** The client's sign as a page: a sentence stands in the rings of the sun, and below the water line, shorter with depth as a reflection, the words that were struck out. */
export function Horizon({ block, localize, headingId }: BlockProps<HorizonBlock>) {
  const { heading, paragraphs, said, unsaid, struck } = block;
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
      <p className="horizon__water" data-above="s">
        {struck.map((word, index) => (
          <Fragment key={localize(word)}>
            {index > 0 && ' '}
            <s>{localize(word)}</s>
          </Fragment>
        ))}
      </p>
    </div>
  );
}
