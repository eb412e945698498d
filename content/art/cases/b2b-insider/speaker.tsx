export interface SpeakerProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Left out, what stands behind shows. */
  readonly ground?: string;
  readonly head: string;
  readonly body: string;
  /** Hair, from above: cap, bob or bun. */
  readonly hair: 'cap' | 'bob' | 'bun';
  readonly hairFill: string;
}

const behind = {
  cap: '',
  bob: 'M26 76V38A24 24 0 0 1 74 38V76Z',
  bun: 'M40 12A10 10 0 0 1 60 12A10 10 0 0 1 40 12Z',
} as const;

const front = {
  cap: 'M28 38A22 22 0 0 1 72 38Z',
  bob: 'M27 40A23 23 0 0 1 73 40A40 40 0 0 1 44 26A26 26 0 0 1 27 40Z',
  bun: 'M28 36A22 22 0 0 1 72 36A22 9 0 0 0 28 36Z',
} as const;

/** One tile of a video call: head and shoulders from the shapes of the mark; its ground reaches a hair below its neighbours, so that no seam shows. */
export function Speaker({ x, y, size, ground, head, body, hair, hairFill }: SpeakerProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`}>
      {ground && <path fill={ground} d="M-.5-.5H100.5V100.5H-.5Z" />}
      {behind[hair] && <path fill={hairFill} d={behind[hair]} />}
      <path fill={body} d="M8 100A42 34 0 0 1 92 100Z" />
      <path fill={head} d="M43 56H57V68A7 7 0 0 1 43 68ZM28 40A22 22 0 0 1 72 40A22 22 0 0 1 28 40Z" />
      <path fill={hairFill} d={front[hair]} />
    </g>
  );
}
