import type { ReactNode } from 'react';
import { site } from '../content/site.ts';
import { FacetSign } from './parts/facet-sign.tsx';
import { Section } from './parts/section.tsx';
import { SectionHeading } from './parts/section-heading.tsx';
import { Cards } from './sections/cards.tsx';
import { Faq } from './sections/faq.tsx';
import { Figures } from './sections/figures.tsx';
import { People } from './sections/people.tsx';
import { Points } from './sections/points.tsx';
import { Prose } from './sections/prose.tsx';
import { Split } from './sections/split.tsx';
import { Steps } from './sections/steps.tsx';

const points = [
  { title: 'Found', text: 'Whoever searches for what you do meets your name first.' },
  { title: 'Understood', text: 'The first screen says what you offer, for whom and where.' },
  { title: 'Chosen', text: 'A price, a face and one clear way to ask a question.' },
  { title: 'Kept', text: 'What was promised on the page is what the customer gets.' },
];
const paragraphs = [
  'A section begins with a sentence that can stand alone.',
  'What follows explains it in plain words, in lines that are short enough to read without losing the next one.',
];

interface ShownProps {
  readonly name: string;
  /** The use, as it stands in a page. */
  readonly use: string;
  /** Grounds alternate, so that both are seen. */
  readonly ground?: 'paper' | 'warm' | 'ink';
  readonly children: ReactNode;
}

/** One primitive: its name, its use, and what comes of it. */
function Shown({ name, use, ground = 'paper', children }: ShownProps) {
  return (
    <Section ground={ground} labelledBy={name}>
      <div className="wrapper grid" data-gap="l">
        <h2 className="display" data-size="m" id={name}>
          {name}
        </h2>
        <pre className="primitive-use" data-pad="s" tabIndex={0}>
          <code>{use}</code>
        </pre>
        {children}
      </div>
    </Section>
  );
}

export interface PrimitivesProps {
  readonly icon: string;
}

/** Every layout and every typed section on one page, each with its use, for those who compose pages of them. */
export function Primitives({ icon }: PrimitivesProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`Primitives of ${site.name}`}</title>
        <link rel="icon" href={icon} type="image/svg+xml" />
      </head>
      <body>
        <main>
          <Section ground="paper">
            <h1 className="wrapper display" data-size="xl">
              Primitives
            </h1>
          </Section>
          <Shown
            name="Grid"
            ground="warm"
            use={'<div className="grid"> … data-cols="1-4" … data-cols="6-12" data-from="wide"'}
          >
            <SectionHeading title="Columns 1 to 4" size="m" cols="1-4" />
            <p className="lede" data-cols="6-12" data-from="wide">
              Columns 6 to 12 from 60rem on, all twelve before.
            </p>
          </Shown>
          <Shown name="Split" use='<Split ratio="4-8" from="wide" gap="l">'>
            <Split ratio="4-8" from="wide" gap="l">
              <SectionHeading title="A heading at the start of its row" size="m" align="start" />
              <Prose paragraphs={paragraphs} />
            </Split>
          </Shown>
          <Shown name="Prose" ground="warm" use={'<Prose paragraphs={…} statement="first" />'}>
            <Prose paragraphs={paragraphs} statement="first" cols="4-12" />
          </Shown>
          <Shown
            name="Steps"
            ground="ink"
            use={'<Steps items={…} titles="s" measure={34} closed />\n<Steps items={…} numbers="s" line="mark" />'}
          >
            <Steps items={points} titles="s" measure={34} closed />
            <Steps items={points} numbers="s" line="mark" cols="7-12" />
          </Shown>
          <Shown
            name="Points"
            use={
              '<Points items={…} columns={2} gap="l" />\n<Points items={…} figures={…} columns={4} gap="l" line="none" room="none" />'
            }
          >
            <Points items={points} columns={2} gap="l" measure={32} />
            <Points
              items={points}
              figures={points.map(({ title }, index) => (
                <FacetSign key={title} lit={index * 2} />
              ))}
              columns={4}
              gap="l"
              line="none"
              room="none"
            />
          </Shown>
          <Shown name="Cards" ground="warm" use={'<Cards items={…} />'}>
            <Cards
              items={points.slice(1).map((point) => ({
                ...point,
                features: ['What is in it', 'And what comes with it'],
                link: { label: 'Learn more', href: '#Cards' },
              }))}
            />
          </Shown>
          <Shown name="Figures" ground="ink" use={'<Figures lead="…" claims={…} />'}>
            <Figures
              lead="What a redesign brought in"
              claims={[
                { before: 'Enquiries rose by', figure: '40%', after: 'in the first year.' },
                { before: 'Pages load in', figure: '0.9 s', after: 'on a phone.' },
              ]}
            />
          </Shown>
          <Shown name="Faq" use={'<Faq items={…} cols="1-8" />'}>
            <Faq
              cols="1-8"
              items={points.map(({ title, text }) => ({ question: `Who is ${title.toLowerCase()}?`, answer: text }))}
            />
          </Shown>
          <Shown name="People" ground="warm" use={'<People items={…} />'}>
            <People
              items={[
                { name: 'Ada', role: 'Design', text: 'Draws what others describe.' },
                { name: 'Jan', role: 'Development' },
              ]}
            />
          </Shown>
          <Shown
            name="Cut and plane"
            use={'<div className="plane …"> with --cut-start-end, --cut-end-start and --plane-ground'}
          >
            <div className="primitive-plane plane" data-pad="l" data-cols="1-6">
              <p className="statement">The ground lies behind the words, so that a focus ring is not clipped.</p>
            </div>
            <div className="primitive-cut cut" data-cols="8-12" />
          </Shown>
        </main>
      </body>
    </html>
  );
}
