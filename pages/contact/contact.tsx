import { openEnvelope } from '../../content/art/contact/envelope.tsx';
import { stampArt } from '../../content/art/contact/stamp.tsx';
import { contactFormWords } from '../../content/contact/contact-form.ts';
import { contactWords } from '../../content/contact/contact.ts';
import { site } from '../../content/site.ts';
import { definePage } from '../page.ts';
import { ContactForm } from './contact-form.tsx';
import { Facts } from './facts.tsx';
import { Postmark } from './postmark.tsx';
import { Hero } from '../parts/hero.tsx';
import { Picture } from '../parts/picture.tsx';
import { Section } from '../parts/section.tsx';
import { Steps } from '../sections/steps.tsx';

/** Where a tile leads, for those that lead somewhere. */
const tileLinks: Readonly<Record<string, string>> = { email: `mailto:${site.email}`, phone: `tel:${site.phone.dial}` };

/** The contact page: one folded letter from head to foot. Its head is stamped, the form is its first sheet, one corner in the light, what happens next are its folds, and an envelope, struck, takes them up. */
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
            behind={
              <div className="letterhead" aria-hidden="true">
                <Picture file={picture(stampArt)} alt="" eager />
              </div>
            }
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
          <h2 className="contact-page__question plane display" data-ground="paper" data-size="xl" id="next">
            {words.next.title}
          </h2>
          <Steps className="course large" entryClass="plane" items={words.next.steps} titles="m" line="none" />
          <div className="posting" data-ground="ink">
            <div className="posting__letter" />
            <p className="posting__address display" data-size="s">
              {site.name}
              <br />
              <a className="display" data-size="m" href={tileLinks['email']}>
                {site.email}
              </a>
              <br />
              {words.tiles.location.value}
            </p>
            <Postmark>{words.tiles.response.value}</Postmark>
          </div>
        </div>
      </Section>
    </div>
  ),
});
