import { defineArt } from '../art.ts';
import { skinClinicTheme } from '../cases/skin-clinic/palette.ts';
import { Website } from '../cases/skin-clinic/website.tsx';
import { emerald } from './cut/cuts.ts';
import { Guide } from './cut/guide.tsx';
import { closed } from './cut/point.ts';
import { view } from './cut/solid.ts';
import { Stone } from './cut/stone.tsx';
import { gold } from './cut/tone.ts';

const [table, ...frame] = view(emerald(290, 262, 34), { x: 350, y: 350, size: 1 }).visible;
const opening = closed(table!.points);

/** A client's home page in an emerald cut: the steps of the stone are its frame, its table is the window. */
export const websiteArt = defineArt({
  name: 'services/website',
  width: 700,
  height: 700,
  draw: () => (
    <>
      <Guide d="M64 128H658M64 572H658M100 40V660M600 40V660" width={0.8} opacity={0.75} />
      <Guide d="M64 144L150 58M550 58L658 166M64 556L150 642M550 642L658 534" width={0.9} dash="7 6" />
      <Stone facets={frame} />
      <clipPath id="website-table">
        <path d={opening} />
      </clipPath>
      <g clipPath="url(#website-table)">
        <path fill={skinClinicTheme.ground} d={opening} />
        <g transform="translate(350 350) scale(0.47) translate(-600 -440)">
          <Website fine={false} />
        </g>
      </g>
      <path fill="none" stroke={gold.ink} strokeWidth="2.4" strokeLinejoin="round" d={opening} />
    </>
  ),
});
