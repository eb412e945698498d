/** Lying on its side as in the name, where it is the hyphen: on its way to the right. */
const drop = 'M36 0C22-9 14-45-18-45-36-45-46-24-46 0S-36 45-18 45C14 45 22 9 36 0Z';

/** The clinic's drop, stretched to the words that stand in it, with its glow behind it. */
export function Drop() {
  return (
    <svg className="drop" viewBox="-50 -50 100 100" preserveAspectRatio="none" overflow="visible" aria-hidden="true">
      <path fill="var(--client-soft)" d="M-50-50H50V99H-50Z" />
      <g>
        <path fill="var(--client-accent)" opacity="0.4" transform="translate(9)" d={drop} />
        <path fill="var(--client-accent)" transform="translate(4)" d={drop} />
        <path fill="var(--ground)" d={drop} />
      </g>
    </svg>
  );
}
