import { mark } from '../../content/look.ts';

/** Nine by eleven teeth of eight units, cut at 45° like everything here. */
const outline = `M0 0${'l4 4 4-4'.repeat(9)}${'l-4 4 4 4'.repeat(11)}${'l-4-4-4 4'.repeat(9)}${'l4-4-4-4'.repeat(11)}z`;

export interface PostStampProps {
  /** What it says in the place of the mark. */
  readonly figure?: number;
}

/** A postage stamp with the brand mark, for the eye only. */
export function PostStamp({ figure }: PostStampProps) {
  return (
    <svg className="post-stamp" viewBox="-1 -1 74 90" aria-hidden="true">
      <path fill="var(--paper)" stroke="var(--mark)" d={outline} />
      <path fill="var(--ink)" d="M9 9h54v70H9z" />
      {figure ? (
        <text className="post-stamp__figure" x="36" y="62" textAnchor="middle" fill="var(--gold-light)">
          {figure}
        </text>
      ) : (
        <g transform="translate(15 22.500) scale(.65)">
          {mark.planes.map((plane, index) => (
            <path key={plane} className="brand__plane" data-tone={index + 1} d={plane} />
          ))}
          <path className="brand__line" d={mark.lines} />
        </g>
      )}
    </svg>
  );
}
