import { Fragment } from 'react';
import type { RoughBlock } from '../../../content/cases/feature-types.ts';
import { BlockHeading } from '../blocks/block-heading.tsx';
import type { BlockProps } from '../blocks/block.ts';
import { Paragraphs } from './paragraphs.tsx';

/** A text as large as the screen, all struck out but the words that make the line which was cut from it; below, what it is about. */
export function Rough({ block, localize, headingId }: BlockProps<RoughBlock>) {
  const { heading, paragraphs, kept } = block;
  const words = localize(kept).split(' ');
  const struck = block.struck.map(localize);
  return (
    <div className="wrapper">
      <p className="rough">
        {words.map((word, index) => (
          <Fragment key={word}>
            {struck[index] && <s>{struck[index]}</s>}{' '}
            {index < words.length - 1 ? <span>{word}</span> : <em>{word}</em>}{' '}
          </Fragment>
        ))}
        <s>{struck.slice(words.length).join(' ')}</s>
      </p>
      <div className="grid" data-gap="m" data-above="2xl">
        <BlockHeading id={headingId}>{localize(heading)}</BlockHeading>
        {paragraphs.map((paragraph, index) => (
          <Paragraphs key={localize(paragraph)} localize={localize} cols={index === 0 ? '1-5' : '6-12'} from="wide">
            {[paragraph]}
          </Paragraphs>
        ))}
      </div>
    </div>
  );
}
