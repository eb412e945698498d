import { geoArt } from '../../../content/art/services/geo.tsx';
import { plan } from '../../../content/prices.ts';
import { geoPlan, geoWords } from '../../../content/services/geo.ts';
import { ownExampleWords } from '../../../content/services/own-example.ts';
import { site } from '../../../content/site.ts';
import { definePage } from '../../page.ts';
import { Anatomy } from './anatomy.tsx';
import { BlankPlate } from './blank-plate.tsx';
import { ButtonRow } from '../../parts/button-row.tsx';
import { Dialogue, FirstAnswer, FirstQuestion } from './dialogue.tsx';
import { closingActions } from '../../parts/closing-actions.ts';
import { Section } from '../../parts/section.tsx';
import { Hero } from '../../parts/hero.tsx';
import { PlanOffer } from '../../parts/plan-offer.tsx';
import { Passages } from './passages.tsx';
import { OwnSources } from './own-sources.tsx';
import { Turn } from './turn.tsx';
import { ownProofs } from '../own-example.tsx';

/** The GEO page: its signature is a conversation set in type, first with an AI assistant and then, to the last word, with us. */
export const geo = definePage({
  route: 'geo',
  words: geoWords,
  ground: 'ink',
  share: { art: geoArt, alt: ({ areas }) => areas.picture },
  render: (context) => {
    const { words, link, price, localize } = context;
    const { hero, conversation, reader, what, benefits, steps, areas, myths, cost, closing } = words;
    const ours = { asker: reader, answerer: site.name };
    return (
      <>
        <Hero
          ground="ink"
          large="wide"
          places={{
            title: { cols: '1-8', from: 'wide' },
            words: { cols: '9-12', from: 'wide', align: 'end' },
            aside: { cols: '1-12' },
          }}
          aside={
            <div className="split" data-split="5-7" data-from="wide" data-gap="m-l" data-above="m">
              <FirstQuestion words={conversation} headingId="conversation" />
              <FirstAnswer words={conversation} />
            </div>
          }
          title={hero.title}
          text={hero.text}
        />
        <Section ground="ink" flush labelledBy="conversation">
          <div className="wrapper">
            <Dialogue words={conversation} />
          </div>
        </Section>
        <Section ground="warm" edge="fall">
          <Turn {...ours} question={what.heading}>
            <div className="geo-sheet plane" data-rim="" data-ground="paper" data-pad="l">
              <p className="prose">{what.paragraphs[0]}</p>
              <p className="geo-lifted plane lit display" data-size="l" data-pad="l">
                {what.paragraphs[1]}
              </p>
              <p className="prose">
                {what.share} {localize(ownExampleWords.geo).figure}
              </p>
            </div>
          </Turn>
        </Section>
        <Section ground="warm" flush>
          <Turn {...ours} question={benefits.heading} wide>
            <Passages items={benefits.items} />
          </Turn>
          <BlankPlate heading={myths.heading} paragraphs={myths.paragraphs} />
        </Section>
        <Section ground="ink">
          <Anatomy asker={reader} areas={areas} steps={steps} />
        </Section>
        <Section ground="warm" labelledBy="own-example">
          <Turn {...ours} question={localize(ownExampleWords.geo).heading} id="own-example">
            <p className="statement">{localize(ownExampleWords.geo).lead}</p>
          </Turn>
          <OwnSources proofs={ownProofs('geo', context)} label={conversation.sourceLabel} />
        </Section>
        <Section ground="warm" flush>
          <Turn {...ours} question={cost.question}>
            <div className="geo-answer stack" data-gap="m">
              <PlanOffer largePeriod price={price(geoPlan)} plan={localize(plan(geoPlan).words).title} />
              <div className="passages display" data-size="m">
                <h3>{cost.heading}</h3> <p>{cost.text}</p>
              </div>
              <a className="text-link" href={link('seo')}>
                {cost.seo}
              </a>
            </div>
          </Turn>
        </Section>
        <Section ground="ink" edge="fall">
          <Turn asker={site.name} question={closing.heading} ours>
            <div className="geo-card plane lit" data-pad="l" data-above="s">
              <p className="large strong">{reader}</p>
              <p className="display" data-size="m" data-above="s">
                {closing.text}
              </p>
              <ButtonRow above="xl" {...closingActions({ localize, link }, closing.action)} />
            </div>
          </Turn>
        </Section>
      </>
    );
  },
});
