import { websiteConfiguratorArt } from '../../../content/art/services/website-configurator.tsx';
import { labels } from '../../../content/labels.ts';
import { websiteConfiguratorWords } from '../../../content/services/website-configurator.ts';
import { definePage } from '../../page.ts';
import { CallToAction } from '../../parts/call-to-action.tsx';
import { Comparison } from './comparison.tsx';
import { Configurator } from './configurator.tsx';
import { FacetSign } from '../../parts/facet-sign.tsx';
import { Section } from '../../parts/section.tsx';
import { Hero } from '../../parts/hero.tsx';
import { Picture } from '../../parts/picture.tsx';
import { SectionHeading } from '../../parts/section-heading.tsx';

/** The website configurator: its signature is a stone that takes light plane by plane as the choice grows. */
export const websiteConfigurator = definePage({
  route: 'website-configurator',
  words: { en: websiteConfiguratorWords, nl: websiteConfiguratorWords },
  widgets: ['configurator'],
  ground: 'paper',
  share: { art: websiteConfiguratorArt, alt: ({ sharePicture }) => sharePicture },
  render: (context) => {
    const { hero, comparison, form, included, next, unsure } = context.words;
    return (
      <>
        <Hero
          className="configurator-hero"
          ground="warm"
          variant="split"
          title={hero.title}
          text={hero.text}
          aside={<Picture file={context.picture(websiteConfiguratorArt)} alt="" eager />}
        />
        <Section ground="paper" edge="rise" labelledBy="compare">
          <div className="wrapper">
            <SectionHeading title={comparison.heading} lead={comparison.intro} id="compare" />
            <Comparison context={context} labelledBy="compare" />
            <ul className="guide" role="list" data-above="m" data-stagger="100">
              {comparison.guide.map(({ title, text }) => (
                <li className="guide__item" key={title} data-reveal="">
                  <h3 className="strong">{title}</h3>
                  <p className="quiet">{text}</p>
                </li>
              ))}
            </ul>
          </div>
        </Section>
        <Section ground="ink" edge="fall" labelledBy="choose">
          <div className="wrapper">
            <SectionHeading title={form.heading} id="choose" />
            <Configurator context={context} labelledBy="choose" />
          </div>
        </Section>
        <Section ground="warm" edge="crown">
          <div className="wrapper grid">
            <SectionHeading title={included.heading} className="grid__lead" />
            <ul className="columns included" role="list" data-columns="3" data-stagger="100">
              {included.items.map(({ title, text }, index) => (
                <li key={title} data-reveal="">
                  <FacetSign lit={index * 3} />
                  <h3 className="display" data-size="xs" data-above="s">
                    {title}
                  </h3>
                  <p className="quiet" data-above="2xs">
                    {text}
                  </p>
                </li>
              ))}
            </ul>
            <SectionHeading title={next.heading} size="m" className="onward__heading" cols="1-4" from="wide" />
            <ol className="steps onward" role="list" data-stagger="100" data-cols="6-12" data-from="wide">
              {next.items.map((item, index) => (
                <li className="entry" key={item} data-reveal="">
                  <span className="entry__number" aria-hidden="true">
                    {index + 1}
                  </span>
                  <p>{item}</p>
                </li>
              ))}
            </ol>
          </div>
        </Section>
        <CallToAction
          title={unsure.heading}
          text={unsure.text}
          primary={{ label: context.localize(labels).contactUs, href: context.link('contact') }}
          secondary={{ label: context.localize(labels).stories, href: context.link('portfolio') }}
        />
      </>
    );
  },
});
