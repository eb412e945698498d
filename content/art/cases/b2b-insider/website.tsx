import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { Lockup } from './lockup.tsx';
import { b2bInsiderPalette } from './palette.ts';
import { Speaker } from './speaker.tsx';
import { Tiles } from './tiles.tsx';

const { blush, cream, lime, oxblood, sienna, vermilion, wine } = b2bInsiderPalette;

const days = [
  ['01.04.2024', 'Cloud', ['rq']],
  ['02.04.2024', 'Security', ['BE']],
  ['08.04.2024', 'Data', ['no']],
  ['09.04.2024', 'AI', ['io']],
] as const;

/** The home page: the next conference above everything, its four days below. */
export const website = defineArt({
  name: 'cases/b2b-insider/website',
  width: 1200,
  height: 888,
  draw: () => (
    <>
      <path fill={blush} d="M0 0H1200V888H0Z" />
      <path fill={vermilion} d="M0 600H1200V888H0Z" />
      <path
        fill={oxblood}
        d="M92 72H1108A20 20 0 0 1 1128 92V828A20 20 0 0 1 1108 848H92A20 20 0 0 1 72 828V92A20 20 0 0 1 92 72Z"
      />
      <path fill={wine} d="M92 72H1108A20 20 0 0 1 1128 92V108H72V92A20 20 0 0 1 92 72Z" />
      <path fill={vermilion} d="M100 84h12v12h-12zM120 84h12v12h-12z" />
      <Lockup x={116} y={136} size={48} left={blush} right={vermilion} words={cream} />
      <path fill={cream} d="M820 156H872V162H820ZM896 156H948V162H896Z" />
      <rect fill={lime} x="978" y="136" width="110" height="46" rx="23" />
      <path fill={oxblood} d="M1002 156H1064V162H1002Z" />
      <Outline face="grotesk" size={26} x={118} y={278} fill={lime}>
        On next
      </Outline>
      <Outline face="grotesk-bold" size={92} x={114} y={372} tracking={-0.045} fill={cream}>
        The IT
      </Outline>
      <Outline face="grotesk-bold" size={92} x={114} y={460} tracking={-0.045} fill={cream}>
        Conference
      </Outline>
      <rect fill={vermilion} x="116" y="502" width="206" height="62" rx="31" />
      <Outline face="grotesk-bold" size={26} x={219} y={542} anchor="middle" fill={oxblood}>
        Register
      </Outline>
      <Speaker x={706} y={216} size={174} ground={lime} head={cream} body={wine} hair="curls" hairFill={vermilion} />
      <Speaker
        x={880}
        y={390}
        size={174}
        ground={blush}
        head={sienna}
        body={vermilion}
        hair="glasses"
        hairFill={oxblood}
      />
      <Tiles x={880.5} y={216.5} size={173} rows={['d']} fill={vermilion} />
      <Tiles x={706.5} y={390.5} size={173} rows={['E']} fill={lime} />
      <Tiles x={1054} y={216} size={72} rows={['d', 'i']} fill={wine} />
      {days.map(([date, topic, rows], index) => (
        <g key={date} transform={`translate(${116 + index * 247} 594)`}>
          <rect fill={index === 2 ? lime : wine} width="227" height="218" rx="16" />
          <Outline face="grotesk" size={34} x={22} y={48} fill={index === 2 ? oxblood : blush}>
            {date}
          </Outline>
          <Outline face="grotesk-bold" size={40} x={21} y={96} tracking={-0.03} fill={index === 2 ? oxblood : cream}>
            {topic}
          </Outline>
          <Tiles x={22} y={108} size={92} rows={rows} fill={index === 2 ? oxblood : vermilion} />
        </g>
      ))}
    </>
  ),
});

/** Its head as a band that may end on a slope at the right: the next conference, and who speaks there. */
export const websiteBand = defineArt({
  name: 'cases/b2b-insider/website-band',
  width: 868,
  height: 600,
  draw: () => (
    <>
      <path fill={oxblood} d="M0 0H868V600H0Z" />
      <Lockup x={48} y={52} size={72} left={blush} right={vermilion} words={cream} />
      {['The IT', 'Conference'].map((line, index) => (
        <Outline key={line} face="grotesk-bold" size={106} x={42} y={262 + index * 98} tracking={-0.045} fill={cream}>
          {line}
        </Outline>
      ))}
      <Tiles x={120} y={480} size={120} rows={['dErqno']} fill={vermilion} />
      <Speaker x={0} y={480} size={120} ground={lime} head={cream} body={wine} hair="curls" hairFill={vermilion} />
      <Speaker
        x={540}
        y={0}
        size={160}
        ground={blush}
        head={sienna}
        body={vermilion}
        hair="glasses"
        hairFill={oxblood}
      />
    </>
  ),
});

/** The same on a phone: the next conference, who speaks there, and its four days two by two. */
export const websiteNarrow = defineArt({
  name: 'cases/b2b-insider/website-narrow',
  width: 860,
  height: 1320,
  draw: () => (
    <g transform="translate(30 30)">
      <path fill={blush} d="M-30-30H830V1290H-30Z" />
      <path
        fill={oxblood}
        d="M20 0H658A142 142 0 0 1 800 142V1240A20 20 0 0 1 780 1260H20A20 20 0 0 1 0 1240V20A20 20 0 0 1 20 0Z"
      />
      <Lockup x={48} y={56} size={84} left={blush} right={vermilion} words={cream} />
      <rect fill={lime} x="612" y="66" width="140" height="64" rx="32" />
      <path fill={oxblood} d="M646 94H718V102H646Z" />
      <Outline face="grotesk" size={38} x={50} y={258} fill={lime}>
        On next
      </Outline>
      {['The IT', 'Conference'].map((line, index) => (
        <Outline key={line} face="grotesk-bold" size={130} x={44} y={378 + index * 120} tracking={-0.045} fill={cream}>
          {line}
        </Outline>
      ))}
      <rect fill={vermilion} x="48" y="546" width="270" height="84" rx="42" />
      <Outline face="grotesk-bold" size={36} x={183} y={600} anchor="middle" fill={oxblood}>
        Register
      </Outline>
      {/* At the edges of the page its own dark would show as a hairline beside them. */}
      <path fill={lime} d="M-1 680H9V880H-1Z" />
      <path fill={blush} d="M791 680H801V880H791Z" />
      <Speaker x={0} y={680} size={200} ground={lime} head={cream} body={wine} hair="curls" hairFill={vermilion} />
      <Tiles x={200} y={680} size={200} rows={['dE']} fill={vermilion} />
      <Speaker
        x={600}
        y={680}
        size={200}
        ground={blush}
        head={sienna}
        body={vermilion}
        hair="glasses"
        hairFill={oxblood}
      />
      {days.map(([date, topic, rows], index) => (
        <g key={date} transform={`translate(${48 + (index % 2) * 362} ${928 + Math.floor(index / 2) * 146})`}>
          <rect fill={index === 2 ? lime : wine} width="342" height="126" rx="16" />
          <Outline face="grotesk" size={34} x={22} y={50} fill={index === 2 ? oxblood : blush}>
            {date}
          </Outline>
          <Outline face="grotesk-bold" size={44} x={21} y={100} tracking={-0.03} fill={index === 2 ? oxblood : cream}>
            {topic}
          </Outline>
          <Tiles x={252} y={28} size={36} rows={rows} fill={index === 2 ? oxblood : vermilion} />
        </g>
      ))}
    </g>
  ),
});
