import { defineArt } from '../art.ts';
import { brilliant } from '../services/cut/cuts.ts';
import { Guide } from '../services/cut/guide.tsx';
import { hatch } from '../services/cut/hatch.ts';
import { closed, type Point } from '../services/cut/point.ts';
import { type Facet, view } from '../services/cut/solid.ts';
import { Stone } from '../services/cut/stone.tsx';
import { gold } from '../services/cut/tone.ts';

/** The strip: frames side by side between two perforated edges; the first and the last run out of the picture, and so do the stones in them. */
const [width, edge, height] = [2100, 96, 720];
const frame = { width: 900, gap: 30, starts: [-330, 600, 1530] } as const;

const pose = { y: edge + 300, tilt: 66, turn: 7 };
const rough = view(brilliant(), { ...pose, x: 198, size: 283 }).visible;
const ground = view(brilliant(), { ...pose, x: 1050, size: 312 }).visible;
const finished = view(brilliant(), { ...pose, x: 1884, size: 312 }).visible;

/** The stone as it was found, around the cut that is drawn on it. */
const crust = (
  [
    [10, 330],
    [70, 232],
    [206, 176],
    [392, 196],
    [512, 268],
    [540, 372],
    [430, 560],
    [318, 660],
    [222, 640],
    [70, 500],
  ] as const
).map(([x, y]): Point => [(x - 97) * 1.2, (y - 58) * 1.2]);

/** What the wheel has already polished is whole, the rest still a drawing. */
const leftOf = (across: number) => (facet: Facet) => facet.points.every(([x]) => x < across);
const polished = ground.filter(leftOf(1120));
const waiting = ground.filter((facet) => !leftOf(1120)(facet));

const disc = (radius: number) =>
  `M${1050 - radius} 676a${radius} ${radius * 0.2} 0 1 0 ${radius * 2} 0a${radius} ${radius * 0.2} 0 1 0 ${-radius * 2} 0Z`;

/** One hole of the perforation, its corners cut at 45°. */
const hole = (x: number, y: number) =>
  closed([
    [x + 8, y],
    [x + 36, y],
    [x + 44, y + 8],
    [x + 44, y + 24],
    [x + 36, y + 32],
    [x + 8, y + 32],
    [x, y + 24],
    [x, y + 8],
  ]);
const holes = [16, edge + height + 48].flatMap((y) => Array.from({ length: 27 }, (_, at) => hole(18 + at * 78, y)));
const windows = frame.starts.map((x) => `M${x} ${edge}h${frame.width}v${height}h${-frame.width}Z`);

/** The place of the intro film: three frames of a strip, in which a stone is marked, ground and polished. */
export const videoPosterArt = defineArt({
  name: 'about/video-poster',
  width,
  height: height + 2 * edge,
  draw: () => (
    <>
      <defs>
        <clipPath id="video-poster-frames">
          <path d={windows.join('')} />
        </clipPath>
        <clipPath id="video-poster-last">
          <path d={windows.at(-1)} />
        </clipPath>
        <radialGradient id="video-poster-lamp">
          <stop offset="0" stopColor={gold.deep} stopOpacity="0.5" />
          <stop offset="0.5" stopColor={gold.deep} stopOpacity="0.2" />
          <stop offset="1" stopColor={gold.deep} stopOpacity="0" />
        </radialGradient>
      </defs>
      <g clipPath="url(#video-poster-frames)">
        <Guide d={hatch(crust, -67.5, 14)} width={0.8} opacity={0.8} />
        <Guide d={closed(crust)} width={2} />
        <Guide d={rough.map(({ points }) => closed(points)).join('')} dash="7 6" width={1.6} />
        <path fill={gold.ink} stroke={gold.deep} strokeWidth="2" d={disc(420)} />
        <Guide d={[390, 350, 300, 240, 170].map(disc).join('')} width={1} />
        <Guide d="M630 676V700a420 84 0 0 0 840 0V676" width={1.4} />
        <Guide d={waiting.map(({ points }) => closed(points)).join('')} width={1.6} />
        <Stone facets={polished} />
      </g>
      <g clipPath="url(#video-poster-last)">
        <ellipse cx="1884" cy="420" rx="460" ry="400" fill="url(#video-poster-lamp)" />
        <Stone facets={finished} />
      </g>
      <path
        fill={gold.deep}
        fillOpacity="0.3"
        fillRule="evenodd"
        d={`M0 0H${width}V${height + 2 * edge}H0Z${holes.join('')}${windows.join('')}`}
      />
    </>
  ),
});
