import { clearStoneArt, stoneBehindFigureArt } from '../content/art/privacy/clear-stone.tsx';
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
import { Points } from './sections/points.tsx';
import { Steps } from './sections/steps.tsx';

/** The host of an endpoint that stands elsewhere than the site. */
const hostOf = (endpoint = '') => /^https?:\/\/([^/]+)/.exec(endpoint)?.[1];

/** What the site keeps of a visitor: its signature is all of it in figures, most of which are nothing, each on a pane that one sees the next through; then each note on a bar as long as it is kept, an enquiry as a letter in its envelope, a line of a server’s log, and the rights, which go on from pane to pane. */
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
    return (
      <>
        <Hero
          className="privacy-hero"
          ground="ink"
          large="tablet"
          title={hero.title}
          text={hero.lead}
          places={{ words: { cols: '1-4', from: 'wide' } }}
          aside={
            <>
              <Figures
                className="kept-figures panes"
                lead={figures.lead}
                claims={[
                  { ...figures.cookies, figure: '0' },
                  { ...figures.servers, figure: '0' },
                  { ...figures.notes, figure: String(notes.length) },
                  ...(enquiry.endpoint ? [{ ...figures.days, figure: String(enquiry.retentionDays) }] : []),
                ]}
              />
              <Picture file={picture(stoneBehindFigureArt)} alt="" eager />
            </>
          }
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
              <div className="plane lit" data-pad="l">
                <SectionHeading title={words.enquiry.title} lead={words.enquiry.lead} size="xl" />
                <Steps className="statement" items={steps} titles="m" numbers="xl" line="none" room="m" above="l" />
              </div>
              <Picture file={picture(envelopeArt)} alt="" />
            </div>
          </div>
          <div className="wrapper large" data-above="2xl">
            {around.map(({ title, text }, index) => (
              <div
                className={index ? 'privacy-around split' : 'privacy-around plane split'}
                data-split="5-7"
                data-from="wide"
                data-ground={index ? undefined : 'ink'}
                data-pad="l"
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
            <Points
              className="clear-planes statement"
              entryClass="plane"
              items={rights.planes}
              titles="xl"
              line="none"
              room="none"
              above="xl"
            />
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
