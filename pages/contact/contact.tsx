import { openEnvelope } from '../../content/art/contact/envelope.tsx';
import { contactFormWords } from '../../content/contact/contact-form.ts';
import { contactWords } from '../../content/contact/contact.ts';
import { site } from '../../content/site.ts';
import { definePage } from '../page.ts';
import { ContactForm } from './contact-form.tsx';
import { Facts } from './facts.tsx';
import { Hero } from '../parts/hero.tsx';
import { Section } from '../parts/section.tsx';
import { Steps } from '../sections/steps.tsx';

/** Where a tile leads, for those that lead somewhere. */
const tileLinks: Readonly<Record<string, string>> = { email: `mailto:${site.email}`, phone: `tel:${site.phone.dial}` };

/** The contact page: the form, and what happens once it is sent. */
export const contact = definePage({
  route: 'contact',
  words: contactWords,
  widgets: ['contact-form'],
  ground: 'ink',
  share: { art: openEnvelope, alt: ({ sharePicture }) => sharePicture },
  render: ({ words, localize, enquiry, prefixName, link }) => (
    <div className="contact-page" data-ground="warm">
      <Hero className="contact-page__hero" ground="ink" variant="short" title={words.hero.title} text={words.hero.lead}>
        <Facts items={Object.entries(words.tiles).map(([tile, fact]) => ({ ...fact, href: tileLinks[tile] }))} />
      </Hero>
      <div className="wrapper grid contact-page__form" data-above-fold="">
        <div data-cols="6-12" data-from="full">
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
      <Section ground="warm" edge="fall" className="contact-page__next" labelledBy="next">
        <div className="wrapper">
          <h2 className="contact-page__question display" data-size="xl" id="next">
            {words.next.title}
          </h2>
          <Steps className="course large" items={words.next.steps} titles="s" line="none" above="l" />
          <div className="reply contact-form__pocket plane">
            <p className="large">{words.tiles.response.label}</p>
            <p className="display" data-size="hero">
              {words.tiles.response.value}
            </p>
            <a className="large" href={tileLinks['email']}>
              {site.email}
            </a>
          </div>
        </div>
      </Section>
    </div>
  ),
});
