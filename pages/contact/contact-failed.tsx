import { openEnvelope } from '../../content/art/contact/envelope.tsx';
import { contactFailedWords } from '../../content/contact/contact-failed.ts';
import { site } from '../../content/site.ts';
import { definePage } from '../page.ts';
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
      title={words.title}
      text={words.text}
      aside={<Picture file={picture(openEnvelope)} alt="" eager />}
    >
      <div className="button-row">
        <a className="button" href={link('contact')}>
          {words.retry}
        </a>
      </div>
      <div className="posted__on">
        <p>{words.direct}</p>
        <dl className="facts">
          <div className="facts__item">
            <dt className="facts__label">{words.email}</dt>
            <dd className="facts__value">
              <a className="facts__link" href={`mailto:${site.email}`}>
                {site.email}
              </a>
            </dd>
          </div>
          <div className="facts__item">
            <dt className="facts__label">{words.phone}</dt>
            <dd className="facts__value">
              <a className="facts__link" href={`tel:${site.phone.dial}`}>
                {site.phone.display}
              </a>
            </dd>
          </div>
        </dl>
      </div>
    </Hero>
  ),
});
