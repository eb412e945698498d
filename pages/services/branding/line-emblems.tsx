/** What the line of the page draws on its way from the margin to the edge of the screen, over the planes that it encloses, the brightest first, in the light of the construction above: the mark, the angles of its rules, a folded leaflet. */
const emblems = [
  {
    line: 'M91.7 210L37.6 155.9V79.3L91.7 25.2 222.4 79.3 168.3 210 37.6 155.9 91.7 25.2H168.3L222.4 79.3V155.9L168.3 210',
    planes: ['M91.7 25.2H168.3L222.4 79.3z', 'M91.7 25.2L222.4 79.3 37.6 155.9z', 'M91.7 25.2L37.6 79.3V155.9z'],
  },
  {
    line: 'M340 210V18H119.5L40 210 232 18 40 210 340 85.7',
    planes: ['M40 210L232 18H340V85.7z', 'M40 210L340 85.7V210z', 'M40 210L119.5 18H232z'],
  },
  {
    line: 'M50 210V60L140 22.7V172.7L50 210 140 172.7 230 210V60L140 22.7 230 60 320 22.7V172.7L230 210',
    planes: ['M140 172.7V22.7L230 60V210z', 'M230 210V60L320 22.7V172.7z', 'M50 210V60L140 22.7V172.7z'],
  },
] as const;

/** One of the three parts of the service, as the line draws it in passing. */
export const LineEmblem = ({ index }: { readonly index: 0 | 1 | 2 }) => (
  <svg viewBox="0 0 440 216" width="100%" overflow="visible" fill="none" aria-hidden="true">
    {emblems[index].planes.map((d, plane) => (
      <path fill={`url(#light-${plane})`} d={d} key={d} />
    ))}
    {/* As thick as the line in the margin, which it leaves and which it is. */}
    <g stroke="var(--gold-deep)" strokeWidth={4} strokeLinejoin="bevel">
      <path vectorEffect="non-scaling-stroke" d={emblems[index].line} />
      {/* On whole pixels: where two of them overlap, it grows no thicker. */}
      <path vectorEffect="non-scaling-stroke" shapeRendering="crispEdges" d="M-500 210H1400" />
    </g>
  </svg>
);
