import type { CaseId } from '../../cases/slugs.ts';
import type { Drawing } from '../art.ts';
import { b2bInsiderArt } from '../cases/b2b-insider.ts';
import { eLearningGroupArt } from '../cases/e-learning-group.ts';
import { kraftortreisenArt } from '../cases/kraftortreisen.ts';
import { ownBrandArt } from '../cases/own-brand.ts';
import { seidlArt } from '../cases/seidl.ts';
import { skinClinicArt } from '../cases/skin-clinic.ts';
import { defineSheet } from '../sheet.tsx';

/** The pictures of the accounts, by the case of each: all of them in one file. */
const avatars = {
  'b2b-insider': b2bInsiderArt.avatar,
  'skin-clinic': skinClinicArt.avatar,
  kraftortreisen: kraftortreisenArt.avatar,
  seidl: seidlArt.avatar,
  'e-learning-group': eLearningGroupArt.avatar,
  'own-brand': ownBrandArt.avatar,
} satisfies Partial<Record<CaseId, Drawing>>;

type Account = keyof typeof avatars;

const signs = defineSheet({
  name: 'services/social-accounts',
  width: 72,
  height: 72,
  draws: Object.values(avatars).map(({ draw }) => draw),
});

/** A post of the feed: whose it is, the picture of the account, and the post itself. */
export interface FeedArt {
  readonly id: Account;
  readonly avatar: Drawing;
  readonly art: Drawing;
}

/** Posts that share a file. */
const feed = (name: string, posts: readonly (readonly [Account, Drawing])[]): readonly FeedArt[] =>
  defineSheet({ name: `services/${name}`, width: 540, height: 675, draws: posts.map(([, { draw }]) => draw) }).map(
    (art, index) => {
      const id = posts[index]![0];
      return { id, avatar: signs[Object.keys(avatars).indexOf(id)]!, art };
    },
  );

/** The posts that a phone shows: three, then one at a time between the words of the page. */
export const firstPosts = feed('social-feed', [
  ['b2b-insider', b2bInsiderArt.post2],
  ['skin-clinic', skinClinicArt.post2],
  ['kraftortreisen', kraftortreisenArt.post2],
  ['skin-clinic', skinClinicArt.post4],
  ['e-learning-group', eLearningGroupArt.post4],
]);

/** What follows them where there is room for the whole feed. */
export const nextPosts = feed('social-feed-on', [
  ['seidl', seidlArt.post1],
  ['kraftortreisen', kraftortreisenArt.post4],
  ['b2b-insider', b2bInsiderArt.post3],
  ['e-learning-group', eLearningGroupArt.post3],
  ['skin-clinic', skinClinicArt.post3],
  ['own-brand', ownBrandArt.post1],
  ['b2b-insider', b2bInsiderArt.post4],
  ['kraftortreisen', kraftortreisenArt.post1],
  ['skin-clinic', skinClinicArt.post1],
]);
