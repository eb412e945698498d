import type { ReactNode } from 'react';
import { type Art, defineArt } from '../../art.ts';
import { Lockup } from './lockup.tsx';
import { b2bInsiderPalette } from './palette.ts';
import { Speaker, type SpeakerProps } from './speaker.tsx';
import { Tiles } from './tiles.tsx';

const { blush, cream, lime, oxblood, sienna, vermilion, wine } = b2bInsiderPalette;

type Person = Pick<SpeakerProps, 'head' | 'body' | 'hair' | 'hairFill'>;

interface CallProps {
  /** Whether who speaks is at the left of the others. */
  readonly first: boolean;
  readonly speaker: Person;
  /** Those who listen, from the top to the foot beside the speaker, then in a row below. */
  readonly others: readonly (Person & { readonly ground: string })[];
  /** The background, on 1280 by 720 units. */
  readonly children: ReactNode;
}

/** A video call of six on three tiles by three: on four of them the background with somebody before it and the buttons of the platform. */
function Call({ first, speaker, others, children }: CallProps) {
  const beside = first ? 2 : 0;
  const windows = [[beside, 0], [beside, 1], ...[0, 1, 2].map((across) => [across, 2])];
  return (
    <g transform="scale(1.3333)">
      <svg x={first ? 0 : 320} width="640" height="360" viewBox="0 0 1280 720">
        {children}
        <Speaker x={410} y={260} size={460} {...speaker} />
        <rect fill={oxblood} x="510" y="630" width="260" height="64" rx="32" />
        <circle fill={cream} cx="550" cy="662" r="18" />
        <circle fill={cream} cx="610" cy="662" r="18" />
        <circle fill={cream} cx="670" cy="662" r="18" />
        <circle fill={vermilion} cx="730" cy="662" r="18" />
      </svg>
      {others.map(({ ground, ...person }, index) => {
        const [across, down] = windows[index]!;
        return (
          <g key={ground} transform={`translate(${across! * 320} ${down! * 180})`}>
            <path fill={ground} shapeRendering="crispEdges" d="M0 0H320V180H0Z" />
            <Speaker x={70} y={0} size={180} {...person} />
          </g>
        );
      })}
    </g>
  );
}

const meeting = (name: string, call: CallProps): Art =>
  defineArt({ name: `cases/b2b-insider/${name}`, width: 1280, height: 720, draw: () => <Call {...call} /> });

/** The organiser's background: name high at the side, the frame around, the middle left to the face. */
export const meetingBackground1 = meeting('meeting-background-1', {
  first: true,
  speaker: { head: blush, body: vermilion, hair: 'bob', hairFill: oxblood },
  others: [
    { ground: sienna, head: cream, body: wine, hair: 'beard', hairFill: oxblood },
    { ground: blush, head: sienna, body: vermilion, hair: 'bun', hairFill: oxblood },
    { ground: lime, head: cream, body: oxblood, hair: 'glasses', hairFill: vermilion },
    { ground: wine, head: sienna, body: blush, hair: 'curls', hairFill: vermilion },
    { ground: cream, head: blush, body: oxblood, hair: 'cap', hairFill: vermilion },
  ],
  children: (
    <>
      <path fill={oxblood} d="M0 0H1280V720H0Z" />
      <path fill={wine} d="M280 720V440A360 360 0 0 1 1000 440V720Z" />
      <Tiles x={1000} y={0} size={144} rows={['rB', 'id', 'Eo', 'zi', '.q']} fill={wine} />
      <Tiles x={1144} y={144} size={144} rows={['.', 'c']} fill={vermilion} />
      <Tiles x={0} y={432} size={144} rows={['d', 'B']} fill={wine} />
      <Tiles x={144} y={576} size={144} rows={['q']} fill={blush} />
      <Lockup x={56} y={56} size={96} left={blush} right={vermilion} words={cream} />
    </>
  ),
});

/** The IT conference's background: its lime pattern keeps to the edges. */
export const meetingBackground2 = meeting('meeting-background-2', {
  first: false,
  speaker: { head: blush, body: cream, hair: 'cap', hairFill: vermilion },
  others: [
    { ground: blush, head: sienna, body: wine, hair: 'curls', hairFill: oxblood },
    { ground: lime, head: blush, body: wine, hair: 'bob', hairFill: vermilion },
    { ground: sienna, head: cream, body: blush, hair: 'bun', hairFill: oxblood },
    { ground: cream, head: blush, body: wine, hair: 'beard', hairFill: vermilion },
    { ground: wine, head: cream, body: vermilion, hair: 'glasses', hairFill: blush },
  ],
  children: (
    <>
      <path fill={wine} d="M0 0H1280V720H0Z" />
      <path fill={oxblood} d="M200 0H1080V720H200Z" />
      <Tiles x={-40} y={0} size={120} rows={['Bq', 'oi', 'Ed', 'ir', 'nE', '#z']} fill={lime} />
      <Tiles x={1080} y={120} size={120} rows={['rB', 'di', 'Eo', 'zc', 'iq']} fill={lime} />
      <Tiles x={80} y={240} size={120} rows={['d']} fill={vermilion} />
      <Tiles x={1200} y={360} size={120} rows={['o']} fill={vermilion} />
      <Lockup x={756} y={56} size={88} left={blush} right={vermilion} words={cream} />
    </>
  ),
});
