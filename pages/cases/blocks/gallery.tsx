import type { CasePicture, GalleryBlock } from '../../../content/cases/case.ts';
import { BlockHeading } from './block-heading.tsx';
import type { BlockProps } from './block.ts';
import { CaseFigure } from './case-figure.tsx';

const isUpright = ({ art }: CasePicture) => art.height > art.width;

/** How the pictures stand: logos as a pair of equals, others by their number and shape. */
function layoutOf(pictures: readonly CasePicture[]): string {
  const grounds = pictures.map(({ ground }) => ground);
  if (pictures.length === 2 && grounds.includes('light') && grounds.includes('dark')) return 'pair';
  if (pictures.length === 3 && pictures.some(isUpright)) return 'tower';
  if (pictures.length === 2 && pictures.every(({ art }) => art.width === art.height)) return 'seals';
  return ['single', 'duo', 'trio'][pictures.length - 1] ?? 'mosaic';
}

/** Pictures side by side. */
export function Gallery({ block, localize, picture, headingId }: BlockProps<GalleryBlock>) {
  const { heading, intro, pictures } = block;
  return (
    <div className="case-gallery" data-layout={layoutOf(pictures)}>
      <div className="wrapper">
        <BlockHeading id={headingId} intro={intro && localize(intro)}>
          {localize(heading)}
        </BlockHeading>
      </div>
      <ul className="case-gallery__list" role="list" data-stagger="150">
        {pictures.map((entry) => (
          <li className="case-gallery__entry" key={entry.art.name} data-reveal="">
            <CaseFigure entry={entry} localize={localize} picture={picture} />
          </li>
        ))}
      </ul>
    </div>
  );
}
