/** From the crown over forehead, nose, lips and chin down to the chest. */
const facePath =
  'M400-316C296-318 198-286 142-222C98-172 77-112 75-62C74-36 81-18 82 4C82 26 76 42 67 60C54 88 38 110 21 134C9 152 14 168 31 174C45 178 60 181 67 190C73 199 68 211 62 221C56 231 43 238 42 251C41 263 57 266 68 271C58 275 48 284 50 297C52 310 70 314 75 326C79 339 67 348 64 368C61 396 82 416 118 420C160 424 200 412 234 430C264 446 272 500 278 560C286 630 270 700 216 790';

/** From there up the nape and round the back of the head. */
const backPath =
  'L760 790C690 700 630 570 600 450C586 386 590 330 604 280C626 208 690 100 690-48C690-212 572-316 400-316Z';

/** Instead of a back: the colour goes on from the crown to the right. */
const onwards = 'L2600 790V-900L400-316Z';

/** A lash line, thin at either end. */
const closedEye = 'M130 30C148 62 192 74 238 46C196 68 148 58 130 30Z';

interface ProfileProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly fill: string;
  /** Draws the closed eye in this colour. */
  readonly eye?: string;
  /** Its outline as the left edge of a colour that goes on to the right: no back of the head. */
  readonly edge?: true;
}

/** A head in profile looking left with its chin lifted, tip of the nose at x and 150 below y; neck and shoulder run off below. */
export function Profile({ x, y, scale, fill, eye, edge }: ProfileProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(8) scale(${Math.round(scale * 1000) / 1000})`}>
      <path fill={fill} d={facePath + (edge ? onwards : backPath)} />
      {eye && <path fill={eye} stroke={eye} strokeWidth="1.5" strokeLinejoin="round" d={closedEye} />}
    </g>
  );
}
