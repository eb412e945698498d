const drawings = {
  instagram: 'M7 3h10l4 4v10l-4 4H7l-4-4V7zM12 7.6l3.1 1.3 1.3 3.1-1.3 3.1-3.1 1.3-3.1-1.3L7.6 12l1.3-3.1zM17 6.4v.9',
  linkedin: 'M5 9.5V20M5 4.6v1.2M10.5 20V9.5m0 5.2 2.2-4 4-1 2.8 2.6V20',
} as const;

/** The sign of a network, redrawn in straight cuts; its name stands beside it as text. */
export function SocialIcon({ network }: { readonly network: keyof typeof drawings }) {
  return (
    <svg
      width="1.15rem"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="bevel"
      aria-hidden="true"
    >
      <path d={drawings[network]} />
    </svg>
  );
}
