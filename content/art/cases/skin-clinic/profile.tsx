const outlinePath =
  'M520-480C300-440 108-290 82-130C75-80 88-40 88-4C88 30 52 88 12 140C-2 158 2 175 23 182C44 188 60 190 66 202C70 216 60 230 46 244C35 257 42 268 62 273C67 276 66 280 61 284C44 291 42 307 55 321C68 334 78 346 74 364C70 388 55 404 60 438C67 474 106 498 158 496C222 493 280 476 322 492C352 560 346 700 290 860L1500 860L1500-720Z';

/** A lash line, thin at either end. */
const closedEye = 'M122 36C142 66 190 76 230 50C190 73 143 61 122 36Z';

interface ProfileProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly fill: string;
  /** Draws the closed eye in this colour. */
  readonly eye?: string;
}

/** A face in profile looking left with its chin lifted, tip of the nose near x, y; it runs off to the right, above and below. */
export function Profile({ x, y, scale, fill, eye }: ProfileProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(8) scale(${Math.round(scale * 1000) / 1000})`}>
      <path fill={fill} d={outlinePath} />
      {eye && <path fill={eye} stroke={eye} strokeWidth="1.5" strokeLinejoin="round" d={closedEye} />}
    </g>
  );
}
