import { inDefault } from '../../../content/locale.ts';
import { websiteConfiguratorArt } from '../../../content/art/services/website-configurator.tsx';
import { labels } from '../../../content/labels.ts';
import { websiteConfiguratorWords } from '../../../content/services/website-configurator.ts';
import { definePage } from '../../page.ts';
import { CallToAction } from '../../parts/call-to-action.tsx';
import { Emphasis } from '../../parts/emphasis.tsx';
import { ChosenStone } from './choice-stone.tsx';
import { Comparison } from './comparison.tsx';
import { Configurator } from './configurator.tsx';
import { closingActions } from '../../parts/closing-actions.ts';
import { Section } from '../../parts/section.tsx';
import { Hero } from '../../parts/hero.tsx';
import { SectionHeading } from '../../parts/section-heading.tsx';
import { Points } from '../../sections/points.tsx';

/** The website configurator: a stone of dark glass that takes light plane by plane as the choice grows; after it the price speaks, from ‘from’ to ‘exactly’, and the same stone ends the page as the visitor has cut it, with what is open still dark. */
export const websiteConfigurator = definePage({
  route: 'website-configurator',
  words: inDefault(websiteConfiguratorWords),
  widgets: ['configurator'],
  ground: 'ink',
  share: { art: websiteConfiguratorArt, alt: ({ sharePicture }) => sharePicture },
  render: (context) => {
    const { hero, comparison, form, included, next, unsure } = context.words;
    return (
      <>
        <Hero
          className="configurator-hero"
          ground="ink"
          large="always"
          title={hero.title}
          text={hero.text}
          places={{ title: { cols: '1-8', from: 'wide' }, words: { cols: '9-12', from: 'wide', align: 'end' } }}
        />
        <Section ground="ink" flush labelledBy="choose">
          <div className="wrapper configurator-tool">
            <h2 className="visually-hidden" id="choose">
              {form.heading}
            </h2>
            <Configurator context={context} labelledBy="choose" />
          </div>
        </Section>
        <Section ground="ink" flush labelledBy="compare">
          <div className="wrapper">
            <SectionHeading title={comparison.heading} id="compare" />
            <ul className="cluster small" role="list" data-gap="m" data-above="m" aria-hidden="true">
              {(['yes', 'depends', 'no', 'needless'] as const).map((says) => (
                <li className="cluster" data-gap="m" data-says={says} key={says}>
                  {comparison[says]}
                </li>
              ))}
            </ul>
            <Comparison context={context} labelledBy="compare" />
            <ul className="points" role="list" data-above="m" data-columns="3" data-line="none" data-room="2xs">
              {comparison.guide.map(({ title, text }) => (
                <li className="entry" key={title}>
                  <h3 className="display" data-size="xs">
                    {title}
                  </h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </div>
        </Section>
        <Section ground="ink">
          <div className="wrapper">
            <SectionHeading title={next.heading} lead={next.lead} />
            <Points
              items={next.items}
              className="onward large"
              figures={next.items.map(({ says }) => (
                <p className="onward__word display" aria-hidden="true" key={says}>
                  <Emphasis>{says}</Emphasis>
                </p>
              ))}
              titles="s"
              gap="m"
              measure={24}
              above="xl"
              line="none"
              room="none"
            />
            <div className="included" data-above="m">
              <h2 className="display" data-size="m">
                {included.heading}
              </h2>
              <Points items={included.items} columns={3} above="m" line="mark" gap="l" />
            </div>
          </div>
        </Section>
        <CallToAction
          edge={null}
          title={unsure.heading}
          text={unsure.text}
          {...closingActions(context, context.localize(labels).contactUs)}
          className="configurator-end"
          signature={<ChosenStone />}
          places={{
            title: { cols: '8-12', row: '1', from: 'wide', align: 'end' },
            words: { cols: '8-12', row: '2', from: 'wide' },
            signature: { cols: '1-7', row: '1-2', from: 'wide', align: 'center' },
          }}
        />
      </>
    );
  },
});
