import { site } from '../../site.ts';
import { type Art, defineArt } from '../art.ts';
import { Outline } from '../outline.tsx';

/** The card that stands for a page where it is shared: its title set large, the brand below, the page's own picture cut into a facet on the right. */
export function shareCard(lines: readonly string[], size: number, picture?: Art): Art {
  const leading = size * 1.02;
  const top = 300 - ((lines.length - 1) * leading) / 2;
  return defineArt({
    name: 'brand/share-card',
    width: 1200,
    height: 630,
    draw: () => (
      <>
        <defs>
          <clipPath id="share-cut">
            <path d="M880 0H1200V630H720L812 408Z" />
          </clipPath>
        </defs>
        <rect width="1200" height="630" fill="#12100d" />
        <g clipPath="url(#share-cut)">
          {picture ? (
            <svg
              x="720"
              y="0"
              width="840"
              height="630"
              viewBox={`0 0 ${picture.width} ${picture.height}`}
              preserveAspectRatio="xMidYMid slice"
            >
              {picture.draw()}
            </svg>
          ) : (
            <path d="M720 0h480v630H720z" fill="#ae8933" />
          )}
        </g>
        <path d="M880 0 812 408 720 630" fill="none" stroke="#FFE69B" strokeWidth="2" />
        {lines.map((line, index) => (
          <Outline key={line} face="serif" size={size} x={72} y={top + index * leading} tracking={-0.02} fill="#FFE69B">
            {line}
          </Outline>
        ))}
        <Outline face="serif" size={34} x={72} y={566} fill="#ffffff">
          {site.name}
        </Outline>
      </>
    ),
  });
}
