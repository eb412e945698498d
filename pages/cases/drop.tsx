/** Lying on its side as in the name, where it is the hyphen: on its way to the right. */
const drop = 'M-33 0C-16-5-6-44 22-44 38-44 48-24 48 0S38 44 22 44C-6 44-16 5-33 0Z';

/** The clinic's drop, stretched to the words that stand in it, with its glow behind it. */
export function Drop() {
  return (
    <svg className="drop" viewBox="-50 -50 100 100" preserveAspectRatio="none" overflow="visible" aria-hidden="true">
      <path fill="var(--client-soft)" d="M-50-50H50V99H-50Z" />
      <g>
        <path fill="var(--client-accent)" opacity="0.4" transform="translate(-14)" d={drop} />
        <path fill="var(--client-accent)" transform="translate(-6)" d={drop} />
        <path fill="var(--ground)" d={drop} />
      </g>
    </svg>
  );
}
