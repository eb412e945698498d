import { clearStoneArt } from '../content/art/privacy/clear-stone.tsx';
import { companyFacts, legalLabels } from '../content/legal.ts';
import { logLine, privacyWords } from '../content/privacy.ts';
import { legal, site } from '../content/site.ts';
import { Facts } from './contact/facts.tsx';
import { definePage } from './page.ts';
import { Hero } from './parts/hero.tsx';
import { classNames } from './parts/place.ts';
import { Section } from './parts/section.tsx';
import { SectionHeading } from './parts/section-heading.tsx';
import { Figures } from './sections/figures.tsx';
import { Steps } from './sections/steps.tsx';

/** The host of an endpoint that stands elsewhere than the site. */
const hostOf = (endpoint = '') => /^https?:\/\/([^/]+)/.exec(endpoint)?.[1];

/** What the site keeps of a visitor. Its signature is glass: one sheet stands over its sentence, which is read through it, and over the title of a server’s log; the rights stand on five more, and at the end the one from the beginning stands over the answer. */
export const privacy = definePage({
  route: 'privacy',
  words: privacyWords,
  ground: 'ink',
  share: { art: clearStoneArt, alt: ({ sharePicture }) => sharePicture },
  render: ({ words, localize, enquiry }) => {
    const { hero, figures, browser, around, rights } = words;
    const [answer, ...reasons] = rights.paragraphs;
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
          tall
          title={hero.title}
          text={hero.lead}
          places={{
            words: { cols: '1-3', from: 'wide', row: '2' },
            aside: { cols: '4-12', from: 'wide', row: '2' },
          }}
          aside={<Figures className="kept-figures" claims={claims} />}
        />
        <Section ground="warm">
          <div className="wrapper">
            <SectionHeading title={browser.title} lead={browser.lead} />
            <ul
              className="kept-lines points large"
              role="list"
              data-line="none"
              data-room="none"
              data-gap="l"
              data-above="xl"
              data-stagger="100"
            >
              {notes.map(({ kept, title, text }) => (
                <li className="entry backed" key={title} data-reveal="">
                  <p className="kept-lines__time display">{kept}</p>
                  <h3 className="display" data-size="s">
                    {title}
                  </h3>
                  <p className="entry__text">{text}</p>
                </li>
              ))}
            </ul>
            <div data-above="2xl">
              <SectionHeading title={words.enquiry.title} lead={words.enquiry.lead} />
              <Steps
                className="large"
                gap="l"
                columns={steps.length > 3 ? 4 : 3}
                from="wide"
                items={steps}
                titles="s"
                numbers="m"
                room="m"
                above="l"
              />
            </div>
          </div>
          <div className="wrapper large">
            {around.map(({ title, text }, index) => (
              <div
                className={classNames(index === 0 && 'privacy-log', 'split')}
                data-split="5-7"
                data-from="wide"
                data-ground={index ? undefined : 'ink'}
                data-above="2xl"
                key={title}
              >
                <h2 className="display" data-size={index ? 'm' : 'xl'}>
                  {title}
                </h2>
                {index > 0 || (
                  <dl className="privacy-log__line columns" data-gap="m-l">
                    {Object.entries(logLine).map(([part, value]) => (
                      <div key={part}>
                        <dt className="quiet small">{words.log[part as keyof typeof logLine]}</dt>
                        <dd className="display accent">{value}</dd>
                      </div>
                    ))}
                  </dl>
                )}
                <p>{text}</p>
              </div>
            ))}
          </div>
        </Section>
        <Section ground="ink" labelledBy="rights">
          <div className="wrapper">
            <SectionHeading title={rights.title} id="rights" />
          </div>
          <div className="rights" data-pile="wide">
            <ul role="list" data-stagger="100">
              {rights.planes.map(({ title, text }) => (
                <li className="rights__one wrapper" key={title}>
                  <h3 className="display">{title}</h3>
                  <p className="lede">{text}</p>
                </li>
              ))}
            </ul>
            <div className="rights__answer wrapper stack" data-gap="2xl">
              <div className="stack" data-gap="m">
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
                {reasons.map((paragraph) => (
                  <p className="measure" key={paragraph}>
                    {paragraph}
                  </p>
                ))}
                <p className="measure">
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
              <p className="rights__last display">{answer}</p>
            </div>
          </div>
        </Section>
      </>
    );
  },
});
