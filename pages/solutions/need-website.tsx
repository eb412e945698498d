import { needWebsiteArt, pointerArt } from '../../content/art/solutions/need-website.tsx';
import { needWebsite as solution } from '../../content/solutions/need-website.ts';
import { Picture } from '../parts/picture.tsx';
import { classNames } from '../parts/place.ts';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { Section } from '../parts/section.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { SolutionEnding } from './solution-ending.tsx';
import { solutionPage } from './solution-page.tsx';

/** What is most important on the page is in the light, what a visitor presses is dark, the rest is still a plan. */
const aimLook = (row: number, place: number) => (row ? 'plane' : place ? '' : 'plane lit');

/** What a wish is written on: a sheet that is sent, a page with days to book, and a phone, which it is too wide for. */
const stages = ['plane', 'plane lit', ''] as const;

/** Each wish is a page as it is today, and the price its button; the words after them stand in the plan of a page, whose boxes say what they are for, the last ones in that page, finished. */
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
          <div className="wishes" data-above="xl">
            <ul role="list" data-stagger="200">
              {prices.map(({ title, price }, index) => (
                <li
                  className={classNames('wish', stages[index])}
                  data-ground={index ? undefined : 'paper'}
                  key={title}
                  data-reveal=""
                >
                  <blockquote className="display" data-size="xl">
                    {body.voices.items[index]}
                  </blockquote>
                  <div>
                    <div className="wish__page" />
                    <div
                      className={classNames('wish__price plane', index !== 1 && 'lit')}
                      data-ground={index === 1 ? 'ink' : undefined}
                    >
                      <h3 className="strong">{title}</h3>
                      <PlanOffer price={price} />
                    </div>
                  </div>
                </li>
              ))}
            </ul>
            <div className="wishes__cost">
              <h2 className="display" data-size="m">
                {cost.title}
              </h2>
              <p className="large quiet measure" data-above="xs">
                {cost.text}
              </p>
              {services.map(({ href, label, text }) => (
                <p data-above="m" key={href}>
                  <a className="arrow large strong" href={href}>
                    {label}
                  </a>
                  <br />
                  <span className="quiet">{text}</span>
                </p>
              ))}
            </div>
          </div>
        </div>
      </Section>
      <Section ground="warm" edge="rise">
        <div className="wrapper stack" data-gap="2xl">
          <div className="sheet">
            <div className="sheet__bar" />
            <p className="sheet__body solution-line display" data-size="hero">
              {body.statement}
            </p>
            <div className="sheet__words split" data-split="5-7">
              <SectionHeading title={body.prose.title} size="l" />
              <div className="prose large stack" data-gap="s">
                {body.prose.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </div>
            <div className="sheet__words stack" data-gap="l">
              {body.aims.map(({ title, items }, row) => (
                <div key={title}>
                  <h3 className="large quiet">{title}</h3>
                  <ul className="cluster" role="list" data-above="xs">
                    {items.map((item, place) => (
                      <li
                        className={`aims__aim display ${aimLook(row, place)}`}
                        data-ground={row ? 'ink' : undefined}
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
            <div className="sheet__body">
              <SolutionEnding words={closing} actions={actions} />
              <Picture className="sheet__pointer" file={picture(pointerArt)} alt="" />
            </div>
          </div>
        </div>
      </Section>
    </>
  ),
});
