import { mark } from '../../content/look.ts';

/** The cut stone, for the eye only; the name stands beside it as text. */
export function BrandMark() {
  return (
    <svg className="brand__mark" viewBox={`0 0 ${mark.size} ${mark.size}`} aria-hidden="true">
      {mark.planes.map((plane, index) => (
        <path key={plane} className="brand__plane" data-tone={index + 1} d={plane} />
      ))}
      <path className="brand__line" d={mark.lines} />
    </svg>
  );
}
