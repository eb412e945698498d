import { Fragment } from 'react';
import type { HorizonBlock } from '../../../content/cases/feature-types.ts';
import { swatchClass } from '../../colour.ts';
import { placeOf } from '../../parts/place.ts';
import { BlockHeading } from '../blocks/block-heading.tsx';
import type { BlockProps } from '../blocks/block.ts';
import { Paragraphs } from './paragraphs.tsx';

/** A sentence stands in the rising sun; the words that are not said go down in the water before it, in the place of its reflection. */
export function Horizon({ block, localize, headingId }: BlockProps<HorizonBlock>) {
  const { heading, paragraphs, light, said, unsaid, sunken } = block;
  return (
    <div className={swatchClass(light)}>
      <div className="wrapper grid" data-gap="l">
        <BlockHeading id={headingId} cols="1-3" row="1" from="wide" align="center">
          {localize(heading)}
        </BlockHeading>
        <Paragraphs localize={localize} cols="10-12" row="1" from="wide" align="center">
          {paragraphs}
        </Paragraphs>
        <div className="horizon__said" {...placeOf({ cols: '4-9', row: '1', from: 'wide' })}>
          <p className="display" lang={said.lang}>
            {said.text}
          </p>
          <p data-above="xs">{localize(said.meaning)}</p>
        </div>
      </div>
      <div className="horizon__water">
        <h3 className="case-heading__title wrapper">{localize(unsaid)}</h3>
        <p className="display" data-above="m">
          {sunken.map((word, index) => (
            <Fragment key={localize(word)}>
              {index > 0 && ' '}
              <span>{localize(word)}</span>
            </Fragment>
          ))}
        </p>
      </div>
    </div>
  );
}
