import type { ReactNode } from 'react';
import type { CasePicture, GalleryBlock } from '../../../content/cases/case-types.ts';
import { classNames, type Place, placeOf } from '../../parts/place.ts';
import { BlockHeading } from './block-heading.tsx';
import type { BlockProps } from './block.ts';
import { CaseFigure } from './case-figure.tsx';

const isUpright = ({ art }: CasePicture) => art.height > art.width;
/** As a screen is: in less than half of the page nothing on it could be read. */
const isWide = ({ art }: CasePicture) => art.width > 1.6 * art.height;

/** As a banner is: it goes across the page. */
const isLong = ({ art }: CasePicture) => art.width > 3 * art.height;

/** How the pictures stand: logos as a pair of equals, others by their number and shape. */
function layoutOf(pictures: readonly CasePicture[]): string {
  const grounds = pictures.map(({ ground }) => ground);
  if (pictures.length === 2 && grounds.includes('light') && grounds.includes('dark')) return 'pair';
  if (pictures.length === 3 && pictures.some(isUpright)) return 'tower';
  if (pictures.length === 2 && pictures.every(isWide)) return 'equals';
  if (pictures.length === 1 && pictures[0]!.art.width >= 2000) return 'band';
  return ['single', 'duo', 'trio'][pictures.length - 1] ?? 'mosaic';
}

const halves: readonly Place[] = [{ cols: '1-6' }, { cols: '7-12' }];

/** Where the pictures of a layout stand, in turn. */
const places: Readonly<Record<string, readonly Place[]>> = {
  single: [{}],
  band: [{}],
  pair: halves,
  equals: halves,
  duo: [{ cols: '1-7' }, { cols: '8-12' }],
  trio: [{ cols: '1-4' }, { cols: '5-8' }, { cols: '9-12' }],
  tower: [{ cols: '1-5', row: '1-2' }, { cols: '6-12' }, { cols: '6-12' }],
  mosaic: [{ cols: '1-7' }, { cols: '8-12' }, { cols: '1-5' }, { cols: '6-12' }],
};

interface PicturesProps extends Pick<BlockProps, 'localize' | 'picture'> {
  readonly pictures: readonly CasePicture[];
  /** What stands above them. */
  readonly children?: ReactNode;
}

/** Pictures side by side. */
export function Pictures({ pictures, localize, picture, children }: PicturesProps) {
  const layout = layoutOf(pictures);
  const inTurn = pictures.every(isLong) ? places.single! : places[layout]!;
  return (
    <div className="case-gallery" data-layout={layout}>
      {children}
      <ul
        className="case-gallery__list wrapper grid"
        role="list"
        data-gap="l"
        data-above="xl"
        data-pairs={layout === 'trio' ? '' : undefined}
        data-items={layout === 'mosaic' ? 'end' : undefined}
        data-stagger="150"
      >
        {pictures.map((entry, index) => (
          <li
            className="case-gallery__entry"
            key={entry.art.name}
            data-reveal=""
            {...placeOf(inTurn[index % inTurn.length]!)}
          >
            <CaseFigure
              entry={entry}
              cols={inTurn[index % inTurn.length]!.cols}
              localize={localize}
              picture={picture}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Pictures under a headline. */
export function Gallery({ block, localize, picture, headingId }: BlockProps<GalleryBlock>) {
  const { heading, intro, pictures } = block;
  const beside = layoutOf(pictures) === 'band' && intro ? localize(intro) : undefined;
  return (
    <Pictures pictures={pictures} localize={localize} picture={picture}>
      <div className={classNames('wrapper', beside && 'grid')} data-gap={beside && 'm'}>
        <BlockHeading
          id={headingId}

          {...(beside ? { cols: '1-5', from: 'wide' } : { intro: intro && localize(intro) })}
        >
          {localize(heading)}
        </BlockHeading>
        {beside && (
          <p className="large measure" {...placeOf({ cols: '7-12', from: 'wide', align: 'end' })}>
            {beside}
          </p>
        )}
      </div>
    </Pictures>
  );
}
