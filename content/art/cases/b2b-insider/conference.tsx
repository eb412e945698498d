import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { Lockup } from './lockup.tsx';
import { Mark } from './mark.tsx';
import { b2bInsiderPalette } from './palette.ts';
import { Speaker } from './speaker.tsx';
import { Tiles } from './tiles.tsx';

const { blush, cream, lime, oxblood, vermilion, wine } = b2bInsiderPalette;

function Badge() {
  return (
    <g transform="translate(-52 0) rotate(-5 300 0)">
      <path fill={vermilion} d="M250 -40H290L312 176H288ZM350 -40H310L288 176H312Z" />
      <rect fill={wine} x="282" y="160" width="36" height="40" rx="8" />
      <rect fill={oxblood} fillOpacity="0.16" x="150" y="208" width="328" height="492" rx="30" />
      <rect fill={cream} x="136" y="192" width="328" height="492" rx="30" />
      <rect fill={lime} x="270" y="212" width="60" height="12" rx="6" />
      <Speaker x={160} y={246} size={280} ground={lime} head={blush} body={vermilion} hair="scarf" hairFill={oxblood} />
      <Outline face="grotesk-bold" size={50} x={160} y={590} tracking={-0.03} fill={oxblood}>
        Speaker
      </Outline>
      <Outline face="grotesk" size={28} x={162} y={636} fill={oxblood}>
        IT Conference
      </Outline>
      <Mark x={384} y={594} size={56} left={oxblood} right={vermilion} />
    </g>
  );
}

/** The title slide, its upper left corner at 560 by 0 and its lower right one at 1200 by 800. */
const Slide = () => (
  <>
    <path fill={oxblood} d="M560 0H1200V800H560Z" />
    <path fill={lime} d="M1030 162H1050V318H1030Z" />
    <Tiles x={560} y={0} size={160} rows={['rB.o', 'qiE.']} fill={lime} />
    <Tiles x={880} y={0} size={160} rows={['d', '.']} fill={vermilion} />
    <Tiles x={1040} y={160} size={160} rows={['p']} fill={blush} />
    <Outline face="grotesk-bold" size={104} x={602} y={490} tracking={-0.045} fill={cream}>
      The IT
    </Outline>
    <Outline face="grotesk-bold" size={104} x={602} y={592} tracking={-0.045} fill={cream}>
      Conference
    </Outline>
    <Lockup x={608} y={676} size={70} left={blush} right={vermilion} words={cream} />
    <Outline face="grotesk" size={36} x={1152} y={742} anchor="end" fill={lime}>
      April 2024
    </Outline>
  </>
);

/** The conference's kit: a badge on its ribbon and the title slide; on a phone each as wide as the screen, and the badge hangs over the slide. */
export const conference = {
  wide: defineArt({
    name: 'cases/b2b-insider/conference',
    width: 1200,
    height: 800,
    draw: () => (
      <>
        <Slide />
        {/* Over the slide's edge, on which its lime tile would show a dark hairline. */}
        <path fill={lime} d="M0 0H562V800H0Z" />
        <Badge />
      </>
    ),
  }),
  narrow: defineArt({
    name: 'cases/b2b-insider/conference-narrow',
    width: 640,
    height: 1580,
    draw: () => (
      <>
        <path fill={lime} d="M0 0H640V790H0Z" />
        <g transform="translate(-560 780)">
          <Slide />
        </g>
        <g transform="translate(10 -10) scale(1.12)">
          <Badge />
        </g>
      </>
    ),
  }),
};
