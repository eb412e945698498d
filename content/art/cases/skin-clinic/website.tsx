import { Outline } from '../../outline.tsx';
import { Mark } from './mark.tsx';
import { skinClinicPalette as palette, skinClinicTheme } from './palette.ts';
import { Portrait, Profile } from './profile.tsx';
import { Wordmark } from './wordmark.tsx';

const services = [
  { x: 160, label: 'Consult', line: 'What bothers you', fill: palette.lightBlue },
  { x: 460, label: 'Treat', line: 'What helps, and how', fill: palette.beige },
  { x: 760, label: 'Care', line: 'What does it good after', fill: '#b9d9d8' },
] as const;

/** The portrait in the arch of the door, 400 × 460 from 640 120. */
const Arch = () => (
  <>
    <mask id="skin-clinic-website-arch" maskUnits="userSpaceOnUse" x="640" y="120" width="400" height="460">
      <path fill="#fff" d="M640 580V324a200 200 0 0 1 400 0v256Z" />
    </mask>
    <g mask="url(#skin-clinic-website-arch)">
      <path fill={palette.darkBlue} d="M640 120h400v460H640Z" />
      <Profile x={676} y={340} scale={0.6} fill="#1d5364" />
      <Profile x={712} y={342} scale={0.58} fill={palette.blueGreen} />
      <Profile x={742} y={344} scale={0.56} fill={palette.lightBlue} />
      <Portrait x={760} y={346} scale={0.56} />
    </g>
  </>
);

function Hero() {
  return (
    <>
      <Arch />
      <Outline face="cormorant" size={76} x={156} y={262} fill={palette.darkBlue}>
        Glow with
      </Outline>
      <Outline face="cormorant" size={76} x={156} y={334} fill={palette.darkBlue}>
        Confidence,
      </Outline>
      <Outline face="cormorant-italic" size={76} x={156} y={406} fill={palette.blueGreen}>
        Age with Grace
      </Outline>
      <Outline face="jost-medium" size={24} x={158} y={466} fill={palette.darkBlue}>
        First advice, then a plan.
      </Outline>
      <path fill={palette.darkBlue} d="M186 508h158a26 26 0 0 1 0 52H186a26 26 0 0 1 0-52Z" />
      <Outline face="jost-medium" size={19} x={265} y={540} anchor="middle" fill={skinClinicTheme.ground}>
        Book a visit
      </Outline>
    </>
  );
}

/** The clinic's homepage in a browser window, from top to bottom; its frame is 1000 × 830 from 100 56. */
export function Website() {
  return (
    <>
      <path
        fill={skinClinicTheme.ground}
        d="M118 56h964a18 18 0 0 1 18 18v794a18 18 0 0 1-18 18H118a18 18 0 0 1-18-18V74a18 18 0 0 1 18-18Z"
      />
      <g fill={palette.beige}>
        <circle cx="130" cy="80" r="6" />
        <circle cx="150" cy="80" r="6" />
        <circle cx="170" cy="80" r="6" />
      </g>
      <path stroke={palette.beige} strokeWidth="1.5" d="M100 104h1000" />
      <Mark id="skin-clinic-website" x={178} y={146} radius={20} />
      <Wordmark x={210} y={156} size={38} fill={palette.darkBlue} accent={palette.blueGreen} descriptor={false} />
      {['Advice', 'Prices', 'Contact'].map((entry, index) => (
        <Outline key={entry} face="jost-medium" size={19} x={400 + index * 86} y={154} fill={palette.darkBlue}>
          {entry}
        </Outline>
      ))}
      <Hero />
      {services.map(({ x, label, line, fill }) => (
        <g key={label}>
          <path fill={fill} d={`M${x} 620h280v180h-280Z`} />
          <Outline face="cormorant" size={40} x={x + 28} y={682} fill={palette.darkBlue}>
            {label}
          </Outline>
          <Outline face="jost-medium" size={20} x={x + 28} y={730} fill={palette.darkBlue}>
            {line}
          </Outline>
        </g>
      ))}
      <path fill={palette.blueGreen} d="M100 832h1000v36a18 18 0 0 1-18 18H118a18 18 0 0 1-18-18Z" />
    </>
  );
}
