/** A layer seen from the side, at the upper end of its stack. */
const layer = 'M4 11 15 3H42L45 5 34 13H7Z';

/** The sign of one advantage among four: a stack of layers with one of them in the light; counted from the bench. */
export function LayerSign({ lit }: { readonly lit: number }) {
  return (
    <svg className="facet-sign" viewBox="0 0 49 48" stroke="var(--mark)" strokeWidth="1.1" aria-hidden="true">
      {[0, 1, 2, 3].map((index) => (
        <path
          key={index}
          transform={`translate(0 ${31 - index * 10})`}
          fill={index === lit ? 'var(--gold-light)' : 'var(--ground)'}
          strokeLinejoin="bevel"
          d={layer}
        />
      ))}
    </svg>
  );
}
