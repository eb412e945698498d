import { Fragment } from 'react';
import { needWebsiteArt, pointerArt } from '../../content/art/solutions/need-website.tsx';
import { needWebsite as solution } from '../../content/solutions/need-website.ts';
import { Picture } from '../parts/picture.tsx';
import { classNames, placeOf } from '../parts/place.ts';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { Section } from '../parts/section.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { SolutionEnding } from './solution-ending.tsx';
import { solutionPage } from './solution-page.tsx';

/** What is most important on the page is in the light, what a visitor presses is dark, the rest is still a plan. */
const aimLook = (row: number, place: number) => (row ? 'plane' : place ? '' : 'plane lit');

/** What a wish is written on: a sheet that is sent, on which the price lies, a page with days to book, of which the price takes the rest of the week, and the frame of a phone, which it is too wide for. */
const stages = ['plane', 'plane lit', ''] as const;
const pages = [
  <Fragment key="pdf">
    <path fill="var(--rule)" d="M0 0H400V200H0z" />
    <path fill="var(--paper)" d="M92 16H338L362 40V200H92z" />
    <path fill="var(--mark)" d="M338 16V40H362z" />
    <path fill="var(--ink)" d="M0 16H70V46H0zM112 34h128v9h-128zM112 60h88v58h-88z" />
    <path
      fill="var(--mark)"
      d={[60, 71, 82, 93, 104, 115, 126, 137, 148, 159, 170, 181]
        .map((y) => `M216 ${y}h126v3h-126z` + (y > 120 ? `M112 ${y}h88v3h-88z` : ''))
        .join('')}
    />
    <path
      fill="none"
      stroke="var(--paper)"
      strokeWidth="3"
      d="M13 40V23h6a4.5 4.5 0 0 1 0 9H13M32 24.5V38.5h3a7 7 0 0 0 0-14zM60 24.5H51V40M51 32h8"
    />
  </Fragment>,
  <Fragment key="days">
    <path fill="var(--paper)" d="M0 0H4V3H0z" />
    <path fill="var(--ink)" d="M1 0h1v1H1zM0 1h1v1H0zM2 1h1v1H2zM1 2h1v1H1z" />
    <path
      stroke="var(--gold-light)"
      strokeWidth="4"
      vectorEffect="non-scaling-stroke"
      d="M1 0V3M2 0V3M3 0V3M0 1H4M0 2H4"
    />
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
  <svg
    className="wish__page"
    width="100%"
    viewBox={index ? '0 0 4 3' : '0 0 400 200'}
    preserveAspectRatio={index ? 'none' : 'xMinYMin slice'}
    aria-hidden="true"
    {...placeOf(index ? {} : { cols: '1-9', row: '1', from: 'wide' })}
  >
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
                  className={index ? 'split' : 'grid'}
                  data-split={[undefined, '4-3', '5-7'][index]}
                  data-from={index ? 'wide' : undefined}
                  data-gap={(['none', '3xs', 'l'] as const)[index]}
                  data-above={index < 2 ? 'l' : 'none'}
                >
                  {index < 2 && page(index)}
                  <div
                    className={classNames('wish__price plane', index !== 1 && 'lit')}
                    data-ground={index === 1 ? 'ink' : undefined}
                    {...placeOf(index ? {} : { cols: '8-12', row: '1', from: 'wide', align: 'end' })}
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
