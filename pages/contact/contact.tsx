import { openEnvelope } from '../../content/art/contact/envelope.tsx';
import { contactFormWords } from '../../content/contact/contact-form.ts';
import { contactWords } from '../../content/contact/contact.ts';
import { site } from '../../content/site.ts';
import { definePage } from '../page.ts';
import { ContactForm } from './contact-form.tsx';
import { Section } from '../parts/section.tsx';
import { Hero } from '../parts/hero.tsx';

/** Where a tile leads, for those that lead somewhere. */
const tileLinks: Readonly<Record<string, string>> = { email: `mailto:${site.email}`, phone: `tel:${site.phone.dial}` };

/** The contact page: the form, and what happens once it is sent. */
export const contact = definePage({
  route: 'contact',
  words: contactWords,
  widgets: ['contact-form'],
  ground: 'ink',
  share: { art: openEnvelope, alt: ({ sharePicture }) => sharePicture },
  render: ({ words, localize, enquiry, prefix }) => (
    <div className="contact-page">
      <Hero className="contact-page__hero" ground="ink" variant="short" title={words.hero.title} text={words.hero.lead}>
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
      <div className="wrapper contact-page__form">
        <ContactForm words={localize(contactFormWords)} enquiry={enquiry} prefix={prefix} id="enquiry" />
      </div>
      <Section ground="warm" edge="fall" className="contact-page__next" labelledBy="next">
        <div className="wrapper">
          <div className="contact-page__steps">
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
      </Section>
    </div>
  ),
});
