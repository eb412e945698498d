import { colours } from '../../look.ts';
import { defineArt, type Drawing } from '../art.ts';
import { b2bInsiderArt } from '../cases/b2b-insider.ts';
import { eLearningGroupArt } from '../cases/e-learning-group.ts';
import { kraftortreisenArt } from '../cases/kraftortreisen.ts';
import { ownBrandArt } from '../cases/own-brand.ts';
import { seidlArt } from '../cases/seidl.ts';
import { skinClinicArt } from '../cases/skin-clinic.ts';
import { defineSheet } from '../sheet.tsx';
import { closed } from './cut/point.ts';
import { gold } from './cut/tone.ts';

const sheetOf = (name: string, posts: readonly Drawing[]) =>
  defineSheet({ name: `services/${name}`, width: 540, height: 675, draws: posts.map(({ draw }) => draw) });

/** What follows on the phone below the posts with their words: in two files, each of which a phone on a slow line can wait for. */
export const feedArts = [
  ...sheetOf('social-feed', [
    skinClinicArt.post4,
    seidlArt.post1,
    eLearningGroupArt.post4,
    kraftortreisenArt.post4,
    eLearningGroupArt.post1,
    b2bInsiderArt.post3,
    eLearningGroupArt.post3,
    skinClinicArt.post3,
    ownBrandArt.post1,
  ]),
  ...sheetOf('social-feed-on', [
    b2bInsiderArt.post4,
    kraftortreisenArt.post1,
    skinClinicArt.post1,
    eLearningGroupArt.post2,
    ownBrandArt.post3,
    seidlArt.post2,
    b2bInsiderArt.post1,
    kraftortreisenArt.post3,
    seidlArt.post4,
  ]),
];

/** The outline of what somebody says: a plane with a corner cut off and a foot. */
const bubble = (x: number, y: number, width: number, height: number, cut = height / 4) => {
  const [right, bottom] = [x + width, y + height];
  return closed([
    [x, y],
    [right - cut, y],
    [right, y + cut],
    [right, bottom],
    [x + 2 * cut, bottom],
    [x + cut, bottom + cut],
    [x + cut, bottom],
    [x, bottom],
  ]);
};

/** Three stones without light: somebody was about to say something. */
const stones = [192, 270, 348].map((x) => `M${x} 72l22 30-22 30-22-30z`).join('');

/** A day on which nobody says anything: a bubble with nothing in it but the three signs of waiting, unlit. */
export const quietArt = defineArt({
  name: 'services/social-quiet',
  width: 540,
  height: 216,
  draw: () => (
    <>
      <path fill={colours.sand} d="M0 0H540V216H0Z" />
      <g fill={colours.paper} stroke={colours.stoneDark} strokeWidth="3">
        <path d={bubble(96, 36, 348, 132, 33)} />
        <path fill={colours.sand} d={stones} />
      </g>
    </>
  ),
});

interface PlacedProps {
  readonly of: string;
  readonly x: number;
  readonly y: number;
  readonly width?: number;
}

/** What the days are filled with: three posts of each of four clients, a letter for each, as they stand in the feed. */
const subjects: Readonly<Record<string, Drawing>> = {
  a: eLearningGroupArt.post1,
  b: eLearningGroupArt.post4,
  c: eLearningGroupArt.post3,
  p: seidlArt.post1,
  q: seidlArt.post2,
  r: seidlArt.post4,
  k: skinClinicArt.post4,
  l: skinClinicArt.post3,
  m: skinClinicArt.post1,
  u: kraftortreisenArt.post1,
  v: kraftortreisenArt.post4,
  w: kraftortreisenArt.post3,
};

/** Those posts, once in a file, to be set in it as often as it needs them. */
const Subjects = ({ of }: { readonly of: string }) => (
  <defs>
    {[...of].map((letter) => (
      <symbol id={`post-${letter}`} viewBox="0 0 540 675" key={letter}>
        {subjects[letter]!.draw()}
      </symbol>
    ))}
  </defs>
);

const Placed = ({ of, x, y, width = 72 }: PlacedProps) => (
  <use href={`#post-${of}`} x={x} y={y} width={width} height={width * 1.25} />
);

/** Four rows of seven days: a post by its letter, `+` a reply on a day without one, `o` a turn, `.` nothing but the day. */
const Month = ({ weeks }: { readonly weeks: readonly string[] }) =>
  weeks.flatMap((week, row) =>
    [...week].map((day, column) => {
      const [x, y] = [column * 78, row * 96 + 3];
      const key = `${row} ${column}`;
      if (day === '+')
        return (
          <path
            fill={colours.paper}
            stroke={gold.ink}
            strokeWidth="2.5"
            d={bubble(x + 6, y + 18, 60, 42, 11)}
            key={key}
          />
        );
      if (day === 'o') return <path fill={gold.deep} d={`M${x + 36} ${y + 17}l20 28-20 28-20-28z`} key={key} />;
      if (day === '.') return <path fill={gold.deep} opacity="0.6" d={`M${x + 36} ${y + 36}l6 9-6 9-6-9z`} key={key} />;
      return <Placed of={day} x={x} y={y} key={key} />;
    }),
  );

/** From silence to rhythm: a week after each of five steps, in which more and more is posted and, in the end, answered. */
export const stepArts = defineSheet({
  name: 'services/social-steps',
  width: 576,
  height: 104,
  draws: ['.......', '...a...', '.a..b..', '.a.b.c.', 'a+b+c+a'].map((week, step) => () => (
    <>
      {step === 0 && <Subjects of="abc" />}
      <g transform="scale(1.066)">
        <Month weeks={[week]} />
      </g>
    </>
  )),
});

/** What each plan makes of the time, in posts: nine in a month; fourteen, two of them reels, with replies between them; three subjects and what comes from each; a year in quarters, each with a turn at its end. */
export const planArts = defineSheet({
  name: 'services/social-plans',
  width: 540,
  height: 384,
  draws: [
    () => (
      <>
        <Subjects of="abcpqrklmuvw" />
        <Month weeks={['..a..b.', '..c..a.', '..b..c.', '.a.b.c.']} />
      </>
    ),
    () => <Month weeks={['p+q+.rq', '+r+q+r.', 'q+p+.rq', '+q+r+q.']} />,
    () => (
      <>
        {['k', 'l', 'm'].flatMap((of, pillar) => [
          <Placed of={of} x={pillar * 196} y={8} width={146} key={of} />,
          ...[0, 1, 2, 3, 4, 5].map((post) => (
            <Placed
              of={of}
              x={pillar * 196 + (post % 3) * 51}
              y={208 + Math.floor(post / 3) * 64}
              width={44}
              key={`${of}${post}`}
            />
          )),
        ])}
      </>
    ),
    () => <Month weeks={['uvwuvwo', 'vwuvwuo', 'wuvwuvo', 'uvwuvwo']} />,
  ],
});
