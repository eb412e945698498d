import { Fragment } from 'react';
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

/** What a wish is written on: a sheet that is sent, a page with days to book, of which the price takes the rest of the week, and the frame of a phone, which it is too wide for. */
const stages = ['plane', 'plane lit', ''] as const;
const days = [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((day) => [day, row] as const));
const dayPath = (some: typeof days) => some.map(([day, row]) => `M${day} ${row}h.97v.96h-.97z`).join('');
const pages = [
  <path key="sheet" fill="var(--rule)" d={[0, 1, 2, 3, 4, 5, 6].map((line) => `M0 ${line * 0.45}H4v.1H0z`).join('')} />,
  <Fragment key="days">
    <path fill="var(--paper)" d={dayPath(days)} />
    <path fill="var(--ink)" d={dayPath([days[1]!, days[4]!, days[6]!, days[9]!])} />
  </Fragment>,
  <path
    key="phone"
    fill="none"
    stroke="var(--gold-light)"
    strokeWidth="8"
    vectorEffect="non-scaling-stroke"
    d="M0 0H4V3H0zM1.7 0V.06H2.3V0"
  />,
] as const;

const page = (index: number) => (
  <svg className="wish__page" viewBox="0 0 4 3" preserveAspectRatio="none" aria-hidden="true">
    {pages[index]}
  </svg>
);

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
          <div className="stack" data-gap="l" data-above="xl" data-stagger="200">
            {prices.map(({ title, price }, index) => (
              <div
                className={classNames('wish', stages[index])}
                data-ground={index ? undefined : 'paper'}
                key={title}
                data-reveal=""
              >
                <blockquote className="display" data-size={index < 2 ? 'xl' : 'hero'}>
                  {index === 2 && page(index)}
                  {body.voices.items[index]}
                </blockquote>
                <div
                  className="split"
                  data-split={index < 2 ? '4-3' : '5-7'}
                  data-from="wide"
                  data-gap={index === 1 ? '3xs' : 'l'}
                  data-above={index < 2 ? 'l' : 'none'}
                >
                  {index < 2 && page(index)}
                  <div
                    className={classNames('wish__price plane', index !== 1 && 'lit')}
                    data-ground={index === 1 ? 'ink' : undefined}
                  >
                    <h3 className="strong">{title}</h3>
                    <PlanOffer price={price} />
                  </div>
                  {index === 2 && (
                    <div>
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
                  )}
                </div>
              </div>
            ))}
          </div>
        </div>
      </Section>
      <Section ground="warm" edge="rise">
        <div className="wrapper stack" data-gap="2xl">
          <div className="sheet">
            <div className="sheet__bar" />
            <p className="solution-line display" data-size="hero" data-pad="l">
              {body.statement}
            </p>
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
            <div className="sheet__body" data-pad="l">
              <SolutionEnding words={closing} actions={actions} />
              <Picture className="sheet__pointer" file={picture(pointerArt)} alt="" />
            </div>
          </div>
        </div>
      </Section>
    </>
  ),
});
