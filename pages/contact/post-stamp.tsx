import { mark } from '../../content/look.ts';

/** A postage stamp with the brand mark, for the eye only: its perforation is a row of dots in the colour of the envelope. */
export function PostStamp() {
  return (
    <svg className="post-stamp" viewBox="0 0 72 90" aria-hidden="true">
      <path fill="var(--paper)" d="M0 0h72v90H0z" />
      <path fill="var(--ink)" d="M9 9h54v72H9z" />
      <path
        fill="none"
        stroke="var(--envelope)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0 9"
        d="M0 0h72v90H0z"
      />
      <g transform="translate(14 22) scale(.69)">
        {mark.planes.map((plane, index) => (
          <path key={plane} className="brand__plane" data-tone={index + 1} d={plane} />
        ))}
        <path className="brand__line" d={mark.lines} />
      </g>
    </svg>
  );
}
