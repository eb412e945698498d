import { needWebsiteArt, pointerArt } from '../../content/art/solutions/need-website.tsx';
import { needWebsite as solution } from '../../content/solutions/need-website.ts';
import { Picture } from '../parts/picture.tsx';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { Section } from '../parts/section.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { SolutionEnding } from './solution-ending.tsx';
import { solutionPage } from './solution-page.tsx';

/** A page that is still a plan: beside each dashed wish stands the site that answers it, and the end is the page, finished. */
export const needWebsite = solutionPage({
  id: 'need-website',
  solution,
  art: needWebsiteArt,
  hero: {
    ground: 'warm',
    places: {
      title: { cols: '1-12', row: '1', from: 'wide' },
      aside: { cols: '7-12', row: '1-2', from: 'wide', align: 'end' },
    },
  },
  body: ({ words: { body, cost, closing }, services, prices, actions, picture }) => (
    <>
      <Section ground="ink" edge="fall">
        <div className="wrapper">
          <SectionHeading title={body.voices.title} />
          <ul className="wishes" role="list" data-above="xl" data-stagger="200">
            {prices.map(({ title, price }, index) => (
              <li
                className="wish split"
                data-split="7-5"
                data-from="wide"
                data-gap="m"
                data-items="center"
                key={title}
                data-reveal=""
              >
                <blockquote className="solution-line display" data-size="m">
                  {body.voices.items[index]}
                </blockquote>
                <div className="wish__plan plane lit">
                  <h3 className="display" data-size="s">
                    {title}
                  </h3>
                  <PlanOffer price={price} />
                </div>
              </li>
            ))}
          </ul>
          <div className="split" data-split="7-5" data-from="wide" data-above="xl" data-gap="m">
            <div>
              <h2 className="display" data-size="s">
                {cost.title}
              </h2>
              <p className="quiet measure" data-above="xs">
                {cost.text}
              </p>
            </div>
            {services.map(({ href, label, text }) => (
              <p key={href}>
                <a className="text-link large" href={href}>
                  {label}
                </a>
                <br />
                <span className="quiet">{text}</span>
              </p>
            ))}
          </div>
        </div>
      </Section>
      <Section ground="paper">
        <div className="wrapper stack" data-gap="xl">
          <p className="solution-line display accent" data-size="xl" data-reveal="">
            {body.statement}
          </p>
          <div className="plan-words split" data-split="5-7">
            <SectionHeading title={body.prose.title} size="m" />
            <div className="prose stack" data-gap="s">
              {body.prose.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </div>
      </Section>
      <Section ground="warm" className="finished">
        <div className="wrapper">
          <div className="finished__page plane">
            <SolutionEnding words={closing} actions={actions} />
            <Picture className="finished__pointer" file={picture(pointerArt)} alt="" />
          </div>
        </div>
      </Section>
    </>
  ),
});
