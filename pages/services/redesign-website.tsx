import { oldPageArt, oldPagePhoneArt } from '../../content/art/services/redesign-old.tsx';
import { slicesArt, slicesWideArt } from '../../content/art/services/redesign-slices.tsx';
import { recutArt, redesignArt, renewedPageArt, renewedPageWideArt } from '../../content/art/services/redesign.tsx';
import { plan } from '../../content/prices.ts';
import { redesignWebsitePlans, redesignWebsiteWords } from '../../content/services/redesign-website.ts';
import { definePage } from '../page.ts';
import { CallToAction } from '../parts/call-to-action.tsx';
import { closingActions } from '../parts/closing-actions.ts';
import { Section } from '../parts/section.tsx';
import { Hero } from '../parts/hero.tsx';
import { NextStep } from '../parts/next-step.tsx';
import { classNames } from '../parts/place.ts';
import { Picture } from '../parts/picture.tsx';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { Points } from '../sections/points.tsx';

type Plan = (typeof redesignWebsitePlans)[number];

const [ownPlan, ...comparedPlans] = redesignWebsitePlans;

/** The page of the redesign: its signature is the saw: light falls along it from the head of the page, it parts what stays from what goes, takes more of the old page away at each of five steps, and ends at the stone, cut in the blue of the client. */
export const redesignWebsite = definePage({
  route: 'redesign-website',
  words: redesignWebsiteWords,
  ground: 'ink',
  share: { art: redesignArt, alt: ({ hero }) => hero.picture },
  render: ({ words, link, picture, price, localize }) => {
    const { hero, signs, balance, steps, benefits, cost, next, closing } = words;
    const sides = [
      { side: 'keep', ...balance.keep },
      { side: 'replace', ...balance.replace },
    ];
    const titleOf = (id: Plan) => localize(plan(id).words).title;
    return (
      <>
        <Hero
          className="redesign-hero"
          ground="ink"
          variant="split"
          split="5-7"
          large="always"
          title={hero.title}
          text={hero.text}
          primary={closingActions({ localize, link }, closing.action).primary}
          aside={<Picture className="full-width" file={picture(redesignArt)} alt={hero.picture} eager />}
        />
        <div className="redesign-turn" data-above-fold="">
          <Section ground="warm" className="redesign-signs">
            <div className="wrapper grid" data-gap="l">
              <SectionHeading title={signs.heading} size="hero" cols="1-5" from="wide" />
              <ul className="display" role="list" data-stagger="100" data-cols="6-12" data-from="wide">
                {signs.items.map((sign) => (
                  <li key={sign}>{sign}</li>
                ))}
              </ul>
            </div>
          </Section>
          <Section className="balance" ground="ink" labelledBy="balance">
            <div className="wrapper grid" data-gap="l" data-align="end">
              {sides.map(({ side, heading, items }) => (
                <div
                  className={classNames('balance__side', side === 'keep' && 'lit')}
                  data-side={side}
                  data-cols={side === 'keep' ? '1-6' : '5-12'}
                  data-row="1"
                  data-from="wide"
                  key={side}
                >
                  {side === 'keep' && (
                    <h2 className="display" data-size="s" id="balance">
                      {balance.heading}
                    </h2>
                  )}
                  <h3 className="display" data-above="l">
                    {heading}
                  </h3>
                  <ul
                    className={classNames('points display', side === 'replace' && 'quiet')}
                    data-size={side === 'keep' ? 'm' : 's'}
                    data-stagger="100"
                    data-line="mark"
                    role="list"
                    data-above="m"
                  >
                    {items.map((item) => (
                      <li className="entry" key={item}>
                        {item}
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </Section>
        </div>
        <div className="redesign-saw" data-ground="paper">
          <Picture
            className="redesign-saw__old full-width"
            file={picture(oldPagePhoneArt)}
            wide={picture(oldPageArt)}
            wideFrom="60rem"
            alt=""
          />
          <SectionHeading title={steps.heading} size="hero" />
          <ol className="redesign-steps" role="list" data-stagger="200">
            {steps.items.map(({ title, text }, index) => (
              <li key={title}>
                <span className="redesign-steps__number" data-number={index + 1} aria-hidden="true" />
                <div>
                  <h3 className="display" data-size="m">
                    {title}
                  </h3>
                  <p className="large" data-measure="34" data-above="xs">
                    {text}
                  </p>
                </div>
              </li>
            ))}
          </ol>
          <div data-ground="ink">
            <Picture
              className="full-width"
              file={picture(renewedPageArt)}
              wide={picture(renewedPageWideArt)}
              wideFrom="60rem"
              alt=""
            />
          </div>
        </div>
        <div className="redesign-last">
          <Section ground="paper">
            <div className="wrapper grid" data-gap="l">
              <SectionHeading title={benefits.heading} size="hero" cols="1-9" from="wide" />
              <Points
                className="large"
                items={benefits.items}
                titles="m"
                line="mark"
                room="m"
                cols="1-7"
                row="2"
                from="wide"
              />
              <div className="redesign-slices" data-cols="8-12" data-row="2" data-from="wide">
                <Picture file={picture(slicesArt)} wide={picture(slicesWideArt)} wideFrom="80rem" alt="" />
              </div>
              <p className="lit display" data-cols="8-12" data-row="3" data-size="xs" data-from="wide">
                {benefits.estimate}
              </p>
            </div>
          </Section>
          <Section ground="paper">
            <div className="wrapper grid" data-gap="l">
              <div data-cols="1-6" data-from="wide" data-lit="">
                <SectionHeading title={cost.heading} />
                <PlanOffer largePeriod size="hero" price={price(ownPlan)} plan={titleOf(ownPlan)} above="m" />
                <p className="large" data-measure="24" data-above="l">
                  {cost.text}
                </p>
              </div>
              <div className="lit" data-cols="8-12" data-from="wide" data-align="end">
                <p>{cost.compared}</p>
                <ul className="points" role="list" data-line="mark" data-closed="" data-above="s">
                  {comparedPlans.map((id) => (
                    <li className="entry cluster" data-spread="" data-items="baseline" key={id}>
                      <h3 className="display" data-size="s">
                        <a className="text-link" href={link(plan(id).route)}>
                          {titleOf(id)}
                        </a>
                      </h3>
                      <PlanOffer size="m" price={price(id)} />
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          </Section>
        </div>
        <CallToAction
          className="redesign-end"
          signature={<Picture className="full-width" file={picture(recutArt)} alt="" />}
          places={{
            title: { cols: '8-12', row: '1', from: 'wide', align: 'end' },
            words: { cols: '8-12', row: '2', from: 'wide' },
            signature: { cols: '1-7', row: '1-2', from: 'wide', align: 'center' },
          }}
          title={closing.heading}
          text={closing.text}
          first={<NextStep heading={next.heading} text={next.text} above="l" />}
          {...closingActions({ localize, link }, closing.action)}
        />
      </>
    );
  },
});
