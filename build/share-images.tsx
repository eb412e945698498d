import type { Locale } from '../content/locale.ts';
import { shareCard } from '../content/art/brand/share-card.tsx';
import type { Page } from '../pages/page.ts';
import { assetPath } from './asset.ts';
import { measure } from './outline.ts';
import type { OutputFile } from './output.ts';
import { drawSvg } from './pictures.tsx';
import { rasterise } from './raster.ts';

/** A page's share card: where it stands, its size in pixels and what it shows in words. */
export interface ShareImage {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

export interface ShareImages {
  readonly shareImage: (page: Page, locale: Locale) => ShareImage;
  /** Every card asked for, rasterised. */
  readonly files: () => Promise<readonly OutputFile[]>;
}

const titleSize = 84;
const titleWidth = 720;

/** Words in lines no wider than the title's column, as the display face sets them. */
function wrap(title: string): readonly string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measure(longer, 'serif', titleSize, -0.02) <= titleWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Draws a share card for each page and language from the page's own title; the twins of a page share theirs. */
export function createShareImages(): ShareImages {
  const cards = new Map<string, { readonly image: ShareImage; readonly svg: string }>();

  function draw(page: Page, locale: Locale) {
    const { title } = page.head[locale];
    const art = shareCard(wrap(title), titleSize, page.shareArt);
    const svg = drawSvg(art);
    const path = assetPath(`share/${page.route.replace('/', '-')}-${locale}`, 'png', svg);
    return { image: { path, width: art.width, height: art.height, alt: title }, svg };
  }

  return {
    shareImage(page, locale) {
      const key = `${page.route}/${locale}`;
      const card = cards.get(key) ?? draw(page, locale);
      cards.set(key, card);
      return card.image;
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
