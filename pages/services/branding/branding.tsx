import { brandingArt } from '../../../content/art/services/branding.tsx';
import { clientLogoArt } from '../../../content/art/services/client-logo.tsx';
import { clientMarksArt } from '../../../content/art/services/client-marks.tsx';
import { folderArt } from '../../../content/art/services/folder.tsx';
import { cases } from '../../../content/cases/index.ts';
import { brandingSections, brandingWords } from '../../../content/services/branding.ts';
import { site } from '../../../content/site.ts';
import { definePage } from '../../page.ts';
import { BrandSheet } from './brand-specimen.tsx';
import { LogoSteps, Part, PartHeading, PartList, PartOffer, PartText } from './branding-parts.tsx';
import { CallToAction } from '../../parts/call-to-action.tsx';
import { closingActions } from '../../parts/closing-actions.ts';
import { Section } from '../../parts/section.tsx';
import { Hero } from '../../parts/hero.tsx';
import { LineEmblem } from './line-emblems.tsx';
import { MarkConstruction, MarkInOneStroke, TurnedMark } from './mark-construction.tsx';
import { MarkGrounds } from './mark-grounds.tsx';
import { Picture } from '../../parts/picture.tsx';
import { PrintedPieces } from './printed-pieces.tsx';
import { SectionHeading } from '../../parts/section-heading.tsx';

/** The branding page: its signature is a mark that is constructed from its grid. */
export const branding = definePage({
  route: 'branding',
  words: brandingWords,
  ground: 'paper',
  share: { art: brandingArt, alt: ({ sharePicture }) => sharePicture },
  render: (context) => {
    const { hero, intro, palette, deliveredLabel, construction, sections, rebrandNote, next, closing } = context.words;
    const { kinds } = sections['marketing-materials'];
    const [logo, strategy, materials] = brandingSections;
    return (
      <>
        <Hero
          className="branding-hero"
          ground="paper"
          large="tablet"
          places={{
            title: { cols: '1-6', row: '1', from: 'wide', align: 'end' },
            words: { cols: '1-4', row: '2', from: 'wide' },
            aside: { cols: '6-12', row: '1-2', from: 'wide' },
          }}
          title={hero.title}
          text={hero.text}
          aside={
            <figure>
              <MarkConstruction />
              <figcaption className="branding-hero__caption small quiet">{construction.caption}</figcaption>
            </figure>
          }
        />
        <Section ground="paper" flush>
          <div className="wrapper">
            <SectionHeading title={intro.heading} lead={intro.text} />
            <ul className="branding-index columns" role="list" data-columns="3" data-gap="none" data-above="xl">
              {brandingSections.map(({ anchor }, index) => (
                <li key={anchor}>
                  <a className="branding-index__link statement" href={`#${anchor}`}>
                    <LineEmblem index={index as 0 | 1 | 2} />
                    <span className="arrow">{sections[anchor].heading}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </Section>
        <Part section={logo} ground="paper" rule>
          <div className="wrapper grid">
            <PartHeading context={context} section={logo} cols="1-6" />
            <PartText context={context} section={logo} cols="7-12" align="end" />
          </div>
          <div className="columns" data-columns="3" data-gap="none" data-above="xl">
            {clientMarksArt.map((art, index) => (
              <div key={art.name}>
                <Picture className="full-width" file={context.picture(art)} alt="" />
                <ul className="client-marks__names columns small" role="list" data-gap="none">
                  {Object.values(cases)
                    .slice(index * 2, index * 2 + 2)
                    .map(({ id, title }) => (
                      <li key={id}>{title}</li>
                    ))}
                </ul>
              </div>
            ))}
          </div>
          <div className="wrapper" data-above="xl">
            <h3 className="accent strong">{deliveredLabel}</h3>
            <MarkGrounds
              items={sections['logo-design'].delivered}
              pictures={clientLogoArt.map((art) => context.picture(art))}
            />
          </div>
          <div className="wrapper grid" data-above="xl">
            <PartOffer context={context} section={logo} cols="1-4" from="full" />
            <LogoSteps words={context.words} cols="5-12" from="full" />
          </div>
        </Part>
        <Part section={strategy} ground="ink">
          <div className="wrapper grid">
            <PartHeading context={context} section={strategy} cols="1-6" />
            <PartText context={context} section={strategy} cols="7-12" align="end" />
          </div>
          <BrandSheet angles={construction.angles.split(' ')} names={palette} voice={context.localize(site.tagline)} />
          <div className="wrapper grid" data-above="2xl">
            <PartOffer context={context} section={strategy} cols="1-5" from="full" />
            <PartList context={context} section={strategy} large cols="6-12" from="full" />
          </div>
        </Part>
        <Part section={materials} ground="warm">
          <span id="brochure-banner-design" data-moved-to={materials.anchor} />
          <span id="flyer-poster-design" data-moved-to={materials.anchor} />
          <div className="wrapper grid">
            <PartHeading context={context} section={materials} cols="1-8" from="wide" />
            <PartText context={context} section={materials} cols="9-12" from="wide" align="end" />
            <PrintedPieces
              kinds={kinds}
              folder={context.picture(context.localize(folderArt.upright))}
              wide={context.picture(context.localize(folderArt.wide))}
            />
            <PartOffer context={context} section={materials} cols="1-4" from="full" />
            <PartList context={context} section={materials} cols="5-12" from="full" />
          </div>
        </Part>
        <Section className="lit" ground="paper" labelledBy="coat">
          <div className="coat-turn">
            <div className="wrapper grid">
              <div className="lit" data-cols="1-12" data-row="1" data-from="wide">
                <SectionHeading title={rebrandNote.heading} size="hero" id="coat" />
                <p className="coat-turn__words display" data-size="m" data-above="l">
                  {rebrandNote.coat}
                </p>
              </div>
              <TurnedMark cols="4-9" row="1-2" from="wide" align="center" />
              <p
                className="coat-turn__words display"
                data-ground="ink"
                data-size="m"
                data-cols="9-12"
                data-row="2"
                data-from="wide"
                data-align="end"
              >
                {rebrandNote.foundation}
              </p>
            </div>
          </div>
        </Section>
        <CallToAction
          className="branding-end"
          edge={null}
          signature={<MarkInOneStroke />}
          places={{ title: { cols: '1-5', from: 'wide' }, words: { cols: '1-5', from: 'wide' } }}
          title={closing.heading}
          text={closing.text}
          first={
            <>
              <h3 className="accent strong" data-above="m">
                {next.heading}
              </h3>
              <p data-above="2xs">{next.text}</p>
            </>
          }
          {...closingActions(context, closing.action)}
        />
      </>
    );
  },
});
