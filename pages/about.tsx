import { numberedStoneArt, reasonStoneArt } from '../content/art/about/reason-stone.tsx';
import { tableStoneArt } from '../content/art/about/table-stone.tsx';
import { videoPosterArt } from '../content/art/about/video-poster.tsx';
import { aboutWords } from '../content/about.ts';
import { definePage } from './page.ts';
import { CallToAction } from './parts/call-to-action.tsx';
import { Section } from './parts/section.tsx';
import { Hero } from './parts/hero.tsx';
import { Picture } from './parts/picture.tsx';
import { SectionHeading } from './parts/section-heading.tsx';

const reasons = ['attention', 'pricing', 'turnaround', 'support'] as const;

/** The agency presents itself: its signature is the four crafts around one table, and four reasons hung on one stone. English only. */
export const about = definePage({
  route: 'about',
  words: { en: aboutWords, nl: aboutWords },
  ground: 'ink',
  share: { art: tableStoneArt, alt: ({ sharePicture }) => sharePicture },
  render: ({ words, link, picture }) => {
    const { hero, video, mission, expertise, why, closing } = words;
    const [belief, practice] = mission.paragraphs;
    return (
      <>
        <Hero
          className="about-hero"
          ground="ink"
          title={hero.title}
          text={hero.lead}
          aside={
            <figure className="about-film">
              <Picture file={picture(videoPosterArt)} alt={video.alt} eager />
              <figcaption className="about-film__caption quiet">{video.caption}</figcaption>
            </figure>
          }
        />
        <Section ground="warm" edge="rise">
          <div className="wrapper about-mission">
            <SectionHeading title={mission.title} size="m" className="about-mission__heading" />
            <p className="about-mission__belief">{belief}</p>
            <p className="about-mission__practice">{practice}</p>
          </div>
        </Section>
        <Section ground="ink" edge="fall">
          <div className="wrapper craft-table">
            <SectionHeading title={expertise.title} className="craft-table__heading" />
            <Picture className="craft-table__stone" file={picture(tableStoneArt)} alt="" />
            <ul className="craft-table__list" role="list" data-stagger="100">
              {expertise.items.map(({ title, text }) => (
                <li className="craft-table__craft" key={title} data-reveal="">
                  <h3 className="display" data-size="s">
                    {title}
                  </h3>
                  <p className="quiet">{text}</p>
                </li>
              ))}
            </ul>
          </div>
        </Section>
        <Section ground="paper" edge="crown">
          <div className="wrapper">
            <SectionHeading title={why.title} size="xl" />
            <div className="reasons">
              <Picture className="reasons__stone" file={picture(reasonStoneArt)} alt="" />
              <Picture className="reasons__numbered" file={picture(numberedStoneArt)} alt="" />
              <ul className="reasons__list" role="list" data-stagger="150">
                {reasons.map((reason) => (
                  <li className="reasons__reason" key={reason} data-reveal="">
                    <h3 className="display" data-size="m">
                      {why.cards[reason].title}
                    </h3>
                    <p>{why.cards[reason].text}</p>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </Section>
        <CallToAction
          edge="fall"
          title={closing.title}
          text={closing.text}
          primary={{ label: closing.contact, href: link('contact') }}
          secondary={{ label: closing.services, href: link('services') }}
        />
      </>
    );
  },
});
