import {
  pileArts,
  laidOutArt,
  logoBrandingArt,
  wholeArt,
  wholeUprightArt,
} from '../../content/art/solutions/logo-branding.tsx';
import { fileArts } from '../../content/art/solutions/logo-files.tsx';
import { logoBranding as solution } from '../../content/solutions/logo-branding.ts';
import { Picture } from '../parts/picture.tsx';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { Section } from '../parts/section.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { ServiceArrow } from './service-arrow.tsx';
import { SolutionEnding } from './solution-ending.tsx';
import { solutionPage } from './solution-page.tsx';

/** One mark over everything that is printed: in pieces at the top, half laid out in the middle, whole at the end. */
export const logoBranding = solutionPage({
  id: 'logo-branding',
  solution,
  art: logoBrandingArt,
  hero: {
    ground: 'ink',
    places: {
      title: { cols: '1-5', align: 'end', from: 'wide' },
      words: { cols: '1-5', align: 'start', from: 'wide' },
      aside: { cols: '6-12', row: '1-2', from: 'wide' },
    },
  },
  body: ({ words: { body, cost, closing }, services, prices, actions, picture }) => (
    <>
      <Section ground="warm">
        <div className="wrapper">
          <SectionHeading title={body.points.title} size="hero" />
          <h2 className="large strong" data-above="m">
            {cost.title}
          </h2>
          <p className="large" data-above="3xs">
            {cost.text}
          </p>
          <p className="large" data-above="3xs">
            {body.example}
          </p>
          <ul
            className="columns"
            role="list"
            data-columns="3"
            data-from="full"
            data-gap="s-l"
            data-above="xl"
            data-stagger="100"
          >
            {body.points.items.map(({ title, text }, index) => (
              <li data-rows="4" key={title} data-reveal="">
                <Picture className="full-width" file={picture(pileArts[index]!)} alt="" />
                <h3 className="display" data-size="m" data-above="s">
                  {title}
                </h3>
                <p className="large">{text}</p>
                <div>
                  <p className="strong">{prices[index]!.title}</p>
                  <PlanOffer price={prices[index]!.price} />
                </div>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Section ground="paper" className="lit">
        <div className="wrapper grid">
          <div data-cols="1-5" data-from="wide">
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
          <div data-cols="6-12" data-from="wide">
            <Picture className="full-width" file={picture(laidOutArt)} alt="" />
          </div>
        </div>
        <div className="wrapper" data-above="xl">
          <h2 className="solution-line display" data-size="l">
            {body.uses.title}
          </h2>
          <ul className="grid given" role="list" data-gap="m" data-items="end" data-above="l">
            {body.uses.items.map((user, index) => (
              <li className="stack" data-cols={(['1-3', '4-6', '7-12'] as const)[index]} data-gap="xs" key={user}>
                <Picture className="full-width" file={picture(fileArts[index]!)} alt="" />
                <p className="display" data-size="s">
                  {user}
                </p>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Section ground="ink">
        <div className="wrapper split assembled" data-from="wide" data-gap="s">
          <Picture
            className="full-width"
            file={picture(wholeUprightArt)}
            wide={picture(wholeArt)}
            wideFrom="80rem"
            alt=""
          />
          <div className="cut" data-ground="paper" data-pad="m">
            <SolutionEnding words={closing} actions={actions} />
          </div>
        </div>
      </Section>
    </>
  ),
});
