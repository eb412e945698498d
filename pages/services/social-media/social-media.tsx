import { givenHeartArt } from '../../../content/art/services/given-heart.tsx';
import { socialMediaArt } from '../../../content/art/services/social-media.tsx';
import { cases } from '../../../content/cases/index.ts';
import type { InstagramPost } from '../../../content/cases/case-types.ts';
import { labels } from '../../../content/labels.ts';
import type { WordsOf } from '../../../content/locale.ts';
import { plan, type PlanId } from '../../../content/prices.ts';
import { caseRoute } from '../../../content/routes.ts';
import { socialFeed, socialMediaPlans, socialMediaWords } from '../../../content/services/social-media.ts';
import { definePage, type PageContext } from '../../page.ts';
import { ButtonRow } from '../../parts/button-row.tsx';
import { closingActions } from '../../parts/closing-actions.ts';
import { Emphasis } from '../../parts/emphasis.tsx';
import { Section } from '../../parts/section.tsx';
import { Hero } from '../../parts/hero.tsx';
import { classNames } from '../../parts/place.ts';
import { type FeedPost, PhoneFeed } from './phone-feed.tsx';
import { Picture } from '../../parts/picture.tsx';
import { picturePlaces } from '../../parts/picture-places.ts';
import { PlanOffer } from '../../parts/plan-offer.tsx';
import { postArt } from '../../parts/post-art.ts';
import { ProfileGrid } from './profile-grid.tsx';
import { PostingSchedule, ScheduleKey } from './posting-schedule.tsx';
import { SectionHeading } from '../../parts/section-heading.tsx';
import { Prose } from '../../sections/prose.tsx';
import { Steps } from '../../sections/steps.tsx';

type Words = WordsOf<typeof socialMediaWords>;

/** The posts of the feed, as the cases tell them. */
function feedOf({ link, picture, localize }: PageContext<Words>): FeedPost[] {
  const wordsOf = (post: InstagramPost) => (post.lang ? post.words : localize(post.words));
  return socialFeed.flatMap(({ id, post, says }) => {
    const block = cases[id].blocks.find(({ kind }) => kind === 'instagram');
    if (block?.kind !== 'instagram') return [];
    const chosen = block.posts[post];
    if (!chosen) return [];
    return {
      client: cases[id].title,
      href: link(caseRoute(id)),
      avatar: picture(block.avatar, picturePlaces.sign),
      picture: picture(postArt(chosen, localize)),
      alt: localize(chosen.alt),
      caption: wordsOf(chosen)[says],
      lang: chosen.lang,
    };
  });
}

/** A fortnight as it is after each step: nothing, one goal, planned posts, posts, posts and replies. While it is silent it stays one line on a phone too. */
const fortnights = [
  ['..............'],
  ['.............o'],
  ['o..o..o', '..o..oo'],
  ['#..#..#', '..#..##'],
  ['#+.#++#', '.+#+.##'],
];

/** What each plan makes of the days: a month that we post and answer, or a fortnight that is planned and then filled. */
const days: Readonly<Partial<Record<PlanId, readonly string[]>>> = {
  'social-essentials': ['..#..#.', '..#..#.', '..#..#.', '.#.#.#.'],
  'social-growth': ['#+#+.##', '+#+#+#.', '#+#+.##', '+#+#+#.'],
  'social-strategy': ['o..o..o', '..o..oo'],
  'content-calendar': ['#..#..#', '..#..##'],
};

/** The posts that the days show: those of one client, one for each of its audiences. */
const shownPosts = ({ picture, localize }: PageContext<Words>) =>
  cases['e-learning-group'].blocks.flatMap((block) =>
    block.kind === 'instagram' ? block.posts.map((post) => picture(postArt(post, localize)).src) : [],
  );

/** Where each reason stands: two beside the foot of the phone, three below it. */
const reasons = ['1-7', '1-7', '1-4', '5-8', '9-12'];

/** One way of working together: a heading, what it is for, and its two plans, whose weeks run over the whole page from one into the other. */
function PlanPair({
  context,
  way,
  posts,
}: {
  readonly context: PageContext<Words>;
  readonly way: keyof typeof socialMediaPlans;
  readonly posts: readonly string[];
}) {
  const { heading, text } = context.words.cost[way];
  return (
    <>
      <div className="wrapper grid" data-above="xl">
        <div data-cols="1-5" data-from="wide">
          <h3 className="display accent" data-size="l">
            {heading}
          </h3>
          <p className="large" data-above="xs">
            {text}
          </p>
        </div>
      </div>
      <ul className="columns" role="list" data-columns="2" data-from="wide" data-gap="none" data-above="xl">
        {socialMediaPlans[way].map((id) => {
          const { popular, words } = plan(id);
          const { title, features } = context.localize(words);
          return (
            <li className={classNames('social-plan', popular && 'plane lit')} key={id}>
              {popular && (
                <p className="display" data-size="m">
                  {context.localize(labels).popular}
                </p>
              )}
              <PostingSchedule weeks={days[id]!} posts={posts} stacked />
              <div>
                <h4 className="display" data-size="s">
                  {title}
                </h4>
                <PlanOffer price={context.price(id)} largePeriod above="2xs" />
                <ul
                  className="plan-offer__features facet-list columns large"
                  role="list"
                  data-columns="2"
                  data-gap="none-l"
                  data-above="m"
                >
                  {features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The social media page: its signature is a phone cut from stone with a feed of our clients’ posts. */
export const socialMedia = definePage({
  route: 'social-media',
  words: socialMediaWords,
  ground: 'paper',
  share: { art: socialMediaArt, alt: ({ sharePicture }) => sharePicture },
  render: (context) => {
    const { words, link, picture, localize } = context;
    const { hero, feed, what, why, steps, services, cost, next, closing } = words;
    const posts = shownPosts(context);
    return (
      <>
        <Hero
          className="social-hero"
          ground="warm"
          variant="split"
          large="wide"
          title={hero.title}
          text={hero.text}
          aside={
            <>
              <PhoneFeed label={feed.label} posts={feedOf(context)} />
              <Picture className="social-hero__heart" file={picture(givenHeartArt)} alt="" eager />
            </>
          }
        >
          <div className="social-what" data-above="2xl">
            <SectionHeading title={what.heading} size="m" />
            <Prose paragraphs={what.paragraphs} statement="first" className="large" above="s" />
          </div>
        </Hero>
        <Section ground="ink" edge="crown">
          <div className="wrapper">
            <div className="grid">
              <h2 className="display" data-size="hero" data-cols="1-7">
                {why.heading}
              </h2>
            </div>
            <ul className="grid" role="list" data-stagger="100" data-above="xl">
              {why.items.map((item, index) => (
                <li
                  className={index < 2 ? 'display' : 'ruled statement'}
                  data-size={index < 2 ? 'xl' : undefined}
                  data-cols={reasons[index]}
                  key={item}
                  data-reveal=""
                >
                  <Emphasis>{item}</Emphasis>
                </li>
              ))}
            </ul>
          </div>
        </Section>
        <Section ground="warm">
          <div className="wrapper">
            <SectionHeading title={steps.heading} />
            <ScheduleKey words={steps.key} posts={posts} />
            <Steps
              className="posting-steps large"
              items={steps.items}
              figures={steps.items.map(({ title }, index) => (
                <PostingSchedule key={title} weeks={fortnights[index]!} posts={posts} />
              ))}
              titles="m"
              line="none"
              room="m"
              measure={36}
              above="l"
            />
          </div>
        </Section>
        <Section ground="warm" rule>
          <div className="wrapper grid" data-gap="m">
            <SectionHeading title={cost.heading} size="hero" cols="1-8" from="wide" />
            <p className="large" data-cols="9-12" data-from="wide" data-align="end">
              {cost.note}
            </p>
          </div>
          <PlanPair context={context} way="together" posts={posts} />
          <PlanPair context={context} way="alone" posts={posts} />
        </Section>
        <Section ground="ink">
          <div className="wrapper">
            <SectionHeading title={services.heading} />
          </div>
          <ProfileGrid squares={services.items}>
            <div>
              <h2 className="display" data-size="xl">
                <Emphasis>{closing.heading}</Emphasis>
              </h2>
              <p className="large" data-above="m">
                {closing.text}
              </p>
              <h3 className="statement" data-above="l">
                {next.heading}
              </h3>
              <p className="large" data-above="2xs">
                {next.text}
              </p>
            </div>
            <ButtonRow {...closingActions({ localize, link }, closing.action)} />
          </ProfileGrid>
        </Section>
      </>
    );
  },
});
