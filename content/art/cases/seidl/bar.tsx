interface BarProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The end that is round; the other is cut straight. */
  readonly round: 'left' | 'right';
  readonly fill: string;
  readonly opacity?: number;
}

/** The brick of the identity: a bar with one round end. Two of them stacked make the S. */
export function Bar({ x, y, width, height, round, fill, opacity }: BarProps) {
  const radius = height / 2;
  const straight = width - radius;
  const d =
    round === 'left'
      ? `M${x + radius} ${y}h${straight}v${height}h${-straight}a${radius} ${radius} 0 0 1 0 ${-height}Z`
      : `M${x} ${y}h${straight}a${radius} ${radius} 0 0 1 0 ${height}h${-straight}Z`;
  return <path fill={fill} opacity={opacity} d={d} />;
}
