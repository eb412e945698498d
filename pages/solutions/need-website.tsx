import {
  jibArt,
  needWebsiteArt,
  rigArt,
  uprightArt,
  wishArts,
  wishUprights,
} from '../../content/art/solutions/need-website.tsx';
import { seaArt } from '../../content/art/solutions/sea.tsx';
import { needWebsite as solution } from '../../content/solutions/need-website.ts';
import { Picture } from '../parts/picture.tsx';
import { classNames, placeOf } from '../parts/place.ts';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { Section } from '../parts/section.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { ServiceArrow } from './service-arrow.tsx';
import { SolutionEnding } from './solution-ending.tsx';
import { solutionPage } from './solution-page.tsx';

/** What each wish stands on. */
const grounds = ['ink', 'paper', 'paper'] as const;

/** The slip on which the first boat stands goes down the page, from side to side, with a wish on each of its legs. Below it the list of pages is the planks of a ship, and at the end the last one lies in the water: its sail is a finished site, and its hull has the last words. */
export const needWebsite = solutionPage({
  id: 'need-website',
  solution,
  art: needWebsiteArt,
  upright: uprightArt,
  hero: {
    ground: 'warm',
    places: { title: { cols: '1-12', row: '1', from: 'wide' }, words: { cols: '1-4', from: 'wide' } },
  },
  body: ({ words: { body, cost, closing }, services, prices, actions, picture }) => {
    const [know, want] = body.aims;
    const [first, ...others] = body.prose.paragraphs;
    const [what, ...facts] = know!.items;
    return (
      <>
        {prices.map(({ title, price }, index) => (
          <Section
            ground={grounds[index]!}
            className={classNames('solution-stand leg wish', index === 1 && 'lit')}
            key={title}
          >
            <div className="wrapper grid" data-gap="l">
              <div {...placeOf({ cols: index === 1 ? '1-6' : '7-12', from: 'wide' })}>
                {index === 0 && <h2 className="large strong">{body.voices.title}</h2>}
                <blockquote className="display" data-size="xl" data-above={index ? undefined : 's'}>
                  <em>{body.voices.items[index]}</em>
                </blockquote>
                <h3 className="display" data-size="m" data-above="l">
                  {title}
                </h3>
                <PlanOffer price={price} size="l" largePeriod />
                {index === 2 && (
                  <>
                    <h2 className="display" data-size="s" data-above="l">
                      {cost.title}
                    </h2>
                    <p className="large" data-above="2xs">
                      {cost.text}
                    </p>
                    {services.map((service) => (
                      <ServiceArrow service={service} above="s" key={service.href} />
                    ))}
                  </>
                )}
              </div>
            </div>
            <Picture
              className="afloat"
              file={picture(wishUprights[index]!)}
              wide={picture(wishArts[index]!)}
              wideFrom="60rem"
              alt=""
            />
          </Section>
        ))}
        <Section ground="warm" className="solution-stand leg lee">
          <div className="wrapper">
            <div className="stack large">
              <SectionHeading title={body.prose.title} size="xl" />
              <p>{first}</p>
              <p>
                {body.statement} {body.estimate}
              </p>
              {others.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <p className="strong">{body.pages.title}</p>
            </div>
          </div>
          <Picture className="afloat lee__rig" file={picture(rigArt)} alt="" />
          <ol className="planks display" data-stagger="">
            {body.pages.items.map(({ title, text }) => (
              <li key={title}>
                {title} <span>{text}</span>
              </li>
            ))}
          </ol>
        </Section>
        <Section ground="ink" className="solution-stand">
          <div className="wrapper">
            <div className="yard">
              <Picture className="yard__jib" file={picture(jibArt)} alt="" />
              <div className="yard__sail" data-ground="paper">
                <p>
                  <span className="large strong">{body.example}</span>
                  <br />
                  {know!.title}
                </p>
                <p>
                  <span className="large">{what!.title}</span> <span className="yard__says display">{what!.text}</span>
                </p>
                <div className="split" data-gap="l">
                  {facts.map(({ title, text }) => (
                    <p key={title}>
                      <span className="large">{title}</span>
                      <br />
                      <span className="display" data-size="m">
                        {text}
                      </span>
                    </p>
                  ))}
                </div>
                <div>
                  <h3 className="large">{want!.title}</h3>
                  <ul className="columns" role="list" data-columns="2" data-gap="s-l" data-above="2xs">
                    {want!.items.map(({ title, text }) => (
                      <li className="display" data-size="s" key={title}>
                        {title} <em>{text}</em>
                      </li>
                    ))}
                  </ul>
                </div>
              </div>
            </div>
          </div>
          <div className="hull" data-ground="paper">
            <div className="wrapper">
              <SolutionEnding words={closing} actions={actions} />
            </div>
          </div>
          <Picture className="afloat" file={picture(seaArt)} alt="" />
        </Section>
      </>
    );
  },
});
