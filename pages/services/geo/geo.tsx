import { geoArt } from '../../../content/art/services/geo.tsx';
import { plan } from '../../../content/prices.ts';
import { geoPlan, geoWords } from '../../../content/services/geo.ts';
import { ownExampleWords } from '../../../content/services/own-example.ts';
import { site } from '../../../content/site.ts';
import { definePage } from '../../page.ts';
import { Anatomy } from './anatomy.tsx';
import { ButtonRow } from '../../parts/button-row.tsx';
import { Emphasis } from '../../parts/emphasis.tsx';
import { Dialogue } from './dialogue.tsx';
import { closingActions } from '../../parts/closing-actions.ts';
import { Section } from '../../parts/section.tsx';
import { Hero } from '../../parts/hero.tsx';
import { PlanOffer } from '../../parts/plan-offer.tsx';
import { Passages } from './passages.tsx';
import { OwnSources } from './own-sources.tsx';
import { Turn } from './turn.tsx';
import { ownProofs } from '../own-example.tsx';

/** The GEO page: its signature is one answer of an AI assistant, set large: what it quotes opens, piece by piece, into all that there is to say. */
export const geo = definePage({
  route: 'geo',
  words: geoWords,
  ground: 'ink',
  share: { art: geoArt, alt: ({ areas }) => areas.picture },
  render: (context) => {
    const { words, link, price, localize } = context;
    const { hero, conversation, reader, what, benefits, steps, areas, myths, cost, closing } = words;
    const example = localize(ownExampleWords.geo);
    return (
      <>
        <Hero
          ground="ink"
          large="wide"
          places={{
            title: { cols: '1-8', from: 'wide' },
            words: { cols: '9-12', from: 'wide', align: 'end' },
          }}
          aside={<Dialogue words={conversation} headingId="conversation" areas={areas.items} />}
          title={hero.title}
          text={hero.text}
        />
        <div data-ground="ink">
          <Turn asker={reader} question={areas.heading} />
        </div>
        <Anatomy
          areas={areas.items}
          chapters={[
            <Section key="what" ground="warm">
              <Turn asker={reader} question={what.heading}>
                <p className="quoted display" data-size="s">
                  {what.paragraphs[0]} <em>{what.paragraphs[1]}</em> {what.share} {example.figure}
                </p>
              </Turn>
            </Section>,
            <Section key="benefits" ground="warm">
              <Turn asker={reader} question={benefits.heading}>
                <Passages items={benefits.items} />
                <h3 className="display" data-size="hero" data-above="xl">
                  {myths.heading}
                </h3>
                <div className="large columns" data-columns="2">
                  {myths.paragraphs.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </div>
              </Turn>
            </Section>,
            <Section key="steps" ground="warm">
              <Turn asker={reader} question={steps.heading}>
                <Passages items={steps.items} numbered />
              </Turn>
            </Section>,
            <Section key="own" ground="warm" labelledBy="own-example">
              <Turn asker={reader} question={example.heading} id="own-example">
                <p className="statement">{example.lead}</p>
                <OwnSources proofs={ownProofs('geo', context)} label={conversation.sourceLabel} />
              </Turn>
            </Section>,
            <Section key="cost" ground="warm">
              <Turn asker={reader} question={cost.question}>
                <div className="split" data-split="5-7" data-from="wide" data-gap="m" data-items="end">
                  <PlanOffer
                    size="hero"
                    largePeriod
                    price={price(geoPlan)}
                    plan={localize(plan(geoPlan).words).title}
                  />
                  <div>
                    <div className="passages display" data-size="s">
                      <h3>{cost.heading}</h3> <p>{cost.text}</p>
                    </div>
                    <a className="text-link" href={link('seo')} data-above="s">
                      {cost.seo}
                    </a>
                  </div>
                </div>
              </Turn>
            </Section>,
          ]}
        />
        <Section ground="ink" className="geo-tab">
          <div className="wrapper">
            <p className="large strong quiet" aria-hidden="true">
              {site.name}
            </p>
            <h2 className="quoted display" data-size="xl">
              <Emphasis>{closing.heading}</Emphasis>
            </h2>
          </div>
        </Section>
        <Section ground="warm" className="lit">
          <div className="wrapper">
            <p className="large strong">{reader}</p>
            <p className="display" data-size="l" data-above="s">
              {closing.text}
            </p>
            <ButtonRow above="xl" {...closingActions({ localize, link }, closing.action)} />
          </div>
        </Section>
      </>
    );
  },
});
