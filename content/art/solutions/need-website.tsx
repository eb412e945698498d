import { defineArt } from '../art.ts';
import { defineSheet } from '../sheet.tsx';
import { emerald } from '../services/cut/cuts.ts';
import { Guide } from '../services/cut/guide.tsx';
import { plate } from '../services/cut/plate.ts';
import { closed, type Point } from '../services/cut/point.ts';
import { type Facet, view } from '../services/cut/solid.ts';
import { Stone } from '../services/cut/stone.tsx';
import { gold } from '../services/cut/tone.ts';

const page = view(emerald(300, 214, 32), { x: 344, y: 252, size: 1 }).visible;
/** Of the page only the planes around the upper left corner exist so far. */
const begun = [1, 2, 8, 7, 9, 10, 16, 15]
  .map((index) => page[index]!)
  .filter(({ points }) => points.some(([x, y]) => x + y < 560));
const first = begun.filter(({ light }) => light > 0.1);

/** The pointer that cuts, by its tip: two wings and a shaft that meet in a ridge. */
function cursor(tip: Point): Facet[] {
  const to = (x: number, y: number): Point => [tip[0] + x, tip[1] + y];
  const [neck, foot] = [to(57, 140), to(88, 208)];
  return [
    { points: [tip, to(0, 190), to(43, 148), neck], light: 1.3 },
    { points: [tip, neck, to(74, 134), to(134, 134)], light: -0.35 },
    { points: [neck, to(43, 148), to(74, 214), foot], light: 0.5 },
    { points: [neck, foot, to(104, 200), to(74, 134)], light: -0.5 },
  ];
}
const sketch = [
  plate(132, 120, 74, 13, 4),
  plate(132, 152, 222, 118, 16),
  plate(374, 152, 182, 118, 16),
  ...[132, 280, 428].map((x) => plate(x, 290, 128, 94, 16)),
];

/** A page that is only a plan yet, its first planes cut, and the pointer that cuts them. */
export const needWebsiteArt = defineArt({
  name: 'solutions/need-website',
  width: 700,
  height: 520,
  draw: () => (
    <>
      <Guide d="M0 38H700M0 466H700M44 22V520M644 22V520" width={0.8} opacity={0.7} />
      <Guide d={page.map(({ points }) => closed(points)).join('')} dash="8 6" width={1.2} />
      <Guide d={sketch.map(closed).join('') + 'M379 157L551 265M379 265L551 157'} width={1.1} />
      <Stone facets={first} />
      <path fill={gold.light} stroke={gold.ink} strokeWidth="1.4" d={closed(sketch[1]!)} />
      <path
        fill={gold.ink}
        d={[sketch[0]!, plate(156, 186, 138, 15, 4), plate(156, 214, 92, 15, 4)].map(closed).join('')}
      />
      <Stone facets={cursor([430, 262])} />
    </>
  ),
});

/** The pointer alone, its work done. */
export const pointerArt = defineArt({
  name: 'solutions/pointer',
  width: 140,
  height: 218,
  draw: () => <Stone facets={cursor([3, 3])} />,
});

/** The line at 67.5° between what stays of an old site and what is new, from its upper end. */
const [cutTop, cutFoot]: [Point, Point] = [
  [176, 10],
  [93, 210],
];
const calendar = [0, 1, 2, 3].flatMap((row) =>
  [0, 1, 2, 3, 4].map((day) => plate(116 + day * 27, 44 + row * 25, 23, 21, 4)),
);
/** Days that are taken. */
const booked = [1, 6, 7, 13, 15, 19].map((day) => calendar[day]!);

/** A site: its page, the planes that lie in the light on it, those that are written or pressed, and lines. */
const site =
  ({
    page,
    bright = [],
    dark = [],
    lines = '',
    plan = '',
  }: {
    readonly page: readonly Point[];
    readonly bright?: readonly (readonly Point[])[];
    readonly dark?: readonly (readonly Point[])[];
    readonly lines?: string;
    readonly plan?: string;
  }) =>
  () => (
    <>
      <Guide d={plan} dash="7 5" width={1.6} />
      <path fill={gold.light} d={closed(page)} />
      <path fill={gold.gleam} d={bright.map(closed).join('')} />
      <path fill={gold.ink} d={dark.map(closed).join('')} />
      <path fill="none" stroke={gold.ink} strokeWidth="1.6" d={lines} />
    </>
  );

const sites = [
  site({
    page: plate(0, 40, 236, 180, 16),
    bright: [
      plate(140, 82, 80, 68, 8),
      plate(16, 164, 62, 40, 7),
      plate(87, 164, 62, 40, 7),
      plate(158, 164, 62, 40, 7),
    ],
    dark: [plate(16, 86, 108, 13, 3), plate(16, 107, 82, 7, 2), plate(16, 128, 62, 20, 6)],
    lines: 'M0 68H236M150 54h18M176 54h18M202 54h18',
  }),
  site({
    page: plate(0, 0, 320, 220, 18),
    bright: [
      ...calendar.filter((day) => !booked.includes(day)),
      ...[46, 104].map((y) => plate(262, y, 44, 48, 7)),
      ...[0, 1, 2].map((place) => plate(116 + place * 66, 162, 58, 42, 7)),
    ],
    dark: [
      ...booked,
      ...[46, 84, 122, 160].flatMap((y) => [
        plate(16, y, 26, 26, 8),
        plate(50, y + 4, 46, 6, 2),
        plate(50, y + 15, 30, 5, 2),
      ]),
    ],
    lines: 'M0 30H320M234 15h18M260 15h18M286 15h18M106 30V220',
  }),
  site({
    page: [cutTop, [300, 10], [316, 26], [316, 194], [300, 210], cutFoot],
    bright: [plate(184, 56, 116, 66, 8), plate(146, 142, 70, 50, 8), plate(230, 142, 70, 50, 8)],
    dark: [plate(198, 72, 76, 11, 3), plate(198, 92, 48, 7, 2)],
    lines: 'M166 38H316M230 24h18M256 24h18M282 24h18',
    plan:
      closed([[10, 10], cutTop, cutFoot, [10, 210], [2, 202], [2, 18]]) +
      'M2 44H162M20 66H130V96H20ZM20 66L130 96M130 66L20 96M20 114H116M20 134H108M20 154H100M20 174H92',
  }),
];

/** The sites that answer the wishes: a small one, whole; one that books, knows its members and shows a stock; and one of which half is still the old plan. */
export const siteArts = defineSheet({ name: 'solutions/sites', width: 320, height: 220, draws: sites });
