import {
  needWebsiteArt,
  quay,
  sailsArt,
  seaArt,
  underWay,
  uprightArt,
  wishArt,
} from '../../content/art/solutions/need-website.tsx';
import { needWebsite as solution } from '../../content/solutions/need-website.ts';
import { Picture } from '../parts/picture.tsx';
import { classNames, placeOf } from '../parts/place.ts';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { Section } from '../parts/section.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { ServiceArrow } from './service-arrow.tsx';
import { SolutionEnding } from './solution-ending.tsx';
import { solutionPage } from './solution-page.tsx';

/** What each wish floats over: the ground of each is the water of the one before. */
const grounds = ['ink', 'paper', 'paper'] as const;

/** One boat sails the page: from the stocks past three wishes, plank by plank with the list of pages, to the quay of a finished site, and on its way at the end. */
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
    const afloat = ({ wide, upright }: typeof quay) => (
      <Picture className="afloat" file={picture(upright)} wide={picture(wide)} wideFrom="60rem" alt="" />
    );
    const [know, want] = body.aims;
    const [first, ...others] = body.prose.paragraphs;
    const [what, ...facts] = know!.items;
    return (
      <>
        {prices.map(({ title, price }, index) => (
          <Section
            ground={grounds[index]!}
            className={classNames('solution-stand wish', index === 1 && 'lit')}
            key={title}
          >
            <div className="wrapper grid" data-gap="l">
              <div {...placeOf({ cols: index === 1 ? '7-12' : '1-6', from: 'wide' })}>
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
            {afloat(wishArt[index]!)}
          </Section>
        ))}
        <Section ground="warm" className="solution-stand">
          <div className="wrapper">
            <div className="split" data-split="5-7" data-gap="l" data-items="end">
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
              <Picture className="solution-art" file={picture(sailsArt)} alt="" />
            </div>
            <ol className="planks display" data-stagger="">
              {body.pages.items.map(({ title, text }) => (
                <li key={title}>
                  {title}&ensp;<span>{text}</span>
                </li>
              ))}
            </ol>
          </div>
          <Picture className="afloat" file={picture(seaArt)} alt="" />
        </Section>
        <Section ground="ink" className="solution-stand">
          <div className="wrapper">
            <div className="yard" data-ground="paper">
              <p className="cluster" data-gap="s" data-pad="l">
                <span className="strong">{body.example}</span> <span className="quiet">{know!.title}</span>
              </p>
              <p data-pad="l">
                <span className="large">{what!.title}</span> <span className="yard__says display">{what!.text}</span>
              </p>
              {afloat(quay)}
              <div className="split" data-gap="s" data-pad="l">
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
              <div data-pad="l">
                <h3 className="large">{want!.title}</h3>
                <ul className="cluster" role="list" data-gap="l" data-above="2xs">
                  {want!.items.map(({ title, text }) => (
                    <li className="display" data-size="m" key={title}>
                      {title} <em>{text}</em>
                    </li>
                  ))}
                </ul>
              </div>
            </div>
            <SolutionEnding words={closing} actions={actions} above="2xl" />
          </div>
          {afloat(underWay)}
        </Section>
      </>
    );
  },
});
