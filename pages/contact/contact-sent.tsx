import { sealedEnvelope } from '../../content/art/contact/envelope.tsx';
import { contactSentWords } from '../../content/contact/contact-sent.ts';
import { labels } from '../../content/labels.ts';
import { definePage } from '../page.ts';
import { ButtonRow } from '../parts/button-row.tsx';
import { Hero } from '../parts/hero.tsx';
import { Picture } from '../parts/picture.tsx';

/** Where an enquiry ends that was sent without a script. */
export const contactSent = definePage({
  route: 'contact-sent',
  words: contactSentWords,
  ground: 'ink',
  render: ({ words, link, picture, localize }) => (
    <Hero
      className="posted"
      ground="ink"
      variant="split"
      large="wide"
      title={words.title}
      text={words.text}
      aside={<Picture file={picture(sealedEnvelope)} alt="" eager />}
    >
      <div className="quiet">
        <p>{words.meanwhile}</p>
        <ButtonRow
          primary={{ label: localize(labels).stories, href: link('portfolio') }}
          secondary={{ label: words.home, href: link('home') }}
        />
      </div>
    </Hero>
  ),
});
