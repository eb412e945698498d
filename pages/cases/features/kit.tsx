import type { Text } from '../../../content/cases/case-types.ts';
import type { KitBlock } from '../../../content/cases/feature-types.ts';
import { swatchClass } from '../../colour.ts';
import { BlockHeading } from '../blocks/block-heading.tsx';
import type { BlockProps } from '../blocks/block.ts';
import { Paragraphs } from './paragraphs.tsx';

interface TilesProps extends Pick<BlockProps, 'localize'> {
  readonly part: 'stays' | 'chosen';
  readonly title: Text;
  readonly tiles: readonly Text[];
  readonly hex?: string;
}

function Tiles({ part, title, tiles, hex, localize }: TilesProps) {
  return (
    <div className={hex ? `kit__part ${swatchClass(hex)}` : 'kit__part'} data-side={part}>
      <h3 className="strong">{localize(title)}</h3>
      <ul className="kit__tiles" role="list">
        {tiles.map((tile) => (
          <li key={localize(tile)} className="kit__tile case-items__title">
            <span>{localize(tile)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The building set laid out from edge to edge, three tiles a row, down to the tiles of the last words: the tiles of the brand, those of the event, and, for the eye, the empty one of the event to come. */
export function Kit({ block, localize, headingId }: BlockProps<KitBlock>) {
  const { heading, paragraphs, stays, chosen, next } = block;
  return (
    <>
      <div className="wrapper grid" data-gap="m">
        <BlockHeading id={headingId} cols="1-8" from="wide">
          {localize(heading)}
        </BlockHeading>
        <Paragraphs localize={localize} cols="1-7" from="wide">
          {paragraphs}
        </Paragraphs>
      </div>
      <div className="kit" data-above="xl">
        <Tiles part="stays" localize={localize} {...stays} />
        <Tiles part="chosen" localize={localize} {...chosen} />
        <p className="kit__tile case-items__title" aria-hidden="true">
          <span>{localize(next)}</span>
        </p>
      </div>
    </>
  );
}
