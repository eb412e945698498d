import { mark } from '../../content/look.ts';

/** Six by eight teeth. */
const outline = `M0 0${'l6 5 6-5'.repeat(6)}${'l-5 5.500 5 5.500'.repeat(8)}${'l-6-5-6 5'.repeat(6)}${'l5-5.500-5-5.500'.repeat(8)}z`;

/** A postage stamp with the brand mark, for the eye only. */
export function PostStamp() {
  return (
    <svg className="post-stamp" viewBox="-1 -1 74 90" aria-hidden="true">
      <path fill="var(--paper)" stroke="var(--mark)" d={outline} />
      <path fill="var(--ink)" d="M10 10h52v68H10z" />
      <g transform="translate(15 22.500) scale(.65)">
        {mark.planes.map((plane, index) => (
          <path key={plane} className="brand__plane" data-tone={index + 1} d={plane} />
        ))}
        <path className="brand__line" d={mark.lines} />
      </g>
    </svg>
  );
}
