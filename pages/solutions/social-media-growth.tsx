import {
  gainArts,
  packageArts,
  rhythmArts,
  socialMediaGrowthArt,
} from '../../content/art/solutions/social-media-growth.tsx';
import { socialMediaGrowth as solution } from '../../content/solutions/social-media-growth.ts';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { Section } from '../parts/section.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { calendar, Note, Weeks } from './month.tsx';
import { ServiceArrow } from './service-arrow.tsx';
import { SolutionEnding } from './solution-ending.tsx';
import { solutionPage } from './solution-page.tsx';

/** Where the gains stand on their three weeks. */
const gainPlaces = [
  { cols: '6-7', row: '1', weeks: 3 },
  { cols: '2-3', row: '2', className: 'note--right', weeks: 3 },
  { cols: '6-7', row: '2', weeks: 3 },
  { cols: '2-3', row: '3', className: 'note--right', weeks: 3 },
  { cols: '6-7', row: '3', weeks: 3 },
] as const;

/** Where its words leave the days free, part by part: beside each other, and on a phone. */
const wide = calendar([
  ['q__.../'],
  ['____./p', '____/xp', '___/oop'],
  ['__/oxop', './__xox'],
  ['/____ox', 'o______'],
  ['_____xo', '___popo'],
  ['_____xo', '___pppp'],
  ['____p__', 'p__xp__', 'p__op__'],
  ['___pxoj', '___xoj.', '___oj..', '___j...'],
]);
const phone = calendar([
  ['q______', '_______', '.......'],
  ['_____./', '_____/x', '_____p_', '_______', '_____ox', '_____xo', '_____p_', '_______', '_____xo'],
  ['_____p_', '_______', '..../xo', '.../p_o', '../x__o', './_____', '/x_____'],
  ['_____xo', '_____ox', '_____oo', '_____ox', '_____xo', '_____ox', '_____xo', '_____ox'],
  ['_____xo', '_____oo', '_____xo', '_____oo', '_____ox', '_____xo', 'op_op_o', 'o__o__x'],
  ['_____xo', '_____oo', '_____ox', '_____oo', '_____ox', '_____xo', 'p_p_p_o', '______o'],
  [
    ...['_____xo', '_____ox', '_____p_', '_______', '_____ox', 'p______', '_______', 'ox_____', '_____p_'],
    ...['_______', '_____xo', 'p______', '_______', 'ox_____', '_____p_', '_______', '_____xo'],
  ],
  [
    ...['_______', '_______', '_______', '_______', '_______', '_______', '_______'],
    ...['oop_xoj', 'oo__oj.', 'ooxoj..', 'oxoj...', 'xoj....', 'oj.....', 'j......'],
  ],
]);

/** A calendar from the first screen to the last, of square days: what is lit rises across it at 45° from the Sunday of a silent week, brighter from week to week, until all days are. What each sign of a week shows is said in month.tsx. */
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
    const { months } = body;
    const [statement, ...ways] = body.prose.paragraphs;
    const [rhythm, weeks, gains] = [rhythmArts, packageArts, gainArts].map((arts) => arts.map((art) => picture(art)));
    const plan = (index: number, part: number, posts: typeof weeks) => {
      const { title, price, features, description } = prices[index]!;
      const often = features.find((one) => /^\d/.test(one))?.split(/(\d+\u2013\d+)/);
      const film = features.find((one) => /reels/i.test(one));
      return (
        <Weeks days={wide[part]} phone={phone[part]} months={months} light={3} posts={posts!}>
          <Note cols="1-3" row="1-2" align="end" weeks={4}>
            <h3 className="display" data-size="s">
              {title}
            </h3>
            <PlanOffer price={price} size="hero" />
            <p>{description}</p>
          </Note>
          {/* As the week below shows it: how often, the first feature that begins with a figure, and the film. */}
          <Note cols="4-5" row="1" align="end">
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
          </Note>
        </Weeks>
      );
    };
    return (
      <>
        <Section ground="ink" flush className="solution-stand">
          <p className="weeks__names" aria-hidden="true">
            {body.days.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </p>
          <Weeks days={wide[0]} phone={phone[0]} months={months} light={1} posts={rhythm!}>
            <Note cols="2-3" row="1" className="note--right">
              <p className="statement">{body.statement}</p>
            </Note>
          </Weeks>
          <Weeks days={wide[1]} phone={phone[1]} months={months} light={1} posts={rhythm!.slice(1)}>
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
            months={months}
            light={2}
            posts={weeks!.slice(6)}
            phonePosts={[rhythm![3]!, weeks![6]!]}
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
          <div className="lit">
            <Weeks days={wide[3]} phone={phone[3]} months={months} light={3}>
              <Note cols="2-5" row="1">
                <SectionHeading title={cost.title} size="l" />
              </Note>
              <Note cols="2-4" row="2" weeks={3}>
                <p>{cost.text}</p>
              </Note>
              <Note cols="5-7" row="2" weeks={3}>
                {services.map((service) => (
                  <ServiceArrow service={service} key={service.href} />
                ))}
              </Note>
            </Weeks>
            {plan(0, 4, weeks)}
            {plan(1, 5, weeks!.slice(2))}
          </div>
        </Section>
        <Section ground="warm" flush className="solution-stand">
          <Weeks days={wide[6]} phone={phone[6]} months={months} light={4} posts={gains!}>
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
          <Weeks days={wide[7]} phone={phone[7]} months={months} light={5} posts={gains!.slice(5)} ground="paper">
            <Note cols="1-3" className="note--last" align="end" weeks={7}>
              <SolutionEnding words={closing} actions={actions} />
            </Note>
          </Weeks>
        </Section>
      </>
    );
  },
});
