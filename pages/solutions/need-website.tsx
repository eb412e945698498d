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

/** Each wish stands beside what the visitor has today, and on its price; the words after them stand in the plan of a page, whose boxes say what they are for, the last ones in that page, finished. */
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
  body: ({ words: { body, cost, closing }, services, prices, actions, picture }) => (
    <>
      <Section ground="ink" edge="fall">
        <div className="wrapper">
          <SectionHeading title={body.voices.title} size="xl" />
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
                  <PlanOffer price={price} size="l" />
                </div>
              </div>
            ))}
          </div>
          <div className="split" data-split="7-5" data-gap="l" data-above="xl">
            <SectionHeading title={cost.title} lead={cost.text} size="m" />
            {services.map((service) => (
              <ServiceArrow service={service} align="end" key={service.href} />
            ))}
          </div>
        </div>
      </Section>
      <Section ground="warm" edge="rise">
        <div className="wrapper stack" data-gap="2xl">
          <div className="sheet">
            <div className="sheet__bar" />
            <div data-pad="l">
              <p className="solution-line display" data-size="hero">
                {body.statement}
              </p>
              <p className="large quiet" data-above="m">
                {body.estimate}
              </p>
            </div>
            <div className="sheet__words split" data-pad="l" data-split="5-7">
              <SectionHeading title={body.prose.title} size="l" />
              <div className="prose large stack" data-gap="s">
                {body.prose.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </div>
            <div className="sheet__words stack" data-pad="l" data-gap="l">
              {body.aims.map(({ title, items }, row) => (
                <div key={title}>
                  <h3 className="large quiet">{title}</h3>
                  <ul className="cluster" role="list" data-above="xs">
                    {items.map((item, place) => (
                      <li
                        className={classNames('aims__aim display', row ? 'cut' : 'plane', !row && !place && 'lit')}
                        data-ground={row ? 'ink' : undefined}
                        data-rim={!row && place ? '' : undefined}
                        key={item}
                      >
                        {item}
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </div>
          <div className="sheet plane lit">
            <div className="sheet__bar" />
            <div className="sheet__body" data-pad="l">
              <SolutionEnding words={closing} actions={actions} className="sheet__ending" />
              <Picture className="sheet__pointer" file={picture(pointerArt)} alt="" />
            </div>
          </div>
        </div>
      </Section>
    </>
  ),
});
