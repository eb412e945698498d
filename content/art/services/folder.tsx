import type { ReactElement } from 'react';
import { blend } from '../blend.ts';
import { type Locale, localized, wordsIn, type WordsOf } from '../../locale.ts';
import { colours, mark } from '../../look.ts';
import { site } from '../../site.ts';
import { type Art, defineArt } from '../art.ts';
import { Outline } from '../outline.tsx';
import { brilliant, emerald } from './cut/cuts.ts';
import { circle, Guide } from './cut/guide.tsx';
import { closed, type Point, polar, strokes } from './cut/point.ts';
import { view } from './cut/solid.ts';
import { Stone } from './cut/stone.tsx';
import { gold } from './cut/tone.ts';

const [width, height] = [280, 480];

/** What the folder says: below its picture, of the facets of two cuts and of the corner they share. */
const folderWords = localized({
  en: {
    caption: ['A stone is rough', 'until someone looks.'],
    facets: [
      { count: '57', lines: ['facets make', 'a brilliant', 'sparkle.'] },
      { count: '49', lines: ['facets in', 'steps let you', 'look inside.'] },
    ],
    corner: ['is the angle', 'of its corners.'],
  },
  nl: {
    caption: ['Een steen is ruw', 'tot iemand kijkt.'],
    facets: [
      { count: '57', lines: ['facetten doen', 'een briljant', 'schitteren.'] },
      { count: '49', lines: ['facetten in', 'treden laten', 'diepte zien.'] },
    ],
    corner: ['zo schuin is', 'elke hoek.'],
  },
});

type Words = WordsOf<typeof folderWords>;

interface LinesProps {
  readonly x: number;
  /** The first baseline. */
  readonly y: number;
  readonly size: number;
  readonly fill?: string;
  readonly children: readonly string[];
}

/** A few lines of the serif. */
const Lines = ({ x, y, size, fill = gold.ink, children }: LinesProps) =>
  children.map((line, index) => (
    <Outline key={line} face="serif" size={size} x={x} y={y + index * size * 1.15} fill={fill}>
      {line}
    </Outline>
  ));

const centre: Point = [140, 150];
const rays = [135, 157.5, 180, 202.5, 225, 247.5].map(
  (angle) => [polar(centre, 92, angle), polar(centre, 240, angle)] as const,
);

/** The page that is seen: a picture over two thirds, a headline and a caption. */
const picturePage = ({ caption }: Words) => (
  <>
    <linearGradient id="seen" x2="0.8" y2="1">
      {[gold.pale, gold.light, gold.honey, gold.dim].map((tone, index) => (
        <stop key={tone} offset={index / 3} stopColor={tone} />
      ))}
    </linearGradient>
    <path fill="url(#seen)" d={`M0 0H${width}V268L${width - 112} 314.4H0Z`} />
    <path fill={blend({ goldLight: 97, goldDeep: 15, paper: -12 })} d={`M${width} 0V268L${width - 112} 314.4Z`} />
    <Guide d={strokes(rays) + circle(140, 150, 104)} width={0.9} />
    <Stone facets={view(brilliant(), { x: 140, y: 150, size: 86, turn: 11 }).visible} />
    <Outline face="serif" size={58} x={22} y={388} tracking={-0.02} fill={gold.ink}>
      {site.name}
    </Outline>
    <Lines x={24} y={424} size={27}>
      {caption}
    </Lines>
  </>
);

/** The page that is read: two columns of few words and a picture below them. */
const textPage = ({ facets, corner }: Words) => (
  <>
    {facets.map(({ count, lines }, index) => (
      <g key={count} transform={`translate(${22 + index * 124} 0)`}>
        <Outline face="serif" size={76} x={0} y={92} tracking={-0.02} fill={gold.deep}>
          {count}
        </Outline>
        <Lines x={2} y={130} size={21}>
          {lines}
        </Lines>
      </g>
    ))}
    <path
      fill={gold.ink}
      d={closed([
        [24, 216],
        [256, 216],
        [256, 410],
        [228, 438],
        [24, 438],
      ])}
    />
    <Stone facets={view(emerald(92, 52, 15), { x: 140, y: 292, size: 1 }).visible} />
    <Outline face="serif" size={58} x={44} y={412} fill={gold.light}>
      45°
    </Outline>
    <Lines x={130} y={391} size={19} fill={gold.light}>
      {corner}
    </Lines>
    <Outline face="serif" size={17} x={24} y={462} fill={gold.ink}>
      {site.email}
    </Outline>
  </>
);

/** The cover, in ink: the mark larger than the sheet, and the tagline. */
const cover = (voice: readonly string[], broad = width) => (
  <>
    <path fill={gold.ink} d={`M0 0H${broad}V${height}H0z`} />
    <g transform={`translate(${broad - 216} -60) scale(5.4)`} fill="none" stroke={gold.light} strokeWidth={0.9}>
      {[gold.light, gold.deep, blend({ goldDeep: 48, ink: 52 })].map((fill, index) => (
        <path fill={fill} stroke="none" d={mark.planes[index]} key={fill} />
      ))}
      <path strokeLinejoin="bevel" d={mark.lines} />
    </g>
    <Lines x={22} y={368} size={37} fill={gold.light}>
      {voice}
    </Lines>
  </>
);

/** The tagline on two lines. */
const taglineIn = (locale: Locale) => {
  const words = site.tagline[locale].split(' ');
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half), words.slice(half)].map((line) => line.join(' '));
};

/** How far a page rises from one fold to the next. */
const rise = 20;
const slope = rise / width;

interface LeavesProps {
  readonly children: readonly ReactElement[];
  /** Whether the first one falls to the right; the others turn by turn. */
  readonly falls: boolean;
  readonly top?: number;
}

/** Pages folded against each other. */
const Leaves = ({ children, falls, top = 0 }: LeavesProps) => (
  <>
    <clipPath id="page">
      <path d={`M0 0H${width}V${height}H0z`} />
    </clipPath>
    {children.map((page, index) => {
      const down = falls === (index % 2 === 0);
      return (
        <g key={index} transform={`matrix(1 ${down ? slope : -slope} 0 1 ${index * width} ${down ? top : top + rise})`}>
          <path fill={colours.paper} d={`M0 0H${width}V${height}H0z`} />
          <g clipPath="url(#page)">{page}</g>
          <path fill="none" stroke={gold.deep} d={`M0 0H${width}V${height}H0z`} />
        </g>
      );
    })}
  </>
);

/** A folder of three pages: its cover, a page that is seen and a page that is read. */
const folder = (locale: Locale): Art => {
  const words = wordsIn(folderWords, locale);
  return defineArt({
    name: `services/folder-${locale}`,
    width: width * 3,
    height: height + rise,
    draw: () => (
      <>
        <Leaves falls>{[cover(taglineIn(locale)), picturePage(words), textPage(words)]}</Leaves>
        {/* The line of the page folds the sheet. */}
        <path
          fill="none"
          stroke={gold.deep}
          strokeWidth={3}
          d={`M0 1.5L${width} ${rise + 1.5} ${width * 2} 1.5 ${width * 3} ${rise + 1.5}M${width} ${rise}V${height + rise}M${width * 2} 0V${height}`}
        />
      </>
    ),
  });
};

/** The same on a phone: its cover lies behind the two pages inside. */
const uprightFolder = (locale: Locale): Art => {
  const words = wordsIn(folderWords, locale);
  return defineArt({
    name: `services/folder-upright-${locale}`,
    width: width * 2,
    height: height * 2,
    draw: () => (
      <>
        {cover(taglineIn(locale), width * 2)}
        <Leaves falls={false} top={height - rise}>
          {[picturePage(words), textPage(words)]}
        </Leaves>
      </>
    ),
  });
};

/** A printed folder that stands open. */
export const folderArt = {
  wide: { en: folder('en'), nl: folder('nl') },
  upright: { en: uprightFolder('en'), nl: uprightFolder('nl') },
} as const;
