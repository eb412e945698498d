import type { ReactNode } from 'react';
import { type Art, defineArt } from '../../art.ts';
import { Lockup } from './lockup.tsx';
import { b2bInsiderPalette } from './palette.ts';
import { Speaker, type SpeakerProps } from './speaker.tsx';
import { Tiles } from './tiles.tsx';

const { blush, cream, lime, oxblood, vermilion, wine } = b2bInsiderPalette;

interface CallProps {
  readonly id: string;
  /** What the window lies on. */
  readonly mat: string;
  readonly speaker: Pick<SpeakerProps, 'head' | 'body' | 'hair' | 'hairFill'>;
  /** The background, on 1280 by 720 units. */
  readonly children: ReactNode;
}

/** A video call: the background with somebody before it and the buttons of the platform, far enough from the edge for a round corner. */
function Call({ id, mat, speaker, children }: CallProps) {
  return (
    <>
      <clipPath id={id}>
        <rect width="1280" height="720" rx="28" />
      </clipPath>
      <path fill={mat} d="M0 0H1280V720H0Z" />
      <g transform="translate(128 72) scale(0.8)" clipPath={`url(#${id})`}>
        {children}
        <Speaker x={410} y={260} size={460} {...speaker} />
        <rect fill={oxblood} x="510" y="630" width="260" height="64" rx="32" />
        <circle fill={cream} cx="550" cy="662" r="18" />
        <circle fill={cream} cx="610" cy="662" r="18" />
        <circle fill={cream} cx="670" cy="662" r="18" />
        <circle fill={vermilion} cx="730" cy="662" r="18" />
      </g>
    </>
  );
}

const meeting = (name: string, call: CallProps): Art =>
  defineArt({ name: `cases/b2b-insider/${name}`, width: 1280, height: 720, draw: () => <Call {...call} /> });

/** The organiser's background: name high at the side, the frame around, the middle left to the face. */
export const meetingBackground1 = meeting('meeting-background-1', {
  id: 'b2b-insider-call-1',
  mat: blush,
  speaker: { head: blush, body: vermilion, hair: 'bob', hairFill: oxblood },
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
  id: 'b2b-insider-call-2',
  mat: cream,
  speaker: { head: blush, body: cream, hair: 'cap', hairFill: vermilion },
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
