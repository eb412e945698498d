import { Outline } from '../../outline.tsx';
import { Lockup } from './lockup.tsx';
import { b2bInsiderPalette } from './palette.ts';
import { Tiles } from './tiles.tsx';

const { blush, cream, lime, oxblood, vermilion } = b2bInsiderPalette;

/** What distinguishes one post from the next: ground, date, topic and the picture that its tiles make. */
interface PostProps {
  readonly date: string;
  readonly topic: string;
  readonly rows: readonly string[];
  /** Announcements stand on the organiser's dark ground, reminders on the conference's lime. */
  readonly tone: 'dark' | 'lime';
  /** A second, smaller pattern in the warm colour of the brand. */
  readonly warm: { readonly x: number; readonly y: number; readonly rows: readonly string[] };
}

/** A post of the IT conference, 540 by 675: logo and topic above, date below, between them a picture from the building set. */
export function Post({ date, topic, rows, tone, warm }: PostProps) {
  const dark = tone === 'dark';
  const words = dark ? cream : oxblood;
  return (
    <>
      <path fill={dark ? oxblood : lime} d="M0 0H540V675H0Z" />
      <Lockup x={34} y={34} size={54} left={dark ? blush : oxblood} right={vermilion} words={words} />
      <Outline face="grotesk-bold" size={26} x={506} y={72} anchor="end" fill={dark ? lime : oxblood}>
        IT Conference
      </Outline>
      <Tiles x={34} y={128} size={118} rows={rows} fill={dark ? lime : oxblood} />
      <Tiles x={34 + warm.x * 118} y={128 + warm.y * 118} size={118} rows={warm.rows} fill={vermilion} />
      <Outline face="grotesk-bold" size={72} x={30} y={572} tracking={-0.04} fill={words}>
        {topic}
      </Outline>
      <Outline face="grotesk" size={38} x={34} y={634} fill={dark ? lime : oxblood}>
        {date}
      </Outline>
      <path
        fill="none"
        stroke={dark ? lime : oxblood}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M462 620H504M488 604L504 620L488 636"
      />
    </>
  );
}
