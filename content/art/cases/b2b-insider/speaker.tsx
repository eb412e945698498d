/** What a head wears, behind it and before it, from the shapes of the mark. */
const heads = {
  cap: { behind: '', front: 'M28 38A22 22 0 0 1 72 38Z' },
  bob: {
    behind: 'M26 76V38A24 24 0 0 1 74 38V76Z',
    front: 'M27 40A23 23 0 0 1 73 40A40 40 0 0 1 44 26A26 26 0 0 1 27 40Z',
  },
  bun: { behind: 'M40 12A10 10 0 0 1 60 12A10 10 0 0 1 40 12Z', front: 'M28 36A22 22 0 0 1 72 36A22 9 0 0 0 28 36Z' },
  beard: { behind: '', front: 'M28 34A22 22 0 0 1 72 34L64 27H36ZM28 42H35A15 9 0 0 0 65 42H72A22 26 0 0 1 28 42Z' },
  scarf: {
    behind: 'M22 74V40A28 28 0 0 1 78 40V74A28 16 0 0 1 22 74Z',
    front: 'M27 40A23 23 0 0 1 73 40A36 20 0 0 0 27 40Z',
  },
  curls: {
    behind:
      'M16 40A12 12 0 0 1 24 22A13 13 0 0 1 42 11A14 14 0 0 1 62 12A13 13 0 0 1 78 25A12 12 0 0 1 83 44A10 10 0 0 1 70 54H30A10 10 0 0 1 16 40Z',
    front: 'M30 32A20 16 0 0 1 70 32A40 14 0 0 0 30 32Z',
  },
  glasses: {
    behind: '',
    front:
      'M28 36A22 22 0 0 1 50 18Q64 26 28 36ZM30 36H47V44A8.5 8.5 0 0 1 30 44ZM53 36H70V44A8.5 8.5 0 0 1 53 44ZM46 38H54V40H46Z',
  },
} as const;

export interface SpeakerProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Left out, what stands behind shows. */
  readonly ground?: string;
  readonly head: string;
  readonly body: string;
  readonly hair: keyof typeof heads;
  readonly hairFill: string;
}

/** One tile of a video call: head and shoulders from the shapes of the mark; its ground ends on whole pixels, as its neighbours do. */
export function Speaker({ x, y, size, ground, head, body, hair, hairFill }: SpeakerProps) {
  const { behind, front } = heads[hair];
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`}>
      {ground && <path fill={ground} shapeRendering="crispEdges" d="M0 0H100V100H0Z" />}
      {behind && <path fill={hairFill} d={behind} />}
      <path fill={body} d="M8 100A42 34 0 0 1 92 100Z" />
      <path fill={head} d="M43 56H57V68A7 7 0 0 1 43 68ZM28 40A22 22 0 0 1 72 40A22 22 0 0 1 28 40Z" />
      <path fill={hairFill} fillRule="evenodd" d={front} />
    </g>
  );
}
