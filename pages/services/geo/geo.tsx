import { geoArt, proofArts } from '../../../content/art/services/geo.tsx';
import { plan } from '../../../content/prices.ts';
import { geoPlan, geoWords } from '../../../content/services/geo.ts';
import { ownExampleWords } from '../../../content/services/own-example.ts';
import { definePage } from '../../page.ts';
import { Anatomy } from './anatomy.tsx';
import { ButtonRow } from '../../parts/button-row.tsx';
import { Emphasis } from '../../parts/emphasis.tsx';
import { Dialogue } from './dialogue.tsx';
import { closingActions } from '../../parts/closing-actions.ts';
import { Section } from '../../parts/section.tsx';
import { Hero } from '../../parts/hero.tsx';
import { Picture } from '../../parts/picture.tsx';
import { PlanOffer } from '../../parts/plan-offer.tsx';
import { Passages } from './passages.tsx';
import { OwnSources } from './own-sources.tsx';
import { Turn } from './turn.tsx';
import { ownProofs } from '../own-example.tsx';

/** The GEO page: its signature is one answer of an AI assistant, set large: rays join what it quotes to the page that it comes from, and each of them opens into a part of all that there is to say. */
export const geo = definePage({
  route: 'geo',
  words: geoWords,
  ground: 'ink',
  share: { art: geoArt, alt: ({ areas }) => areas.picture },
  render: (context) => {
    const { words, link, picture, price, localize } = context;
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
          aside={
            <Dialogue
              words={conversation}
              areas={areas.items}
              picture={<Picture file={picture(geoArt)} alt={areas.picture} />}
            />
          }
          title={hero.title}
          text={hero.text}
        />
        <Anatomy
          areas={areas.items}
          limits={
            <>
              <h3 className="display" data-size="hero" data-above="2xl">
                {myths.heading}
              </h3>
              <div className="large split" data-gap="l" data-above="m">
                {myths.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </>
          }
          heading={areas.heading}
          proofs={proofArts.map((art) => picture(art))}
          chapters={[
            <Turn key="what" question={what.heading}>
              <p className="large">{what.paragraphs[0]}</p>
              <p className="statement">{what.paragraphs[1]}</p>
              <p className="large">
                {what.share} {example.figure}
              </p>
            </Turn>,
            <Turn key="benefits" question={benefits.heading}>
              <Passages items={benefits.items} />
            </Turn>,
            <Turn key="steps" question={steps.heading}>
              <Passages items={steps.items} numbered />
            </Turn>,
            <Turn key="own" question={example.heading}>
              <p className="statement">{example.lead}</p>
              <OwnSources proofs={ownProofs('geo', context)} />
            </Turn>,
            <Turn key="cost" question={cost.question}>
              <PlanOffer size="hero" largePeriod price={price(geoPlan)} plan={localize(plan(geoPlan).words).title} />
              <div>
                <h3 className="display" data-size="s">
                  {cost.heading}
                </h3>
                <p className="large" data-above="2xs">
                  {cost.text}
                </p>
                <a className="text-link" href={link('seo')} data-above="s">
                  {cost.seo}
                </a>
              </div>
            </Turn>,
          ]}
        />
        <Section ground="ink" className="geo-close">
          <div className="wrapper">
            <h2 className="display" data-size="xl">
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
