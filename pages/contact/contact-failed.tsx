import { openEnvelope } from '../../content/art/contact/envelope.tsx';
import { contactFailedWords } from '../../content/contact/contact-failed.ts';
import { site } from '../../content/site.ts';
import { definePage } from '../page.ts';
import { Facts } from './facts.tsx';
import { Hero } from '../parts/hero.tsx';
import { Picture } from '../parts/picture.tsx';

/** Where an enquiry ends that could not be sent without a script. */
export const contactFailed = definePage({
  route: 'contact-failed',
  words: contactFailedWords,
  ground: 'paper',
  render: ({ words, link, picture }) => (
    <Hero
      className="posted"
      ground="warm"
      variant="split"
      large="wide"
      title={words.title}
      text={words.text}
      aside={<Picture file={picture(openEnvelope)} alt="" eager />}
    >
      <div className="button-row">
        <a className="button" href={link('contact')}>
          {words.retry}
        </a>
      </div>
      <p className="quiet">{words.direct}</p>
      <Facts
        items={[
          { label: words.email, value: site.email, href: `mailto:${site.email}` },
          { label: words.phone, value: site.phone.display, href: `tel:${site.phone.dial}` },
        ]}
      />
    </Hero>
  ),
});
