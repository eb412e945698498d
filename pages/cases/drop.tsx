/** Lying on its side as in the name, where it is the hyphen: on its way to the right. */
const drop = 'M17 50C34 45 44 6 72 6 88 6 98 26 98 50S88 94 72 94C44 94 34 55 17 50Z';

/** The clinic's drop, stretched to the words that stand in it, with its glow behind it. */
export function Drop() {
  return (
    <svg className="drop" viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible" aria-hidden="true">
      <path fill="var(--client-soft)" d="M0 0H100V100H0Z" />
      <g>
        <path fill="var(--client-accent)" opacity="0.4" transform="translate(-14)" d={drop} />
        <path fill="var(--client-accent)" transform="translate(-6)" d={drop} />
        <path fill="var(--ground)" d={drop} />
      </g>
    </svg>
  );
}
