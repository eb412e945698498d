import { meetingArt } from '../content/art/about/meeting.tsx';
import { inDefault } from '../content/locale.ts';
import { tableStoneArt } from '../content/art/about/table-stone.tsx';
import { pavilionArt } from '../content/art/about/pavilion.tsx';
import { videoPosterArt, videoPosterTallArt } from '../content/art/about/video-poster.tsx';
import { aboutWords, introFilm, introFilmFacts } from '../content/about.ts';
import { definePage } from './page.ts';
import { CallToAction } from './parts/call-to-action.tsx';
import { Film } from './parts/film.tsx';
import { Section } from './parts/section.tsx';
import { Hero } from './parts/hero.tsx';
import { Picture } from './parts/picture.tsx';
import { classNames } from './parts/place.ts';
import { Points } from './sections/points.tsx';

const reasons = ['attention', 'pricing', 'turnaround', 'support'] as const;

const title = inDefault(aboutWords.video.title);

/** The agency presents itself as one stone: marked, ground and polished at the head, from above with a craft on each of its four planes; from the side it carries what clients get, each reason cut down to its good part, as the mission is; half in its crust, half in the light at the end. English only. */
export const about = definePage({
  route: 'about',
  words: inDefault(aboutWords),
  ground: 'ink',
  share: { art: tableStoneArt, alt: ({ sharePicture }) => sharePicture },
  ...(introFilm && introFilmFacts && { film: { ...introFilmFacts, film: introFilm, title, poster: videoPosterArt } }),
  render: ({ words, link, picture, film, localize }) => {
    const { hero, video, mission, expertise, why, closing } = words;
    const intro = introFilm && film(introFilm);
    const { belief, practice } = mission;
    return (
      <>
        <Hero
          className="about-hero"
          ground="ink"
          title={hero.title}
          text={hero.lead}
          aside={
            <figure className="about-film">
              {intro ? (
                <Film file={intro} poster={picture(videoPosterArt)} title={video.title} />
              ) : (
                <Picture
                  file={picture(videoPosterTallArt)}
                  wide={picture(videoPosterArt)}
                  wideFrom="40rem"
                  alt={video.alt}
                  eager
                />
              )}
              <figcaption className={classNames('wrapper quiet small', !intro && 'about-film__caption')}>
                {intro
                  ? [
                      `${video.title}, ${intro.duration}`,
                      ...(introFilmFacts ? [localize(introFilmFacts.shows)] : []),
                    ].join('. ')
                  : video.caption}
              </figcaption>
            </figure>
          }
        />
        <Section ground="warm" className="about-mission">
          <div className="wrapper">
            <div className="about-mission__before">
              <h2 className="display" data-size="xs">
                {mission.title}
              </h2>
              <p className="statement quiet" data-above="m">
                {belief.before}
              </p>
            </div>
            <p className="about-mission__good display" data-above="l">
              <strong>{belief.good}</strong>
            </p>
            <p className="statement" data-above="l">
              {belief.after}
            </p>
            <p className="quiet large" data-above="m">
              {practice}
            </p>
          </div>
        </Section>
        <Section ground="ink">
          <div className="wrapper">
            <div className="craft-table">
              <h2 className="craft-table__title display" data-size="l">
                {expertise.title}
              </h2>
              <Points
                className="craft-table__list cut large"
                items={expertise.items}
                titles="xl"
                line="none"
                room="none"
                measure={24}
              />
            </div>
          </div>
        </Section>
        <Section ground="paper" className="about-why">
          <div className="wrapper">
            <h2 className="display" data-size="hero">
              {why.title}
            </h2>
            <ul className="columns" role="list" data-columns="2" data-gap="s-xl" data-above="m" data-stagger="150">
              {reasons.map((reason) => {
                const { title, text } = why.cards[reason];
                // The first sentence says what a client gets: it is what is left when the rest is cut away.
                const [good, ...rest] = text.split(/(?<=\.) /);
                return (
                  <li data-rows="3" data-above="l" data-reveal="" key={title}>
                    <h3 className="large strong accent">{title}</h3>
                    <p className="display" data-size="l">
                      {good}
                    </p>
                    <p className="large measure">{rest.join(' ')}</p>
                  </li>
                );
              })}
            </ul>
          </div>
        </Section>
        <div className="about-stone" data-ground="ink">
          <Picture file={picture(pavilionArt)} alt="" />
          <Picture file={picture(meetingArt)} alt="" />
        </div>
        <CallToAction
          title={closing.title}
          text={closing.text}
          primary={{ label: closing.contact, href: link('contact') }}
          secondary={{ label: closing.services, href: link('services') }}
          edge={null}
          className="about-end"
          centred
          places={{ title: {}, words: {} }}
        />
      </>
    );
  },
});
