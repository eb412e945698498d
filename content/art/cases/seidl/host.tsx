import { seidlPalette as palette } from './palette.ts';

interface HostProps {
  /** Middle of the lower edge. */
  readonly x: number;
  readonly y: number;
  /** Width of the shoulders. */
  readonly width: number;
}

/** The person before the camera, built from rounds and bars like everything else. */
export function Host({ x, y, width }: HostProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${width / 200})`}>
      <path fill={palette.pine} d="M-58-190a58 58 0 0 1 116 0v70H-58Z" />
      <path fill="#f0986d" d="M-24-130h48v60h-48Z" />
      <path fill={palette.cream} d="M-100 0v-10a78 78 0 0 1 78-78h44a78 78 0 0 1 78 78V0Z" />
      <path fill="#f0986d" d="M-24-90h48a24 24 0 0 1-48 0Z" />
      <path fill="#ffb691" d="M-42-194h84v44a42 42 0 0 1-84 0Z" />
      <path fill={palette.pine} d="M-43-172v-24a42 42 0 0 1 86 0v6c-42 4-58-6-66-16-4 14-10 26-18 34Z" />
      <path
        fill="none"
        stroke={palette.pine}
        strokeWidth="5"
        strokeLinecap="round"
        d="M-14-134q14 12 28 0M-18-160v4M18-160v4"
      />
    </g>
  );
}
