import { clearStoneArt } from '../content/art/privacy/clear-stone.tsx';
import { companyFacts, legalLabels } from '../content/legal.ts';
import { privacyWords } from '../content/privacy.ts';
import { legal, site } from '../content/site.ts';
import { Facts } from './contact/facts.tsx';
import { definePage } from './page.ts';
import { Hero } from './parts/hero.tsx';
import { Section } from './parts/section.tsx';
import { SectionHeading } from './parts/section-heading.tsx';
import { Figures } from './sections/figures.tsx';
import { Points } from './sections/points.tsx';
import { Steps } from './sections/steps.tsx';

/** The host of an endpoint that stands elsewhere than the site. */
const hostOf = (endpoint = '') => /^https?:\/\/([^/]+)/.exec(endpoint)?.[1];

/** What the site keeps of a visitor: its signature is all of it in figures on one axis, most of which are nothing, then each note below a line as long as it is kept; an enquiry goes down one line, and at the end each right is a pane that one sees the next through. */
export const privacy = definePage({
  route: 'privacy',
  words: privacyWords,
  ground: 'ink',
  share: { art: clearStoneArt, alt: ({ sharePicture }) => sharePicture },
  render: ({ words, localize, enquiry }) => {
    const { hero, figures, browser, around, rights } = words;
    const notes = Object.values(browser.notes);
    const steps = enquiry.endpoint ? words.enquiry.sent : words.enquiry.mailed;
    const service = hostOf(enquiry.endpoint);
    return (
      <>
        <Hero
          ground="ink"
          large="tablet"
          title={hero.title}
          text={hero.lead}
          aside={
            <Figures
              className="kept-figures"
              lead={figures.lead}
              claims={[
                { ...figures.cookies, figure: '0' },
                { ...figures.servers, figure: '0' },
                { ...figures.notes, figure: String(notes.length) },
                ...(enquiry.endpoint ? [{ ...figures.days, figure: String(enquiry.retentionDays) }] : []),
              ]}
            />
          }
        />
        <Section ground="warm">
          <div className="wrapper">
            <SectionHeading title={browser.title} lead={browser.lead} />
            <Points
              className="kept-lines"
              items={notes}
              titles="s"
              line="none"
              room="none"
              gap="l"
              measure={36}
              above="xl"
            />
            <SectionHeading title={words.enquiry.title} lead={words.enquiry.lead} above="2xl" />
            <Steps className="kept-for" items={steps} numbers="xl" titles="s" line="none" measure={28} above="l" />
            {/* What is noted is lit; what is not here is a clear plane that lies over it. */}
            <div className="split privacy-panes" data-split="7-5" data-from="wide" data-gap="none" data-above="xl">
              {around.map(({ title, text }, index) => (
                <div className={`privacy-plate ${index ? 'cut' : 'plane lit'}`} data-pad="xl" key={title}>
                  <h2 className="display" data-size="s">
                    {title}
                  </h2>
                  <p className="quiet" data-above="xs">
                    {text}
                  </p>
                </div>
              ))}
            </div>
          </div>
        </Section>
        <Section ground="ink" edge="fall" labelledBy="rights">
          <div className="wrapper">
            <SectionHeading title={rights.title} id="rights" />
            <Points className="clear-planes" items={rights.planes} titles="m" line="none" room="none" above="xl" />
            <div className="split" data-split="7-5" data-from="wide" data-items="start" data-above="2xl">
              <div className="prose stack">
                {rights.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
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
              <div className="plane privacy-plate" data-rim="" data-pad="m">
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
          </div>
        </Section>
      </>
    );
  },
});
