export interface ResultClaimProps {
  /** What came of it, such as '190% appointment bookings'. */
  readonly children: string;
  /** What the claim is: 'Result'. */
  readonly label: string;
}

/** What a project brought in, its figure set large. */
export function ResultClaim({ children, label }: ResultClaimProps) {
  const [, figure, rest = children] = /^(\d+ ?%)\s+(.+)$/.exec(children) ?? [];
  return (
    <p className="result-claim cluster" data-items="baseline">
      <span className="visually-hidden">{label}: </span>
      {figure && <strong className="result-claim__figure">{figure}</strong>}{' '}
      <span className="result-claim__words">{rest}</span>
    </p>
  );
}
