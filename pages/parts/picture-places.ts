/** Where a photograph stands, so that a browser can choose its file before it knows the layout. Drawings fit any place. */
export interface PicturePlace {
  /** The width it takes there, as `sizes` wants it. */
  readonly sizes: string;
  /** Pixels of its width below which it would look soft there, and above which nobody sees more. */
  readonly least: number;
  readonly most: number;
}

/** A place that takes so many of the page's twelve columns from 48rem, all of them below. */
const columns = (share: number, from: 48 | 60 = 48): PicturePlace => ({
  sizes: `(width >= ${from}rem) calc(min(92vw, 84rem) * ${share / 12}), 92vw`,
  least: 640,
  most: Math.max(960, Math.ceil((share / 12) * 16) * 160),
});

/** The places of the site. */
export const picturePlaces = {
  /** The whole screen, from side to side. */
  full: { sizes: '100vw', least: 1280, most: 2560 },
  /** The width of the text, up to the page's own. */
  wide: columns(12),
  /** Half of it, such as the aside of a hero. */
  half: columns(6, 60),
  /** The opening of a case, by its composition. */
  beside: { sizes: '(width >= 60rem) 58vw, 92vw', least: 960, most: 1920 },
  bars: { sizes: '(width >= 48rem) 30vw, 48vw', least: 480, most: 960 },
  banner: columns(8, 60),
  horizon: { sizes: '(width >= 40rem) 100vw, 40rem', least: 1280, most: 2560 },
  /** A square from top to bottom, of which a wide photograph fills the height. */
  mosaic: { sizes: '(width >= 75rem) 75vw, 100vw', least: 960, most: 2560 },
  street: { sizes: '100vw', least: 960, most: 2560 },
  ground: { sizes: '(width >= 60rem) 80vw, 92vw', least: 960, most: 2560 },
  /** At the last words of a case, behind them or beside them, as large as its client's shape has it (styles/pages/cases/case-shapes.css). */
  ending: { sizes: '100vw', least: 960, most: 2560 },
  endingDetail: { sizes: '(width >= 60rem) 44vw, min(92vw, 26rem)', least: 640, most: 1280 },
  /** A project of the portfolio, beside its words on wide screens. */
  project: { sizes: '(width >= 56rem) 60vw, 100vw', least: 640, most: 1600 },
  /** A card elsewhere, and the way to the next project. */
  card: { sizes: '(width >= 48rem) calc(min(92vw, 84rem) * 0.5), 92vw', least: 640, most: 1280 },
  /** One of four posts in a row; on a phone one fills most of the screen. */
  post: { sizes: '(width >= 64rem) 20rem, (width >= 40rem) 45vw, 80vw', least: 480, most: 960 },
  /** A square, of which a wide photograph fills the height. */
  person: { sizes: '9rem', least: 240, most: 640 },
  sign: { sizes: '4rem', least: 96, most: 320 },
} as const satisfies Readonly<Record<string, PicturePlace>>;

/** The place of a picture in a gallery, by its first and last column. */
export function columnsPlace(cols: string | undefined): PicturePlace {
  const [first = 1, last = 12] = cols?.split('-').map(Number) ?? [];
  return columns(last - first + 1);
}
