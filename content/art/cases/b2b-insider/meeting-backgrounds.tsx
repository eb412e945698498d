import { defineArt } from '../../art.ts';
import { Lockup } from './lockup.tsx';
import { b2bInsiderPalette } from './palette.ts';
import { Tiles } from './tiles.tsx';

const { blush, cream, lime, oxblood, vermilion, wine } = b2bInsiderPalette;
const size = { width: 1280, height: 720 } as const;

/** The organiser's background: name high at the side, the frame around, the middle left to the face. */
export const meetingBackground1 = defineArt({
  name: 'cases/b2b-insider/meeting-background-1',
  ...size,
  draw: () => (
    <>
      <path fill={oxblood} d="M0 0H1280V720H0Z" />
      <path fill={wine} d="M320 720V440A280 280 0 0 1 960 440V720Z" fillOpacity="0.55" />
      <Tiles x={1000} y={0} size={144} rows={['rB', 'id', 'Eo', 'zi', '.q']} fill={wine} />
      <Tiles x={1144} y={144} size={144} rows={['.', 'c']} fill={vermilion} />
      <Tiles x={0} y={432} size={144} rows={['d', 'B']} fill={wine} />
      <Tiles x={144} y={576} size={144} rows={['q']} fill={blush} />
      <Lockup x={56} y={56} size={96} left={blush} right={vermilion} words={cream} />
    </>
  ),
});

/** The IT conference's background: its lime pattern keeps to the edges. */
export const meetingBackground2 = defineArt({
  name: 'cases/b2b-insider/meeting-background-2',
  ...size,
  draw: () => (
    <>
      <path fill={wine} d="M0 0H1280V720H0Z" />
      <path fill={oxblood} d="M200 0H1080V720H200Z" />
      <Tiles x={-40} y={0} size={120} rows={['Bq', 'oi', 'Ed', 'ir', 'nE', '#z']} fill={lime} />
      <Tiles x={1080} y={120} size={120} rows={['rB', 'di', 'Eo', 'zc', 'iq']} fill={lime} />
      <Tiles x={80} y={240} size={120} rows={['d']} fill={vermilion} />
      <Tiles x={1200} y={360} size={120} rows={['o']} fill={vermilion} />
      <Lockup x={872} y={48} size={80} left={blush} right={vermilion} words={cream} />
    </>
  ),
});
