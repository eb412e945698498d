import {
  fourthArt,
  gainArts,
  monthArts,
  rhythmArts,
  socialMediaGrowthArt,
} from '../../content/art/solutions/social-media-growth.tsx';
import { socialMediaGrowth as solution } from '../../content/solutions/social-media-growth.ts';
import { Picture } from '../parts/picture.tsx';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { Section } from '../parts/section.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { calendar, Note, Weeks } from './month.tsx';
import { ServiceArrow } from './service-arrow.tsx';
import { SolutionEnding } from './solution-ending.tsx';
import { solutionPage } from './solution-page.tsx';

/** Where the gains stand on their three weeks. */
const gainPlaces = [
  { cols: '6-7', row: '1' },
  { cols: '2-3', row: '2', className: 'note--right' },
  { cols: '6-7', row: '2' },
  { cols: '2-3', row: '3', className: 'note--right' },
  { cols: '6-7', row: '3' },
] as const;

/** Where its words leave the days free, part by part: beside each other, and on a phone. */
const wide = calendar([
  ['q__.../'],
  ['____./p', '____/xp', '___/oop'],
  ['__/oxop', './__xox'],
  ['/____ox', 'o______'],
  ['____p__', 'p__xp__', 'p__xp__'],
  ['___pxoj', '___xoj.', '___oj..', '___j...'],
]);
const phone = calendar([
  ['q______', '_______', '.......'],
  ['_____./', '_____/x', '_____p_', '_______', '_____,,', '_____,,', '_____p_', '_______', '_____,,'],
  ['_____p_', '_______', '..../x,', '.../p_,', '../x__,', './_____', '/x_____'],
  [],
  ['_____p_', '_______', 'p______', '_______', '_____p_', '_______', 'p______', '_______', '_____p_', '_______'],
  ['oop_xoj', 'oo__oj.', 'ooxoj..', 'oxoj...', 'xoj....', 'oj.....', 'j......'],
]);

/** A calendar from the first screen to the last, of square days: what is lit rises across it at 45° from the Sunday of a silent week, brighter from week to week, until all days are. A month of each plan is cut along it too. What each sign of a week shows is said in month.tsx. */
export const socialMediaGrowth = solutionPage({
  id: 'social-media-growth',
  solution,
  art: socialMediaGrowthArt,
  drawn: false,
  hero: {
    ground: 'ink',
    places: {
      title: { cols: '1-8', from: 'wide' },
      words: { cols: '9-12', from: 'wide', align: 'end' },
    },
  },
  body: ({ words: { body, cost, closing }, services, prices, actions, picture }) => {
    const [statement, ...ways] = body.prose.paragraphs;
    const fourth = picture(fourthArt);
    const [rhythm, months, gains] = [rhythmArts, monthArts, gainArts].map((arts) => arts.map((art) => picture(art)));
    const plans = prices.map(({ title, price, features, description }, index) => {
      // As its month shows it: how often, the first feature that begins with a figure, and the film.
      const often = features.find((one) => /^\d/.test(one))?.split(/(\d+\u2013\d+)/);
      const film = features.find((one) => /reels/i.test(one));
      return (
        <div className="month" key={title}>
          <div className="wrapper stack" data-gap="2xs" data-above="m">
            <h3 className="display" data-size="m">
              {title}
            </h3>
            <p className="statement">
              {often?.map((piece, place) =>
                place % 2 ? (
                  <span className="nowrap" key={piece}>
                    {piece}
                  </span>
                ) : (
                  piece
                ),
              )}
            </p>
            {film && <p className="statement">{film}</p>}
            <p className="large">{description}</p>
          </div>
          <div className="pile">
            <Picture className="full-width" file={months![index]!} alt="" />
            <PlanOffer className="month__price" price={price} align="end" />
          </div>
        </div>
      );
    });
    return (
      <>
        <Section ground="ink" flush className="solution-stand">
          <p className="weeks__names" aria-hidden="true">
            {body.days.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </p>
          <Weeks days={wide[0]} phone={phone[0]} months={body.months} light={1} posts={rhythm!}>
            <Note cols="2-3" row="1" className="note--right">
              <p className="statement">{body.statement}</p>
            </Note>
          </Weeks>
          <Weeks days={wide[1]} phone={phone[1]} months={body.months} light={1} posts={rhythm!.slice(1)}>
            <Note cols="1-4" row="1">
              <SectionHeading title={body.prose.title} size="l" />
            </Note>
            <Note cols="1-4" row="2" weeks={4}>
              <p className="statement">{statement}</p>
            </Note>
            <Note cols="1-3" row="3" weeks={3}>
              <p className="statement">{ways[0]}</p>
            </Note>
          </Weeks>
          <Weeks
            days={wide[2]}
            phone={phone[2]}
            months={body.months}
            light={2}
            posts={[fourth]}
            phonePosts={[rhythm![3]!, fourth]}
          >
            <Note cols="1-2" row="1">
              <p className="statement">{ways[1]}</p>
            </Note>
            <Note cols="3-4" row="2" className="lit note--right">
              <p className="statement">{ways[2]}</p>
            </Note>
          </Weeks>
        </Section>
        <Section ground="paper" flush className="solution-stand">
          <div className="lit" data-ground="paper">
            <Weeks days={wide[3]} phone={phone[3]} months={body.months} light={3}>
              <Note cols="2-5" row="1">
                <SectionHeading title={cost.title} size="l" />
              </Note>
              <Note cols="2-4" row="2">
                <p className="large">{cost.text}</p>
              </Note>
              <Note cols="5-7" row="2">
                {services.map((service) => (
                  <ServiceArrow service={service} key={service.href} />
                ))}
              </Note>
            </Weeks>
            <div className="columns" data-columns="2" data-gap="none">
              {plans}
            </div>
          </div>
        </Section>
        <Section ground="warm" flush className="solution-stand">
          <Weeks days={wide[4]} phone={phone[4]} months={body.months} light={4} posts={gains!}>
            <Note cols="1-4" row="1">
              <SectionHeading title={body.points.title} size="l" />
            </Note>
            <ul className="grid contents" role="list">
              {body.points.items.map(({ title, text }, index) => (
                <Note as="li" key={title} {...gainPlaces[index]}>
                  <h3 className="display" data-size="s">
                    {title}
                  </h3>
                  <p>{text}</p>
                </Note>
              ))}
            </ul>
          </Weeks>
        </Section>
        <Section ground="ink" flush className="solution-stand">
          <Weeks days={wide[5]} phone={phone[5]} months={body.months} light={5} posts={gains!.slice(5)} ground="paper">
            <Note cols="1-3" row="1-4" className="note--last" weeks={7}>
              <SolutionEnding words={closing} actions={actions} />
            </Note>
          </Weeks>
        </Section>
      </>
    );
  },
});
