import { colours } from '../../look.ts';
import { defineArt, type Drawing } from '../art.ts';
import { Artwork } from '../artwork.tsx';
import { b2bInsiderArt } from '../cases/b2b-insider.ts';
import { eLearningGroupArt } from '../cases/e-learning-group.ts';
import { kraftortreisenArt } from '../cases/kraftortreisen.ts';
import { seidlArt } from '../cases/seidl.ts';
import { skinClinicArt } from '../cases/skin-clinic.ts';
import { defineSheet } from '../sheet.tsx';
import { Guide } from './cut/guide.tsx';
import { closed } from './cut/point.ts';
import { gold } from './cut/tone.ts';

interface PlacedProps {
  readonly art: Drawing;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A post, four to five. */
const Post = ({ art, x, y, width }: PlacedProps) => (
  <svg x={x} y={y} width={width} height={width * 1.25} viewBox="0 0 540 675">
    <Artwork art={art} />
  </svg>
);

/** The outline of a card, upright and without a corner. */
const card = (x: number, y: number, width: number) => {
  const [right, bottom, cut] = [x + width, y + width * 1.25, width / 5];
  return closed([
    [x, y],
    [right - cut, y],
    [right, y + cut],
    [right, bottom],
    [x, bottom],
  ]);
};

interface BubbleProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string;
}

/** What somebody says: a plane with a corner cut off and a foot. */
const Bubble = ({ x, y, width, height, fill }: BubbleProps) => {
  const [right, bottom, cut] = [x + width, y + height, height / 4];
  return (
    <path
      fill={fill}
      stroke={colours.ink}
      strokeWidth="2.5"
      d={closed([
        [x, y],
        [right - cut, y],
        [right, y + cut],
        [right, bottom],
        [x + 2 * cut, bottom],
        [x + cut, bottom + cut],
        [x + cut, bottom],
        [x, bottom],
      ])}
    />
  );
};

const { post1, post2, post3, post4 } = eLearningGroupArt;
const places = [4, 206].flatMap((y) => [28, 196, 364].map((x) => [x, y, 148] as const));
const outlines = (from: number, to: number) => (
  <Guide
    d={places
      .slice(from, to)
      .map((place) => card(...place))
      .join('')}
    dash="14 9"
    width={3}
  />
);
const posts = (arts: readonly Drawing[]) =>
  arts.map((art, index) => {
    const [x, y, width] = places[index]!;
    return <Post {...{ art, x, y, width }} key={index} />;
  });

/** What a feed holds after each step but the first, which leaves it silent: one goal, six places, four of them posted, and posts with their answers. What the upper half holds is enough for a phone. */
export const stepArts = defineSheet({
  name: 'services/social-steps',
  width: 540,
  height: 400,
  draws: [
    () => outlines(0, 1),
    () => outlines(0, 6),
    () => (
      <>
        {posts([post4, post2, post3, post1])}
        {outlines(4, 6)}
      </>
    ),
    () => (
      <>
        {[post2, post4].map((art, row) => {
          const [x, y, width] = places[row * 3]!;
          return (
            <g key={row}>
              <Post {...{ art, x, y, width }} />
              <Bubble x={204} y={y + 8} width={230} height={62} fill={colours.paper} />
              <Bubble x={282} y={y + 98} width={230} height={62} fill={gold.light} />
            </g>
          );
        })}
      </>
    ),
  ],
});

/** The ground of a post about time. */
const Ground = ({ fill }: { readonly fill: string }) => <path fill={fill} d="M0 0H540V370H0Z" />;

/** A month in weeks: a stroke where nothing happens, a card for a post, a bubble for a reply on a day without one. */
const Month = ({ weeks, reply }: { readonly weeks: readonly string[]; readonly reply?: string }) =>
  weeks.flatMap((week, row) =>
    [...week].map((day, column) => {
      const [x, y] = [column * 71 + 31, row * 92 + 14];
      const key = `${row} ${column}`;
      if (day === '+' && reply) return <Bubble x={x} y={y + 11} width={52} height={36} fill={reply} key={key} />;
      if (day === '#')
        return <path fill={gold.light} stroke={colours.ink} strokeWidth="2.5" d={card(x, y, 52)} key={key} />;
      return <Guide d={`M${x + 14} ${y + 32}h24`} width={3} key={key} />;
    }),
  );

/** What each plan makes of the time: a month of posts, a month of posts and replies, one document in three parts, a year that is looked at again after every third month. The upper half of each is enough for a phone. */
export const planArts = defineSheet({
  name: 'services/social-plans',
  width: 540,
  height: 370,
  draws: [
    () => (
      <>
        <Ground fill={colours.sand} />
        <Month weeks={['..#..#.', '..#..#.', '..#..#.', '.#.#.#.']} />
      </>
    ),
    () => (
      <>
        <Ground fill={colours.ink} />
        <Month weeks={['#+#+.##', '+#+#+#.', '#+#+.##', '+#+#+#.']} reply={colours.paper} />
      </>
    ),
    () => (
      <>
        <Ground fill={colours.sand} />
        <g stroke={colours.ink} strokeWidth="2.5">
          <path fill={colours.paper} d="M150 24H342L390 72V370H150Z" />
          {[0, 1, 2].map((part) => (
            <path
              fill={[gold.light, gold.dim, gold.deep][part]}
              d={`M176 ${46 + part * 42}h${[120, 188, 84][part]!}v32H176z`}
              key={part}
            />
          ))}
        </g>
        <Guide d="M176 204h188M176 232h188M176 260h140M176 288h188M176 316h188M176 344h100" width={3} />
      </>
    ),
    () => (
      <>
        <Ground fill={colours.ink} />
        <Guide
          d={[56, 226].flatMap((y) => [24, 96, 168, 278, 350, 422].map((x) => card(x, y, 58))).join('')}
          dash="11 7"
          width={3}
        />
        <path
          fill={gold.light}
          d={[56, 226].flatMap((y) => [252, 506].map((x) => `M${x} ${y + 20}l12 18-12 18-12-18z`)).join('')}
        />
      </>
    ),
  ],
});

const profile = [
  kraftortreisenArt.post1,
  b2bInsiderArt.post4,
  skinClinicArt.post3,
  seidlArt.post4,
  post4,
  kraftortreisenArt.post4,
  b2bInsiderArt.post2,
  seidlArt.post1,
];

const profileOf = (name: string, across: number, width: number) =>
  defineArt({
    name: `services/${name}`,
    width: 540,
    height: (width * 1.25 + 6) * (profile.length / across) - 6,
    draw: () => (
      <>
        {profile.map((art, index) => (
          <Post
            art={art}
            x={(index % across) * (width + 6)}
            y={Math.floor(index / across) * (width * 1.25 + 6)}
            width={width}
            key={index}
          />
        ))}
      </>
    ),
  });

/** Eight posts of five clients with hardly a gap, two or four beside each other. */
export const profileArt = profileOf('social-profile', 2, 267);
export const profileFlatArt = profileOf('social-profile-flat', 4, 130.5);
