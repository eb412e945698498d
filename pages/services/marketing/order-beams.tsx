/**
 * From one stone the beam of each plan falls on the situation that it is for; where there is no site yet, the light has nothing to
 * fall on, and only its edges are drawn. For the eye only.
 */
export const OrderBeams = () => (
  <svg
    className="beam-fan marketing-order__beams"
    width="100%"
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    overflow="visible"
    aria-hidden="true"
  >
    <path fill="var(--pale)" d="M0 101V100L80 0 31 100v1z" />
    <path fill="var(--gold-light)" d="M34.5 101V100L80 0 65.5 100v1z" />
    <path
      fill="none"
      stroke="var(--gold-light)"
      strokeDasharray="5"
      vectorEffect="non-scaling-stroke"
      d="M69 100L80 0l20 100"
    />
  </svg>
);
