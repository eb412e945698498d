import { eightFacetsArt } from '../../../content/art/services/eight-facets.tsx';
import { givenHeartArt } from '../../../content/art/services/given-heart.tsx';
import { phoneBodyArt } from '../../../content/art/services/phone-body.tsx';
import { socialMediaArt } from '../../../content/art/services/social-media.tsx';
import { cases } from '../../../content/cases/index.ts';
import type { InstagramPost } from '../../../content/cases/case.ts';
import { labels } from '../../../content/labels.ts';
import { plan, type PlanId } from '../../../content/prices.ts';
import { caseRoute } from '../../../content/routes.ts';
import { socialFeed, socialMediaPlans, socialMediaWords } from '../../../content/services/social-media.ts';
import { definePage, type PageContext } from '../../page.ts';
import { CallToAction } from '../../parts/call-to-action.tsx';
import { Section } from '../../parts/section.tsx';
import { Hero } from '../../parts/hero.tsx';
import { NextStep } from '../../parts/next-step.tsx';
import { type FeedPost, PhoneFeed } from './phone-feed.tsx';
import { Picture } from '../../parts/picture.tsx';
import { PlanOffer } from '../../parts/plan-offer.tsx';
import { postArt } from '../../parts/post-art.ts';
import { PostingRhythm } from './posting-schedule.tsx';
import { SectionHeading } from '../../parts/section-heading.tsx';

type Words = typeof socialMediaWords.en;

/** The posts of the feed, as the cases tell them. */
function feedOf({ link, picture, localize }: PageContext<Words>): FeedPost[] {
  const captionOf = (post: InstagramPost) => (post.lang ? post.words : localize(post.words)).caption;
  return socialFeed.flatMap(({ id, post }) => {
    const block = cases[id].blocks.find(({ kind }) => kind === 'instagram');
    const chosen = block?.kind === 'instagram' ? block.posts[post] : undefined;
    if (!chosen) return [];
    return {
      client: cases[id].title,
      href: link(caseRoute(id)),
      picture: picture(postArt(chosen, localize)),
      alt: localize(chosen.alt),
      caption: captionOf(chosen),
      lang: chosen.lang,
    };
  });
}

/** One way of working together: a heading, what it is for, and its plans. */
function PlanPair({
  context,
  way,
}: {
  readonly context: PageContext<Words>;
  readonly way: keyof typeof socialMediaPlans;
}) {
  const { heading, text } = context.words.cost[way];
  const ids: readonly PlanId[] = socialMediaPlans[way];
  return (
    <div className="social-plans__way" data-way={way}>
      <div className="social-plans__words">
        <h3 className="display" data-size="m">
          {heading}
        </h3>
        <p className="quiet">{text}</p>
      </div>
      <ul className="social-plans__pair" role="list" data-stagger="100">
        {ids.map((id) => {
          const { popular, words } = plan(id);
          const { title, features } = context.localize(words);
          return (
            <li className="social-plan" data-popular={popular ? '' : undefined} key={id} data-reveal="">
              <h4 className="social-plan__title">{title}</h4>
              {popular && <p className="social-plan__badge">{context.localize(labels).popular}</p>}
              <PlanOffer price={context.price(id)} features={features} />
            </li>
          );
        })}
      </ul>
    </div>
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
    return (
      <>
        <Hero
          className="social-hero"
          ground="warm"
          variant="split"
          title={hero.title}
          text={hero.text}
          aside={
            <>
              <PhoneFeed label={feed.label} body={picture(phoneBodyArt)} posts={feedOf(context)} />
              <Picture className="social-hero__heart" file={picture(givenHeartArt)} alt="" eager />
            </>
          }
        />
        <Section ground="paper" edge="crown">
          <div className="wrapper social-what">
            <SectionHeading title={what.heading} />
            {what.paragraphs.map((paragraph) => (
              <p className="social-what__text" key={paragraph}>
                {paragraph}
              </p>
            ))}
          </div>
        </Section>
        <Section ground="ink" edge="rise">
          <div className="wrapper grid">
            <SectionHeading title={why.heading} size="m" className="social-why__heading" />
            <ul className="social-why" role="list" data-stagger="100">
              {why.items.map((item) => (
                <li className="social-why__item" key={item} data-reveal="">
                  {item}
                </li>
              ))}
            </ul>
          </div>
        </Section>
        <Section ground="paper" edge="fall">
          <div className="wrapper">
            <SectionHeading title={steps.heading} />
            <ol className="social-steps" role="list" data-stagger="200">
              {steps.items.map(({ title, text }, index) => (
                <li className="social-steps__step" key={title} data-reveal="">
                  <PostingRhythm step={index} />
                  <span className="social-steps__number" aria-hidden="true">
                    {index + 1}
                  </span>
                  <h3 className="social-steps__title display" data-size="s">
                    {title}
                  </h3>
                  <p className="social-steps__text">{text}</p>
                </li>
              ))}
            </ol>
          </div>
        </Section>
        <Section ground="warm" edge="crown">
          <div className="wrapper facet-services">
            <SectionHeading title={services.heading} size="xl" />
            <Picture className="facet-services__stone" file={picture(eightFacetsArt)} alt="" />
            <ol className="facet-services__list" role="list" data-stagger="100">
              {services.items.map(({ title, text }, index) => (
                <li className="facet-services__service" key={title} data-reveal="">
                  <span className="facet-services__number figures" aria-hidden="true">
                    {index + 1}
                  </span>
                  <h3 className="facet-services__title">{title}</h3>
                  <p className="facet-services__text">{text}</p>
                </li>
              ))}
            </ol>
          </div>
        </Section>
        <Section ground="paper" edge="rise">
          <div className="wrapper">
            <SectionHeading title={cost.heading} size="xl" />
            <div className="social-plans">
              <PlanPair context={context} way="together" />
              <PlanPair context={context} way="alone" />
            </div>
            <div className="social-after">
              <p className="quiet">{cost.note}</p>
              <NextStep heading={next.heading} text={next.text} />
            </div>
          </div>
        </Section>
        <CallToAction
          edge="fall"
          title={closing.heading}
          text={closing.text}
          primary={{ label: closing.action, href: link('contact') }}
          secondary={{ label: localize(labels).stories, href: link('portfolio') }}
        />
      </>
    );
  },
});
