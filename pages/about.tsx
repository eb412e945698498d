import { benchArt, benchTallArt, footArt, mastArt } from '../content/art/about/bench.tsx';
import { finishedArt } from '../content/art/about/finished.tsx';
import { stopsArt } from '../content/art/about/stops.tsx';
import { tableStoneArt } from '../content/art/about/table-stone.tsx';
import { finishedTallArt, shelvesTallArt, stopsTallArt } from '../content/art/about/tall.tsx';
import { shelfArt } from '../content/art/about/tools.tsx';
import { inDefault } from '../content/locale.ts';
import { aboutWords, introFilm, introFilmFacts } from '../content/about.ts';
import { definePage } from './page.ts';
import { CallToAction } from './parts/call-to-action.tsx';
import { Film } from './parts/film.tsx';
import { Section } from './parts/section.tsx';
import { Hero } from './parts/hero.tsx';
import { Picture } from './parts/picture.tsx';
import { placeOf } from './parts/place.ts';
import { Points } from './sections/points.tsx';

const reasons = ['attention', 'pricing', 'turnaround', 'support'] as const;

const title = inDefault(aboutWords.video.title);

/** The agency presents itself at its bench: the machine that cuts in the place of the intro film; four crafts along the stops of its quadrant; a tool for each reason on the shelf of its mast; and the stone finished on the same arm, above the foot of the mast. English only. */
export const about = definePage({
  route: 'about',
  words: inDefault(aboutWords),
  ground: 'ink',
  share: { art: tableStoneArt, alt: ({ sharePicture }) => sharePicture },
  ...(introFilm && introFilmFacts && { film: { ...introFilmFacts, film: introFilm, title, poster: benchArt } }),
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
          places={{ title: { cols: '1-7' }, words: { cols: '1-5' } }}
          aside={
            <figure className="about-film">
              <figcaption className="wrapper">
                {intro ? (
                  [
                    `${video.title}, ${intro.duration}`,
                    ...(introFilmFacts ? [localize(introFilmFacts.shows)] : []),
                  ].join('. ')
                ) : (
                  <span className="cluster display quiet" data-size="xs" data-gap="xs" data-items="center">
                    {/* A frame of film, still empty. */}
                    <svg
                      width="1.75em"
                      height="1.2em"
                      viewBox="0 0 35 24"
                      fill="none"
                      stroke="currentColor"
                      aria-hidden="true"
                    >
                      <path d="M1 1H34V23H1ZM1 6H34M1 18H34" />
                      <path strokeWidth="2" strokeDasharray="2 3.6" d="M3.5 3.5H34M3.5 20.5H34" />
                    </svg>
                    {video.caption}
                  </span>
                )}
              </figcaption>
              {intro ? (
                <Film file={intro} poster={picture(benchArt)} title={video.title} />
              ) : (
                <Picture file={picture(benchTallArt)} wide={picture(benchArt)} alt={video.alt} eager />
              )}
            </figure>
          }
        />
        <Section ground="warm" className="about-mission">
          <Picture file={picture(mastArt)} className="about-mast" alt="" />
          <div className="wrapper grid">
            <div {...placeOf({ cols: '1-4', from: 'wide' })}>
              <h2 className="display" data-size="xs">
                {mission.title}
              </h2>
              <p className="quiet large" data-above="s">
                {belief.before}
              </p>
            </div>
            <div {...placeOf({ cols: '5-10', from: 'wide' })}>
              <p className="display" data-size="hero">
                <strong>{belief.good}</strong>
              </p>
              <p className="display" data-size="m" data-above="s">
                <em>{belief.after}</em>
              </p>
              <p className="quiet large" data-above="l">
                {practice}
              </p>
            </div>
          </div>
        </Section>
        <Section ground="ink" className="about-stops">
          <Picture file={picture(mastArt)} className="about-mast" alt="" />
          <div className="wrapper">
            <h2 className="display" data-size="l">
              {expertise.title}
            </h2>
            <Picture file={picture(stopsTallArt)} wide={picture(stopsArt)} alt="" />
            <Points items={expertise.items} titles="s" line="none" room="s" measure={24} above="l" />
          </div>
        </Section>
        <Section ground="warm" className="about-why">
          <Picture file={picture(mastArt)} className="about-mast" alt="" />
          <div className="wrapper">
            <h2 className="display" data-size="hero">
              {why.title}
            </h2>
          </div>
          <div data-above="m">
            <Picture file={picture(shelvesTallArt)} wide={picture(shelfArt)} alt="" />
          </div>
        </Section>
        <div className="about-bench" data-ground="ink">
          <Picture file={picture(mastArt)} className="about-mast" alt="" />
          <ul className="wrapper columns" role="list" data-columns="4" data-from="wide" data-gap="l" data-stagger="150">
            {reasons.map((reason) => {
              const { title, text } = why.cards[reason];
              // The first sentence says what a client gets.
              const [good, ...rest] = text.split(/(?<=\.) /);
              return (
                <li data-reveal="" key={title}>
                  <h3 className="large strong accent">{title}</h3>
                  <p className="display" data-size="s" data-above="2xs">
                    {good}
                  </p>
                  <p className="quiet measure" data-above="2xs">
                    {rest.join(' ')}
                  </p>
                </li>
              );
            })}
          </ul>
          <Picture file={picture(finishedTallArt)} wide={picture(finishedArt)} alt="" />
          <CallToAction
            title={closing.title}
            text={closing.text}
            primary={{ label: closing.contact, href: link('contact') }}
            secondary={{ label: closing.services, href: link('services') }}
            edge={null}
            className="about-end"
            places={{ title: { cols: '1-6', from: 'full' }, words: { cols: '1-5', from: 'full' } }}
          />
          <Picture file={picture(footArt)} className="about-foot" alt="" />
        </div>
      </>
    );
  },
});
