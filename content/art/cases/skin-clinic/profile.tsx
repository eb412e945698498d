import { skinClinicPalette as palette } from './palette.ts';

/** From the forehead over brow, nose, lips, chin and throat down to the chest. */
const facePath =
  '76-74C74-42 79-18 82 2C85 18 87 32 84 46C78 72 57 105 39 136C32 148 33 158 43 163C54 168 66 172 71 183C75 192 73 203 66 213C60 221 54 226 54 233C54 240 65 242 73 246C64 251 59 258 60 266C62 277 73 281 76 292C79 303 73 315 72 330C71 355 86 376 116 384C154 393 206 384 244 402C276 418 286 452 292 500C302 580 296 640 246 700C190 750 130 780 110 830';

/** From the back up to the nape, where the hair begins. */
const backPath = '900 830C870 700 770 640 690 590C630 550 592 480 590 400C588 330 600 280 620 220';

/** The head with its hair from the crown to the forehead and from the nape to the crown. */
const headPath = `M400-330C250-330 150-262 118-192C96-160 80-118 ${facePath}L${backPath}C690 170 726 60 722-50C716-222 570-330 400-330Z`;

/** Instead of a back: the colour goes on from the crown to the right. */
const edgePath = `M400-330C250-330 150-262 118-192C96-160 80-118 ${facePath}L2600 830V-900Z`;

/** Skin under the hair, a little smaller than the head, so that none of it shows around the hair. */
const skinPath = `M400-300C300-306 188-276 130-206C98-167 80-120 ${facePath}L${backPath}C670 160 700 60 690-40C675-200 540-292 400-300Z`;

/** What lies in the shade of the jaw: its line runs from the chin up to the ear. */
const neckPath = `M110 830C130 780 190 750 246 700C296 640 302 580 292 500C286 452 276 418 244 402C206 384 154 393 116 384C230 366 326 336 366 284C396 244 408 190 410 110L600 180L620 220C600 280 588 330 590 400C592 480 630 550 690 590C770 640 870 700 900 830Z`;

/** Hair, combed back from forehead and temple behind the ear, and its knot. */
const hairPath =
  'M118-192C150-262 250-330 400-330C570-330 716-222 722-50C726 60 690 170 628 226C604 248 560 246 520 226C486 208 462 190 446 166C470 120 476 60 452 20C430-10 396-6 384 20C378 34 372 44 366 54C340 20 300 0 262-20C214-46 196-96 198-150C170-172 140-184 118-192ZM690-250C740-310 850-300 880-220C906-144 850-70 770-76C700-82 640-190 690-250Z';
const strandsPath =
  'M236-176C400-232 560-226 690-170M290-60C420-130 560-160 688-150M500 70C580 40 650-40 690-128M716-206C744-262 830-262 846-204C858-158 806-128 776-152';

const earPath =
  'M386 30C394-10 440-16 456 20C474 62 464 118 442 158C430 180 402 184 396 164C390 146 394 128 391 104C388 78 382 56 386 30Z';
/** The fold of the ear, the lashes, nostril and wing of the nose. */
const finePath =
  'M408 34C424 14 446 34 444 66C442 92 424 104 420 126M118 66C112 75 105 80 96 82M130 73C126 83 120 91 112 95M145 78C143 88 139 96 132 101M64 164C68 157 77 156 83 162M94 142C104 148 107 162 98 172';
/** Brow, and the lid that is closed. */
const eyePath = 'M98 2C118-22 160-32 212-10C164-18 128-8 103 8ZM112 56C121 76 156 87 202 62C158 76 130 70 112 56Z';
const upperLipPath = 'M54 233C54 226 60 221 66 213C78 222 90 234 101 245C91 243 82 244 73 246C65 242 54 240 54 233Z';
const lowerLipPath = 'M73 246C82 244 91 243 101 245C93 260 83 271 66 277C63 274 61 270 60 266C59 258 64 251 73 246Z';

interface PlaceProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Chin lifted, tip of the nose at x and 150 below y. */
const place = ({ x, y, scale }: PlaceProps) =>
  `translate(${x} ${y}) rotate(8) scale(${Math.round(scale * 1000) / 1000})`;

interface ProfileProps extends PlaceProps {
  readonly fill: string;
  /** Its outline as the left edge of a colour that goes on to the right: no back of the head. */
  readonly edge?: true;
}

/** The outline of a head that looks left; neck and shoulder run off below. */
export function Profile({ fill, edge, ...at }: ProfileProps) {
  return <path transform={place(at)} fill={fill} d={edge ? edgePath : headPath} />;
}

/** The colours of a portrait. */
export interface Tones {
  readonly skin: string;
  readonly shade: string;
  readonly hair: string;
  readonly strands: string;
  readonly line: string;
  readonly lips: readonly [upper: string, lower: string];
}

/** Skin as it is, hair in the clinic's blue green. */
export const natural: Tones = {
  skin: palette.beige,
  shade: '#d9c1a3',
  hair: palette.blueGreen,
  strands: '#236874',
  line: '#8d6f55',
  lips: ['#b98a72', '#c99f86'],
};

/** The same head from close by: a woman at rest, eyes closed, her hair in a knot. */
export function Portrait({ tones = natural, ...at }: PlaceProps & { readonly tones?: Tones }) {
  const { skin, shade, hair, strands, line, lips } = tones;
  return (
    <g transform={place(at)}>
      <path fill={skin} d={skinPath} />
      <path fill={shade} d={neckPath} />
      <path fill={hair} d={hairPath} />
      <path fill={skin} d={earPath} />
      <path fill={lips[0]} d={upperLipPath} />
      <path fill={lips[1]} d={lowerLipPath} />
      <path fill={line} d={eyePath} />
      <g fill="none" strokeWidth="5" strokeLinecap="round">
        <path stroke={strands} d={strandsPath} />
        <path stroke={line} strokeWidth="4" d={finePath} />
      </g>
    </g>
  );
}
