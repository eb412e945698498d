import { Fragment } from 'react';
import { firstPosts, nextPosts } from '../../../content/art/services/social-feed.tsx';
import { lightArt } from '../../../content/art/services/social-light.tsx';
import { socialMediaArt } from '../../../content/art/services/social-media.tsx';
import { weekArt } from '../../../content/art/services/social-week.tsx';
import { thumbArt } from '../../../content/art/services/thumb.tsx';
import { cases } from '../../../content/cases/index.ts';
import type { WordsOf } from '../../../content/locale.ts';
import { caseRoute } from '../../../content/routes.ts';
import { socialFeed, socialMediaPlans, socialMediaWords } from '../../../content/services/social-media.ts';
import { definePage, type PageContext } from '../../page.ts';
import { ButtonRow } from '../../parts/button-row.tsx';
import { closingActions } from '../../parts/closing-actions.ts';
import { Emphasis } from '../../parts/emphasis.tsx';
import { Section } from '../../parts/section.tsx';
import { Hero } from '../../parts/hero.tsx';
import { ClientAccount, FeedPiece } from './feed-piece.tsx';
import { type FeedPost, PhoneFeed } from './phone-feed.tsx';
import { SocialPlan } from './social-plan.tsx';
import { Picture } from '../../parts/picture.tsx';
import { SectionHeading } from '../../parts/section-heading.tsx';
import { Points } from '../../sections/points.tsx';
import { Prose } from '../../sections/prose.tsx';
import { Steps } from '../../sections/steps.tsx';

type Words = WordsOf<typeof socialMediaWords>;

/** The posts of the feed, as the cases tell them. */
function feedOf({ link, picture, localize }: PageContext<Words>): FeedPost[] {
  return socialFeed.flatMap(({ id, post }, index) => {
    const block = cases[id].blocks.find(({ kind }) => kind === 'instagram');
    if (block?.kind !== 'instagram') return [];
    const chosen = block.posts[post];
    if (!chosen) return [];
    return {
      client: cases[id].title,
      href: link(caseRoute(id)),
      avatar: picture(firstPosts[index]!.avatar),
      picture: picture(firstPosts[index]!.art),
      alt: localize(chosen.alt),
    };
  });
}

/** The social media page: its signature is one phone from the head to the last words, filled with our clients’ posts to the end, where the light of the last one leaves its screen. */
export const socialMedia = definePage({
  route: 'social-media',
  words: socialMediaWords,
  ground: 'paper',
  share: { art: socialMediaArt, alt: ({ sharePicture }) => sharePicture },
  render: (context) => {
    const { words, link, picture, localize } = context;
    const { hero, feed, what, why, steps, services, cost, next, closing } = words;
    const rows = firstPosts.slice(3);
    const own = nextPosts.find(({ id }) => id === 'own-brand')!;
    return (
      <div className="social">
        <div className="social-phone cut" aria-hidden="true">
          <div className="cut" />
        </div>
        <Hero
          className="social-hero"
          ground="warm"
          variant="short"
          large="wide"
          tall
          title={hero.title}
          text={hero.text}
          aside={
            <>
              <div className="social-feed">
                <PhoneFeed label={feed.label} posts={feedOf(context)} />
                {[...rows, ...nextPosts, ...nextPosts].map((post, index) => (
                  <FeedPiece picture={picture} post={post} only="wide" key={index} />
                ))}
              </div>
              {/* Within the page: a file of its own would be one more to wait for. */}
              <svg
                className="social-thumb"
                viewBox={`0 0 ${thumbArt.width} ${thumbArt.height}`}
                overflow="hidden"
                aria-hidden="true"
              >
                {thumbArt.draw()}
              </svg>
            </>
          }
        />
        <Section ground="ink" edge="crown">
          <div className="wrapper">
            <div className="social-words">
              <SectionHeading title={what.heading} size="m" />
              <Prose paragraphs={what.paragraphs} statement="first" className="large" above="s" />
              <h2 className="display" data-size="hero" data-above="2xl">
                {why.heading}
              </h2>
              <ul className="grid" role="list" data-gap="m" data-above="l" data-stagger="100">
                {why.items.map((item, index) => (
                  <li
                    className="display"
                    data-size={index ? 's' : 'l'}
                    data-cols={index ? (index % 2 ? '1-6' : '7-12') : '1-12'}
                    data-from="wide"
                    key={item}
                    data-reveal=""
                  >
                    <Emphasis>{item}</Emphasis>
                  </li>
                ))}
              </ul>
            </div>
          </div>
          <FeedPiece picture={picture} post={rows[0]!} only="phone" />
        </Section>
        <Section ground="warm" edge="fall">
          <div className="wrapper">
            <div className="social-words">
              <SectionHeading title={steps.heading} size="xl" />
              <div data-above="m">
                <Picture file={picture(weekArt)} alt="" />
              </div>
              <Steps items={steps.items} className="large" numbers="xl" titles="m" line="rule" room="m" above="l" />
            </div>
          </div>
        </Section>
        <Section ground="warm" flush>
          <div className="wrapper">
            <SectionHeading className="social-words" title={cost.heading} lead={cost.note} size="xl" />
            {(['together', 'alone'] as const).map((way) => (
              <Fragment key={way}>
                <div className="social-words" data-above="l">
                  <h3 className="display accent" data-size="l">
                    {cost[way].heading}
                  </h3>
                  <p className="large" data-above="2xs">
                    {cost[way].text}
                  </p>
                </div>
                {socialMediaPlans[way].map((id) => (
                  <SocialPlan context={context} id={id} key={id} />
                ))}
              </Fragment>
            ))}
          </div>
          <FeedPiece picture={picture} post={rows[1]!} only="phone" />
        </Section>
        <Section ground="ink" edge="rise">
          <div className="wrapper">
            <div className="social-words">
              <SectionHeading title={services.heading} size="xl" />
              <Points
                items={services.items}
                className="large"
                columns={2}
                titles="s"
                line="rule"
                room="xs"
                gap="m"
                above="l"
              />
            </div>
          </div>
        </Section>
        <Section ground="warm" className="social-end lit">
          <div className="wrapper">
            <div className="social-words">
              <h2 className="display" data-size="hero">
                <Emphasis>{closing.heading}</Emphasis>
              </h2>
              <p className="lede" data-above="m">
                {closing.text}
              </p>
              <ButtonRow {...closingActions({ localize, link }, closing.action)} above="l" />
            </div>
            <div className="social-words" data-above="xl">
              <h3 className="statement">{next.heading}</h3>
              <p className="large" data-above="2xs">
                {next.text}
              </p>
            </div>
          </div>
          <div className="social-light cut">
            <div className="feed-post" data-only="wide" data-ground="paper" aria-hidden="true">
              <ClientAccount picture={picture} post={own} />
            </div>
            <Picture file={picture(lightArt.narrow)} wide={picture(lightArt.wide)} wideFrom="48rem" alt="" />
          </div>
        </Section>
      </div>
    );
  },
});
