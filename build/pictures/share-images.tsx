import { isDrawing } from '../../content/art/art.ts';
import type { Locale } from '../../content/locale.ts';
import { shareCard, shareCardSize } from '../../content/art/brand/share-card.tsx';
import { photographs } from '../../content/media/photograph.ts';
import { localesOf, routes } from '../../content/routes.ts';
import type { Page } from '../../pages/page.ts';
import { assetPath } from '../asset.ts';
import { type KeptFiles, openKeptFiles } from '../kept/kept-files.ts';
import type { OutputFile } from '../output.ts';
import { recall } from '../kept/results.ts';
import { drawOnce, drawSvg, embedPhotographs } from './pictures.tsx';
import { rasterise, rasterSource } from './raster.ts';
import { setShareTitle } from './share-title.ts';

/** A page's share card: where it stands, its size in pixels and what it shows in words. */
export interface ShareImage {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

export interface ShareImages {
  /** The card of a page, where it has been drawn. */
  readonly shareImage: (page: Page, locale: Locale) => ShareImage | undefined;
  readonly files: readonly OutputFile[];
  /** Keeps the cards in the repository, for the first build of a fresh clone. */
  readonly keep: () => void;
}

const keyOf = (page: Page, locale: Locale) => `${page.route}/${locale}`;

/** What a card is made from, by which it is known without being drawn. */
interface CardFacts {
  readonly source: string;
  readonly width: number;
  readonly height: number;
}

async function draw(page: Page, locale: Locale, kept: KeptFiles) {
  const { title } = page.head[locale];
  const { route, share } = page;
  // A photograph has a ground of its own.
  const { frame = share && !isDrawing(share.art) ? 'window' : 'facet' } = share ?? {};
  const name = `${route.replace('/', '-')}-${locale}`;
  const drawCard = () => {
    const art = shareCard(setShareTitle(title, frame), frame, share && drawOnce(share.art));
    return { art, svg: drawSvg(art) };
  };
  const facts = recall(`share card ${name}`, () => {
    const { art, svg } = drawCard();
    const { width, height } = art;
    return JSON.stringify({ source: rasterSource(svg, art), width, height } satisfies CardFacts);
  });
  const { source, width, height } = JSON.parse(facts) as CardFacts;
  const contents = await kept.of(`${name}.png`, source, () =>
    rasterise(source, () => drawCard().svg, { width, height }),
  );
  const path = assetPath(`share/${name}`, 'png', contents);
  const image: ShareImage = { path, width, height, alt: share?.alt[locale] ?? title };
  return { key: keyOf(page, locale), image, file: { path, contents, source: 'content/art/brand/share-card.tsx' } };
}

/** Draws a share card for each page and language from the page's own title; the alternates of a page share theirs. */
export async function drawShareImages(pages: readonly Page[]): Promise<ShareImages> {
  await embedPhotographs(photographs, shareCardSize.width);
  const indexed = pages.filter(({ route }) => routes[route].indexed !== false);
  const kept = openKeptFiles('share-cards');
  const cards = await Promise.all(
    indexed.flatMap((page) => localesOf(page.route).map((locale) => draw(page, locale, kept))),
  );
  const images = new Map(cards.map(({ key, image }) => [key, image]));
  return {
    shareImage: (page, locale) => images.get(keyOf(page, locale)),
    files: cards.map(({ file }) => file),
    keep: kept.save,
  };
}
