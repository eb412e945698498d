import { needWebsiteArt, pointerArt } from '../../content/art/solutions/need-website.tsx';
import { wishArt } from '../../content/art/solutions/wishes.tsx';
import { needWebsite as solution } from '../../content/solutions/need-website.ts';
import { Picture } from '../parts/picture.tsx';
import { classNames, placeOf } from '../parts/place.ts';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { Section } from '../parts/section.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { ServiceArrow } from './service-arrow.tsx';
import { SolutionEnding } from './solution-ending.tsx';
import { solutionPage } from './solution-page.tsx';

/** What a wish stands on, and what its price does. */
const grounds = ['warm', undefined, 'ink'] as const;

/** Each wish stands beside what the visitor has today, and on its price; a plan in words follows, and the page of the head is built at the end, for one company as an example, and its last box has the pointer. */
export const needWebsite = solutionPage({
  id: 'need-website',
  solution,
  art: needWebsiteArt,
  hero: {
    ground: 'warm',
    places: {
      title: { cols: '1-12', row: '1', from: 'wide' },
      words: { cols: '1-5', from: 'wide' },
      aside: { cols: '6-12', row: '1-3', from: 'wide', align: 'end' },
    },
  },
  body: ({ words: { body, cost, closing }, services, prices, actions, picture }) => {
    const [first, ...others] = body.prose.paragraphs;
    return (
      <>
        <Section ground="ink" edge="fall">
          <div className="wrapper">
            <SectionHeading title={body.voices.title} size="hero" />
            <div className="stack" data-gap="m" data-above="xl" data-stagger="200">
              {prices.map(({ title, price }, index) => (
                <div
                  className={classNames('wish cut plane', !grounds[index] && 'lit')}
                  data-ground={grounds[index]}
                  data-rim={index === 2 ? '' : undefined}
                  key={title}
                  data-reveal=""
                >
                  <div className="wish__words grid" data-gap="none">
                    <blockquote className="display" data-size="xl" {...placeOf({ cols: '1-7', align: 'center' })}>
                      {body.voices.items[index]}
                    </blockquote>
                    <div {...placeOf({ cols: '8-12', align: 'end' })}>
                      <Picture className="solution-art" file={picture(wishArt[index]!)} alt="" />
                    </div>
                  </div>
                  <div
                    className={classNames('wish__price cluster', grounds[index] && 'lit')}
                    data-ground={grounds[index] ? undefined : 'paper'}
                    data-spread=""
                    data-items="baseline"
                  >
                    <h3 className="display" data-size="m">
                      {title}
                    </h3>
                    <PlanOffer price={price} largePeriod />
                  </div>
                </div>
              ))}
            </div>
            <div className="split" data-split="7-5" data-gap="m" data-above="xl">
              <SectionHeading title={cost.title} lead={cost.text} size="l" />
              {services.map((service) => (
                <ServiceArrow service={service} align="end" key={service.href} />
              ))}
            </div>
          </div>
        </Section>
        <Section ground="warm" edge="rise">
          <div className="planned wrapper grid" data-gap="l">
            <SectionHeading title={body.prose.title} size="hero" />
            <p className="statement" data-cols="1-8">
              {first}
            </p>
            <p className="large" data-cols="9-12">
              {body.statement} {body.estimate}
            </p>
            {others.map((paragraph) => (
              <p className="plane lit display" data-size="xl" key={paragraph}>
                {paragraph}
              </p>
            ))}
          </div>
        </Section>
        <Section ground="ink" edge="crown">
          <div className="site wrapper stack" data-gap="2xs">
            <p className="large quiet">{body.example}</p>
            {body.aims.map(({ title, items }, row) => (
              <div key={title}>
                <h3 className="display" data-size="s" data-above="m">
                  {title}
                </h3>
                <ul
                  className={classNames('columns', row ? 'site__keys' : 'site__tiles')}
                  role="list"
                  data-gap={row ? 's' : '2xs'}
                  data-above="s"
                  data-columns={row ? undefined : '2'}
                >
                  {items.map(({ title: aim, text }, place) => (
                    <li
                      className={row ? undefined : classNames('site__tile', place ? 'cut' : 'plane lit')}
                      data-ground={row || !place ? undefined : 'warm'}
                      key={aim}
                    >
                      <span className="statement">{aim}</span> <span className="site__says display">{text}</span>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            <div className="site__tile site__last plane lit">
              <SolutionEnding words={closing} actions={actions} className="site__ending contents" />
              <Picture className="site__pointer" file={picture(pointerArt)} alt="" />
            </div>
          </div>
        </Section>
      </>
    );
  },
});
