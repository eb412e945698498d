/** A regular octagon from above, its table inside it, corner by corner from the upper left. */
const outer = ['15.3 3', '32.7 3', '45 15.3', '45 32.7', '32.7 45', '15.3 45', '3 32.7', '3 15.3'];
const inner = ['19.4 13', '28.6 13', '35 19.4', '35 28.6', '28.6 35', '19.4 35', '13 28.6', '13 19.4'];

const lines =
  `M${outer.join('L')}ZM${inner.join('L')}Z` + outer.map((corner, index) => `M${corner}L${inner[index]!}`).join('');

export interface FacetSignProps {
  /** Which of the eight planes is lit, from the upper edge clockwise. */
  readonly lit: number;
}

/** The sign of one advantage among several: a single-cut stone with one of its planes in the light. */
export function FacetSign({ lit }: FacetSignProps) {
  const [from, to] = [lit % 8, (lit + 1) % 8];
  return (
    <svg width="3rem" viewBox="0 0 48 48" aria-hidden="true">
      <path fill="var(--gold-light)" d={`M${outer[from]}L${outer[to]}L${inner[to]}L${inner[from]}Z`} />
      <path fill="none" stroke="var(--mark)" strokeWidth="1.1" strokeLinejoin="bevel" d={lines} />
    </svg>
  );
}
