import type { KitBlock, KitTile } from '../../../content/cases/feature-types.ts';
import { picturePlaces } from '../../parts/picture-places.ts';
import { Picture } from '../../parts/picture.tsx';
import { BlockHeading } from '../blocks/block-heading.tsx';
import type { BlockProps } from '../blocks/block.ts';
import { Paragraphs } from './paragraphs.tsx';

interface TileProps extends Pick<BlockProps, 'localize' | 'picture'> {
  readonly tile: KitTile;
}

function Tile({ tile: { title, art }, localize, picture }: TileProps) {
  return (
    <>
      <Picture file={picture(art, picturePlaces.card)} alt="" />
      <span>{localize(title)}</span>
    </>
  );
}

interface TilesProps extends Pick<BlockProps, 'localize' | 'picture'> {
  readonly part: KitBlock['stays'];
}

function Tiles({ part: { title, tiles }, ...rest }: TilesProps) {
  return (
    <div>
      <h3 className="kit__title strong">{rest.localize(title)}</h3>
      <ul className="kit__tiles columns" role="list" data-columns={tiles.length} data-gap="none">
        {tiles.map((tile) => (
          <li key={tile.art.name} className="kit__tile case-items__title">
            <Tile tile={tile} {...rest} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The building set laid out from edge to edge: the tiles of the brand, those of the event, and, for the eye, the empty one of the event to come. */
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
        <div className="split" data-split="8-4" data-gap="none" data-items="end">
          <Tiles part={chosen} {...rest} />
          <p className="kit__tile pile case-items__title" aria-hidden="true">
            <Tile tile={next} {...rest} />
          </p>
        </div>
      </div>
    </>
  );
}
