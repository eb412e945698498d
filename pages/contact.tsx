import { openEnvelope } from '../content/art/contact/envelope.tsx';
import { contactFormWords } from '../content/contact-form.ts';
import { contactWords } from '../content/contact.ts';
import { site } from '../content/site.ts';
import { definePage } from './page.ts';
import { ContactForm } from './parts/contact-form.tsx';
import { Ground } from './parts/ground.tsx';
import { Hero } from './parts/hero.tsx';

/** Where a tile leads, for those that lead somewhere. */
const tileLinks: Readonly<Record<string, string>> = { email: `mailto:${site.email}`, phone: `tel:${site.phone.dial}` };

/** The contact page: a letter to be written, and what happens once it is posted. */
export const contact = definePage({
  route: 'contact',
  words: contactWords,
  widgets: ['contact-form'],
  ground: 'ink',
  share: { art: openEnvelope, alt: ({ sharePicture }) => sharePicture },
  render: ({ words, say, enquiry, family }) => (
    <div className="desk">
      <Hero className="desk__hero" ground="ink" variant="short" title={words.hero.title} text={words.hero.lead}>
        <dl className="facts">
          {Object.entries(words.tiles).map(([tile, { label, value }]) => (
            <div className="facts__item" key={tile}>
              <dt className="facts__label">{label}</dt>
              <dd className="facts__value">
                {tile in tileLinks ? (
                  <a className="facts__link" href={tileLinks[tile]}>
                    {value}
                  </a>
                ) : (
                  value
                )}
              </dd>
            </div>
          ))}
        </dl>
      </Hero>
      <div className="wrapper desk__letter">
        <ContactForm words={say(contactFormWords)} enquiry={enquiry} family={family} id="enquiry" />
      </div>
      <Ground ground="warm" edge="fall" className="desk__next" labelledBy="next">
        <div className="wrapper">
          <div className="desk__steps">
            <h2 className="display" data-size="m" id="next">
              {words.next.title}
            </h2>
            <ol className="course" role="list" data-stagger="100">
              {words.next.steps.map(({ title, text }, index) => (
                <li className="course__step" key={title} data-reveal="">
                  <span className="course__figure figure-large" aria-hidden="true">
                    {index + 1}
                  </span>
                  <h3 className="course__title">{title}</h3>
                  <p className="quiet">{text}</p>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </Ground>
    </div>
  ),
});
