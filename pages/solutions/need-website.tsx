import { boatArt, needWebsiteArt, pagesArt, pointerArt } from '../../content/art/solutions/need-website.tsx';
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

/** The columns of each: a narrow one, a broad one, and below both the last, whose words stand beside the picture. */
const wishCols = ['1-5', '6-12', '1-12'] as const;

/** Each wish stands beside what the visitor has today, and on its price; the list of pages follows as a deck of sheets, of which a small site takes three; then one site as an example, on which the pointer of the head stands. */
export const needWebsite = solutionPage({
  id: 'need-website',
  solution,
  art: needWebsiteArt,
  hero: {
    ground: 'warm',
    places: {
      title: { cols: '1-12', row: '1', from: 'wide' },
      words: { cols: '1-4', from: 'wide' },
      aside: { cols: '5-12', row: '1-3', from: 'wide', align: 'end' },
    },
  },
  body: ({ words: { body, cost, closing }, services, prices, actions, picture }) => {
    const [first, ...others] = body.prose.paragraphs;
    return (
      <>
        <Section ground="ink">
          <div className="wrapper">
            <SectionHeading title={body.voices.title} size="hero" />
            <div className="grid" data-gap="m" data-above="xl" data-stagger="200">
              {prices.map(({ title, price }, index) => (
                <div
                  className={classNames('wish cut plane', !grounds[index] && 'lit')}
                  data-ground={grounds[index]}
                  data-rim={index === 2 ? '' : undefined}
                  {...placeOf({ cols: wishCols[index]!, from: 'wide' })}
                  key={title}
                  data-reveal=""
                >
                  <div
                    className={classNames('wish__words', index === 2 ? 'split' : 'columns')}
                    data-gap="none"
                    data-split={index === 2 ? '7-5' : undefined}
                    data-items="end"
                  >
                    <blockquote className="display" data-size={index === 2 ? 'hero' : 'xl'} data-align="start">
                      {body.voices.items[index]}
                    </blockquote>
                    <div>
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
            <div className="split" data-split="7-5" data-gap="l" data-above="l">
              <div>
                <h2 className="display" data-size="s">
                  {cost.title}
                </h2>
                <p className="large" data-above="2xs">
                  {cost.text}
                </p>
              </div>
              {services.map((service) => (
                <ServiceArrow service={service} key={service.href} />
              ))}
            </div>
          </div>
        </Section>
        <Section ground="warm">
          <div className="wrapper grid" data-gap="l">
            <SectionHeading title={body.prose.title} size="xl" cols="1-5" row="1" from="wide" />
            <div className="stack large" data-cols="1-5" data-row="2" data-from="wide">
              <p>{first}</p>
              <p>
                {body.statement} {body.estimate}
              </p>
              {others.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <div data-cols="6-12" data-row="1-2" data-from="wide" data-align="end">
              <Picture className="solution-art" file={picture(pagesArt)} alt="" />
            </div>
          </div>
        </Section>
        <Section ground="ink" edge="crown">
          <div className="wrapper">
            <p className="large">{body.example}</p>
            <div className="site cut" data-ground="paper" data-above="m">
              {body.aims.map(({ title, items }, row) => (
                <div key={title}>
                  <h3 className="site__bar display" data-size="s" data-ground="warm">
                    {title}
                  </h3>
                  <ul
                    className={classNames('columns', row ? 'site__keys lit' : 'site__answers')}
                    role="list"
                    data-gap={row ? undefined : 'none'}
                    data-columns={row ? undefined : 2}
                  >
                    {items.map(({ title: aim, text }, place) => {
                      const words = (
                        <>
                          <span className="large">{aim}</span> <span className="site__says display">{text}</span>
                        </>
                      );
                      return row || place ? (
                        <li key={aim}>{words}</li>
                      ) : (
                        <li
                          className="site__first split lit"
                          data-split="5-4"
                          data-from="wide"
                          data-gap="none"
                          key={aim}
                        >
                          <div>{words}</div>
                          <div data-align="end" data-above="m">
                            <Picture className="solution-art" file={picture(boatArt)} alt="" />
                          </div>
                        </li>
                      );
                    })}
                  </ul>
                </div>
              ))}
            </div>
            <div className="site-ending" data-above="2xl">
              <Picture className="site-ending__pointer" file={picture(pointerArt)} alt="" />
              <SolutionEnding words={closing} actions={actions} />
            </div>
          </div>
        </Section>
      </>
    );
  },
});
