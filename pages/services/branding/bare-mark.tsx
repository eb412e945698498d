import { mark } from '../../../content/art/brand/mark.ts';

/** The house mark without the name, to see the mark itself; its block sets size and colour. */
export function BareMark() {
  return (
    <svg className="bare-mark" viewBox={`0 0 ${mark.size} ${mark.size}`} aria-hidden="true">
      {mark.planes.map((plane, index) => (
        <path key={plane} className="bare-mark__plane" data-tone={index + 1} d={plane} />
      ))}
      <path className="bare-mark__lines" d={mark.lines} />
    </svg>
  );
}
