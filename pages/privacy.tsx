import { clearStoneArt } from '../content/art/privacy/clear-stone.tsx';
import { envelopeArt } from '../content/art/privacy/envelope.tsx';
import { companyFacts, legalLabels } from '../content/legal.ts';
import { logLine, privacyWords } from '../content/privacy.ts';
import { legal, site } from '../content/site.ts';
import { Facts } from './contact/facts.tsx';
import { definePage } from './page.ts';
import { Hero } from './parts/hero.tsx';
import { Picture } from './parts/picture.tsx';
import { Section } from './parts/section.tsx';
import { SectionHeading } from './parts/section-heading.tsx';
import { Figures } from './sections/figures.tsx';
import { Steps } from './sections/steps.tsx';

/** The host of an endpoint that stands elsewhere than the site. */
const hostOf = (endpoint = '') => /^https?:\/\/([^/]+)/.exec(endpoint)?.[1];

/** What the site keeps of a visitor. Its signature is glass: one sentence runs behind the sheets that stand on all of it in figures, and the rights behind one more; between them each note on a bar as long as it is kept, an enquiry as a letter in its envelope and a line of a server’s log. */
export const privacy = definePage({
  route: 'privacy',
  words: privacyWords,
  ground: 'ink',
  share: { art: clearStoneArt, alt: ({ sharePicture }) => sharePicture },
  render: ({ words, localize, enquiry, picture }) => {
    const { hero, figures, browser, around, rights } = words;
    const notes = Object.values(browser.notes);
    const steps = enquiry.endpoint ? words.enquiry.sent : words.enquiry.mailed;
    const service = hostOf(enquiry.endpoint);
    const claims = [
      { ...figures.cookies, figure: '0' },
      { ...figures.servers, figure: '0' },
      { ...figures.notes, figure: String(notes.length) },
      ...(enquiry.endpoint ? [{ ...figures.days, figure: String(enquiry.retentionDays) }] : []),
    ];
    return (
      <>
        <Hero
          className="privacy-hero"
          ground="ink"
          title={hero.title}
          text={hero.lead}
          places={{
            words: { cols: '1-3', from: 'wide', row: '2' },
            aside: { cols: '4-12', from: 'wide', row: '2' },
          }}
          behind={
            // What one sees through each sheet is a copy, for the eye alone.
            <div className="glass" data-stagger="100" aria-hidden="true">
              {claims.map(({ after }) => (
                <div className="glass__pane" key={after}>
                  <div className="glass__through">
                    <p className="hero__title display" data-size="xl">
                      {hero.title}
                    </p>
                  </div>
                </div>
              ))}
            </div>
          }
          aside={<Figures className="kept-figures" claims={claims} />}
        />
        <Section ground="warm">
          <div className="wrapper">
            <SectionHeading title={browser.title} lead={browser.lead} />
            <ul
              className="kept-lines points large"
              role="list"
              data-line="none"
              data-room="l"
              data-gap="m"
              data-above="xl"
              data-stagger="100"
            >
              {notes.map(({ kept, title, text }) => (
                <li className="entry plane" key={title} data-reveal="">
                  <p className="kept-lines__time display">{kept}</p>
                  <h3 className="display" data-size="s">
                    {title}
                  </h3>
                  <p className="entry__text">{text}</p>
                </li>
              ))}
            </ul>
            <div className="enquiry-letter" data-above="2xl">
              <div className="enquiry-letter__sheet" data-ground="paper">
                <SectionHeading title={words.enquiry.title} lead={words.enquiry.lead} size="xl" />
                <Steps className="large" items={steps} titles="s" numbers="m" room="m" above="l" />
              </div>
              <Picture file={picture(envelopeArt)} alt="" />
            </div>
          </div>
          <div className="wrapper large">
            {around.map(({ title, text }, index) => (
              <div
                className={index ? 'privacy-around split' : 'privacy-around privacy-log split'}
                data-split="5-7"
                data-from="wide"
                data-ground={index ? undefined : 'ink'}
                data-above={index ? '2xl' : undefined}
                key={title}
              >
                <h2 className="display" data-size="m">
                  {title}
                </h2>
                {index > 0 || (
                  <p className="cluster accent" data-spread="" aria-hidden="true">
                    {logLine.map((part) => (
                      <span key={part}>{part} </span>
                    ))}
                  </p>
                )}
                <p>{text}</p>
              </div>
            ))}
          </div>
        </Section>
        <Section ground="ink" edge="fall" labelledBy="rights">
          <div className="wrapper">
            <SectionHeading title={rights.title} id="rights" />
          </div>
          <ul className="rights" role="list">
            {rights.planes.map(({ title, text }) => (
              <li className="rights__one wrapper" key={title}>
                <h3 className="display">{title}</h3>
                <p className="large">{text}</p>
              </li>
            ))}
          </ul>
          <div className="wrapper">
            <div className="split" data-split="7-5" data-from="wide" data-items="start" data-above="2xl">
              <div className="prose stack">
                {rights.paragraphs.map((paragraph, index) => (
                  <p className={index ? undefined : 'display'} key={paragraph}>
                    {paragraph}
                  </p>
                ))}
                <p>
                  {rights.complaint}{' '}
                  {legal.complaints ? (
                    <a href={legal.complaints.url} rel="noopener">
                      {localize(legal.complaints.name)}
                    </a>
                  ) : (
                    rights.authority
                  )}
                  .
                </p>
              </div>
              <Facts
                items={[
                  { label: rights.responsible, value: site.legalName },
                  ...localize(companyFacts),
                  ...(legal.processors
                    ? [{ label: localize(legalLabels).processors, value: legal.processors.join(', ') }]
                    : []),
                  ...(service ? [{ label: rights.service, value: service }] : []),
                  { label: rights.email, value: site.email, href: `mailto:${site.email}` },
                  { label: rights.phone, value: site.phone.display, href: `tel:${site.phone.dial}` },
                ]}
              />
            </div>
          </div>
        </Section>
      </>
    );
  },
});
