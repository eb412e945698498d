import { seidlPalette as palette } from './palette.ts';

interface HostProps {
  /** Middle of the lower edge. */
  readonly x: number;
  readonly y: number;
  /** Width of the shoulders. */
  readonly width: number;
}

/** The person before the camera, without a face of anyone's: bars and rounds of the mark, no more. */
export function Host({ x, y, width }: HostProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${width / 200})`}>
      <path fill={palette.pine} d="M-70-80v-96a70 70 0 0 1 70-70v166Z" />
      <path fill="#f0986d" d="M-24-130h48v50h-48Z" />
      <path fill={palette.cream} d="M-150 0v-84H16a84 84 0 0 1 84 84Z" />
      <path fill="#f0986d" d="M-24-86h48a24 24 0 0 1-48 0Z" />
      <path fill="#ffb691" d="M-44-196H0a54 54 0 0 1 54 54 44 44 0 0 1-44 44H0a44 44 0 0 1-44-44Z" />
      <path fill={palette.pine} d="M-50-176h60a54 54 0 0 0 54-70H0a70 70 0 0 0-50 21Z" />
    </g>
  );
}
