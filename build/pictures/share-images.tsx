import { type Locale, locales } from '../../content/locale.ts';
import { shareCard } from '../../content/art/brand/share-card.tsx';
import { exists, routes } from '../../content/routes.ts';
import type { Page } from '../../pages/page.ts';
import { assetPath } from '../asset.ts';
import type { OutputFile } from '../output.ts';
import { drawOnce, drawSvg } from './pictures.tsx';
import { rasterise } from './raster.ts';
import { setShareTitle } from './share-title.ts';

/** A page's share card: where it stands, its size in pixels and what it shows in words. */
export interface ShareImage {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

export interface ShareImages {
  /** Draws the cards of these pages; one that is drawn is not drawn again. */
  readonly draw: (pages: readonly Page[]) => void;
  readonly shareImage: (page: Page, locale: Locale) => ShareImage;
  /** Every card asked for, rasterised. */
  readonly files: () => Promise<readonly OutputFile[]>;
}

/** Draws a share card for each page and language from the page's own title; the alternates of a page share theirs. */
export function createShareImages(): ShareImages {
  const cards = new Map<string, { readonly image: ShareImage; readonly svg: string }>();

  function draw(page: Page, locale: Locale) {
    const { title } = page.head[locale];
    const { share } = page;
    const { frame = 'facet' } = share ?? {};
    const art = shareCard(setShareTitle(title, frame), frame, share && drawOnce(share.art));
    const svg = drawSvg(art);
    const path = assetPath(`share/${page.route.replace('/', '-')}-${locale}`, 'png', svg);
    return { image: { path, width: art.width, height: art.height, alt: share?.alt[locale] ?? title }, svg };
  }

  function shareImage(page: Page, locale: Locale): ShareImage {
    const key = `${page.route}/${locale}`;
    const card = cards.get(key) ?? draw(page, locale);
    cards.set(key, card);
    return card.image;
  }

  return {
    shareImage,
    draw(pages) {
      for (const page of pages) {
        const { indexed = true } = routes[page.route];
        for (const locale of locales) if (indexed && exists(page.route, locale)) shareImage(page, locale);
      }
    },
    files: () =>
      Promise.all(
        [...cards.values()].map(async ({ image, svg }) => ({
          path: image.path,
          contents: await rasterise(svg, image),
          maker: 'content/art/brand/share-card.tsx',
        })),
      ),
  };
}
