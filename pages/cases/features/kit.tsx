import type { KitBlock, KitTile } from '../../../content/cases/feature-types.ts';
import { picturePlaces } from '../../parts/picture-places.ts';
import { Picture } from '../../parts/picture.tsx';
import { BlockHeading } from '../blocks/block-heading.tsx';
import type { BlockProps } from '../blocks/block.ts';
import { Paragraphs } from './paragraphs.tsx';

interface TilesProps extends Pick<BlockProps, 'localize' | 'picture'> {
  readonly part: KitBlock['stays'];
  /** A tile for the eye alone, after the others. */
  readonly next?: KitTile;
}

function Tiles({ part: { title, tiles }, next, localize, picture }: TilesProps) {
  return (
    <>
      <h3 className="kit__title strong">{localize(title)}</h3>
      <ul className="kit__tiles columns" role="list" data-columns="3" data-gap="none">
        {[...tiles, ...(next ? [next] : [])].map((tile) => (
          <li key={tile.art.name} className="kit__tile case-items__title" aria-hidden={tile === next || undefined}>
            <Picture file={picture(tile.art, picturePlaces.card)} alt="" />
            <span>{localize(tile.title)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The building set laid out from edge to edge: the tiles of the brand, those of the event, and, for the eye, that of the event to come. */
export function Kit({ block, localize, picture, headingId }: BlockProps<KitBlock>) {
  const { heading, paragraphs, stays, chosen, next } = block;
  const rest = { localize, picture };
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
      <div data-above="xl">
        <Tiles part={stays} {...rest} />
        <Tiles part={chosen} next={next} {...rest} />
      </div>
    </>
  );
}
