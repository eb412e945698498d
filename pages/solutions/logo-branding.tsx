import {
  carriedArts,
  fanArt,
  fileArts,
  laidOutArt,
  logoBrandingArt,
} from '../../content/art/solutions/logo-branding.tsx';
import { logoBranding as solution } from '../../content/solutions/logo-branding.ts';
import { Picture } from '../parts/picture.tsx';
import { classNames } from '../parts/place.ts';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { Section } from '../parts/section.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { ServiceArrow } from './service-arrow.tsx';
import { SolutionEnding } from './solution-ending.tsx';
import { solutionPage } from './solution-page.tsx';

/** What each card is: white with a line around it, in the light, dark. */
const grounds = ['paper', undefined, 'ink'] as const;

/** A fan of cards: three of them show how much is needed, on one thing, on three and on all nine, and at the end it opens whole. */
export const logoBranding = solutionPage({
  id: 'logo-branding',
  solution,
  art: logoBrandingArt,
  hero: {
    ground: 'ink',
    places: {
      title: { cols: '7-12', from: 'wide' },
      words: { cols: '7-12', from: 'wide' },
      aside: { cols: '1-6', row: '1-3', from: 'wide', align: 'end' },
    },
  },
  body: ({ words: { body, cost, closing }, services, prices, actions, picture }) => (
    <>
      <Section ground="warm" edge="rise">
        <div className="wrapper swatches columns" data-gap="s">
          <div className="swatches__head">
            <SectionHeading title={body.points.title} size="xl" />
            <h2 className="large strong" data-above="m">
              {cost.title}
            </h2>
            <p className="large measure" data-above="3xs">
              {cost.text}
            </p>
          </div>
          <ul className="swatches__list columns" role="list" data-columns="2" data-gap="s" data-stagger="100">
            {body.points.items.map(({ title, text }, index, { length }) => (
              <li
                className={classNames('swatch', index < 2 ? 'plane' : 'cut', !grounds[index] && 'lit')}
                data-ground={grounds[index]}
                data-rim={index ? undefined : ''}
                data-pad="l"
                key={title}
                data-reveal=""
              >
                <h3 className="display" data-size={index === length - 1 ? 'xl' : 'm'}>
                  {title}
                </h3>
                <p className="large measure">{text}</p>
                <Picture file={picture(carriedArts[index]!)} alt="" />
                <p className="strong" data-badge="">
                  {prices[index]!.title}
                </p>
                <PlanOffer price={prices[index]!.price} size={index === 2 ? 'hero' : 'l'} />
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Section ground="paper" className="lit">
        <div className="wrapper split" data-split="5-7" data-from="wide">
          <div>
            <SectionHeading title={body.prose.title} size="xl" />
            <div className="prose large stack" data-gap="s" data-above="l">
              {body.prose.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            {services.map((service) => (
              <ServiceArrow service={service} above="l" key={service.href} />
            ))}
          </div>
          <Picture className="solution-art" file={picture(laidOutArt)} alt="" />
        </div>
        <div className="wrapper" data-above="2xl">
          <h2 className="solution-line display" data-size="l">
            {body.uses.title}
          </h2>
          <ul className="files grid" role="list" data-gap="l" data-above="l">
            {body.uses.items.map((user, index) => (
              <li className="stack" data-cols={(['1-3', '4-6', '7-12'] as const)[index]} data-gap="xs" key={user}>
                <Picture className="solution-art" file={picture(fileArts[index]!)} alt="" />
                <p className="display" data-size="s">
                  {user}
                </p>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Section ground="ink" className="solution-stand">
        <div className="wrapper split" data-split="5-7" data-from="wide" data-items="end">
          <SolutionEnding words={closing} actions={actions} />
          <Picture className="solution-art solution-bleed" file={picture(fanArt)} alt="" />
        </div>
      </Section>
    </>
  ),
});
