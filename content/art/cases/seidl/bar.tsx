interface BarProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The end that is round; the other is cut straight. */
  readonly round: 'left' | 'right';
  /** Else that of the group it is in. */
  readonly fill?: string;
  readonly opacity?: number;
}

/** The brick of the identity: a bar with one round end. Two of them stacked make the S. */
export function Bar({ x, y, width, height, round, fill, opacity }: BarProps) {
  const radius = height / 2;
  const [start, way] = round === 'left' ? [x + width, -1] : [x, 1];
  const straight = way * (width - radius);
  const end = `a${radius} ${radius} 0 0 ${way > 0 ? 1 : 0} 0 ${height}`;
  return <path fill={fill} opacity={opacity} d={`M${start} ${y}h${straight}${end}h${-straight}Z`} />;
}
