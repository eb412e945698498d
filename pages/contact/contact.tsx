import { openEnvelope } from '../../content/art/contact/envelope.tsx';
import { stampArt } from '../../content/art/contact/stamp.tsx';
import { ring } from '../../content/art/services/cut/pieces.tsx';
import { closed } from '../../content/art/services/cut/point.ts';
import { contactFormWords } from '../../content/contact/contact-form.ts';
import { contactWords } from '../../content/contact/contact.ts';
import { site } from '../../content/site.ts';
import { definePage } from '../page.ts';
import { ContactForm } from './contact-form.tsx';
import { Facts } from './facts.tsx';
import { Hero } from '../parts/hero.tsx';
import { Picture } from '../parts/picture.tsx';
import { Section } from '../parts/section.tsx';
import { Steps } from '../sections/steps.tsx';

/** Where a tile leads, for those that lead somewhere. */
const tileLinks: Readonly<Record<string, string>> = { email: `mailto:${site.email}`, phone: `tel:${site.phone.dial}` };

/** The two lines of the postmark, the octagon that the mark of the brand is. */
const postmark = [96, 84].map((radius) => closed(ring([100, 100], radius)));

/** The contact page: one letter from head to foot. The form is its first sheet, creased below its title, what happens next are its four folds, and a stamped envelope is its end. */
export const contact = definePage({
  route: 'contact',
  words: contactWords,
  widgets: ['contact-form'],
  ground: 'ink',
  share: { art: openEnvelope, alt: ({ sharePicture }) => sharePicture },
  render: ({ words, localize, enquiry, prefixName, link, picture }) => (
    <div className="contact-page" data-ground="ink">
      <div className="wrapper contact-page__letter" data-above-fold="">
        <div className="contact-page__sheet plane" data-ground="paper">
          <Hero
            className="contact-page__hero"
            ground="paper"
            variant="short"
            title={words.hero.title}
            text={words.hero.lead}
          >
            <Facts items={Object.entries(words.tiles).map(([tile, fact]) => ({ ...fact, href: tileLinks[tile] }))} />
          </Hero>
          <ContactForm
            words={localize(contactFormWords)}
            enquiry={enquiry}
            privacy={link('privacy')}
            prefix={prefixName}
            id="enquiry"
            direct={false}
          />
        </div>
      </div>
      <Section ground="ink" className="contact-page__next" labelledBy="next">
        <div className="wrapper contact-page__letter">
          <h2 className="contact-page__question display" data-ground="paper" data-size="xl" id="next">
            {words.next.title}
          </h2>
          <Steps className="course large" entryClass="plane" items={words.next.steps} titles="m" line="none" />
          <div className="posting" data-ground="ink">
            <p className="posting__address display" data-size="s">
              {site.name}
              <br />
              <a className="display" data-size="m" href={tileLinks['email']}>
                {site.email}
              </a>
              <br />
              {words.tiles.location.value}
            </p>
            <Picture className="posting__stamp" file={picture(stampArt)} alt="" />
            <div className="posting__mark">
              <svg viewBox="0 0 520 200" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
                {postmark.map((line) => (
                  <path d={line} key={line} />
                ))}
                <path d="M177.4 52H508M188.7 76H516M188.7 100H518M188.7 124H516M177.4 148H508" />
              </svg>
              <p className="display">{words.tiles.response.value}</p>
            </div>
          </div>
        </div>
      </Section>
    </div>
  ),
});
