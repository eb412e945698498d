/** From one stone a beam falls on each situation, and becomes the plane that it is told on. For the eye only. */
export const OrderBeams = () => (
  <svg
    className="beam-fan marketing-order__beams"
    width="100%"
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    overflow="visible"
    aria-hidden="true"
  >
    <path fill="var(--paper)" d="M0 101V100L80 0 31 100v1z" />
    <path fill="var(--pale)" d="M34.5 101V100L80 0 65.5 100v1z" />
    <path fill="var(--gold-light)" d="M69 101V100L80 0 100 100v1z" />
  </svg>
);
