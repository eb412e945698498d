import { isCaseFace } from '../../content/cases/case-faces.ts';
import { caseStudyWords } from '../../content/cases/case-page-words.ts';
import type { CaseStudy } from '../../content/cases/case-types.ts';
import { cases } from '../../content/cases/index.ts';
import { labels } from '../../content/labels.ts';
import { inEvery, wordsIn } from '../../content/locale.ts';
import { caseRoute } from '../../content/routes.ts';
import { isDark } from '../colour.ts';
import { definePage, type Page } from '../page.ts';
import { picturePlaces } from '../parts/picture-places.ts';
import { CaseBlock } from './blocks/case-block.tsx';
import { CaseEnding, endingPlace } from './case-ending.tsx';
import { CaseHero } from './case-hero.tsx';
import { NextCase } from './next-case.tsx';

const studies = Object.values(cases);

/** What a block stands on: the tones in turn, the last one for the rest. */
const toneOf = ({ look: { tones } }: CaseStudy, index: number) => tones[Math.min(index, tones.length - 1)]!;

function caseStudy(study: CaseStudy, next: CaseStudy): Page {
  const { id, title, palette, look, blocks } = study;
  const end = endingPlace(look);
  // The footer cuts off its lower corner; only a sign must be whole.
  const nextCover = next.look.hero === 'bars' ? next.cover.art : (next.detail ?? next.cover.art);
  return definePage({
    route: caseRoute(id),
    words: inEvery((locale) => ({
      ...wordsIn(caseStudyWords, locale),
      head: wordsIn(study.head, locale),
      sharePicture: wordsIn(study.cover.alt, locale),
    })),
    ground: isDark(palette[look.opening]) ? 'ink' : 'paper',
    faces: isCaseFace(look.typeface) ? [look.typeface] : [],
    share: { art: study.cover.art, frame: 'window', alt: ({ sharePicture }) => sharePicture },
    render: ({ words, link, picture, localize }) => (
      <>
        <article className={`case case-${id}`} data-shape={look.shape} data-typeface={look.typeface}>
          <CaseHero
            study={study}
            tags={study.heroTags.map(localize)}
            slogan={study.slogan && localize(study.slogan)}
            intro={localize(study.intro)}
            result={{ label: words.result, text: localize(study.result) }}
            cover={{
              file: picture(study.opening?.art ?? study.detail ?? study.cover.art, picturePlaces[look.hero]),
              wide: study.cover.wide && picture(study.cover.wide, picturePlaces.full),
              alt: localize((study.opening ?? study.cover).alt),
            }}
            crest={study.crest && picture(study.crest, picturePlaces.half)}
            back={{ label: localize(labels).backToPortfolio, href: link('portfolio') }}
          />
          {blocks.map((block, index) => (
            <CaseBlock
              key={`${block.kind}-${index}`}
              block={block}
              localize={localize}
              picture={picture}
              headingId={`part-${index + 1}`}
              turn={blocks.slice(0, index).filter(({ kind }) => kind === block.kind).length}
              across={look.across}
              client={title}
              tone={toneOf(study, index)}
              continues={toneOf(study, index) === (index ? toneOf(study, index - 1) : look.opening)}
            />
          ))}
          <CaseEnding
            study={study}
            title={localize(study.closing.title)}
            text={localize(study.closing.text)}
            primary={{ label: localize(labels).startProject, href: link('contact') }}
            secondary={{ label: localize(labels).backToPortfolio, href: link('portfolio') }}
            detail={end && picture(study.closing.art ?? study.cover.art, end)}
          />
        </article>
        <NextCase
          from={look.shape}
          study={next}
          label={words.next}
          href={link(caseRoute(next.id))}
          cover={picture(nextCover, picturePlaces.card)}
          description={localize(next.description)}
        />
      </>
    ),
  });
}

/** The page of every case, in the order of the portfolio. */
export const caseStudies: readonly Page[] = studies.map((study, index) =>
  caseStudy(study, studies[(index + 1) % studies.length]!),
);
