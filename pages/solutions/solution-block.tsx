import type { SolutionBlock as Block } from '../../content/solutions/solution.ts';
import { SectionHeading } from '../parts/section-heading.tsx';

export interface SolutionBlockProps {
  readonly block: Block;
  /** Id of its heading. */
  readonly id: string;
}

/** One block of a solution page; the style sheet sets every solution's blocks in their own way. */
export function SolutionBlock({ block, id }: SolutionBlockProps) {
  switch (block.kind) {
    case 'prose':
      return (
        <div className="solution-prose grid">
          <SectionHeading title={block.title} className="grid__lead" id={id} />
          <div className="solution-prose__text grid__text stack">
            {block.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      );
    case 'steps':
      return (
        <div className="solution-course">
          <SectionHeading title={block.title} size="m" id={id} />
          <ol className="solution-steps" role="list" data-stagger="200">
            {block.steps.map(({ title, text }, index) => (
              <li className="solution-steps__step" key={title} data-reveal="">
                <span className="solution-steps__number figure-large" aria-hidden="true">
                  {index + 1}
                </span>
                <h3 className="solution-steps__title display" data-size="s">
                  {title}
                </h3>
                <p className="quiet">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      );
    case 'points':
      return (
        <div className="solution-choice">
          <SectionHeading title={block.title} id={id} />
          <ul className="solution-points" role="list" data-stagger="100">
            {block.points.map(({ title, text }) => (
              <li className="solution-points__point" key={title} data-reveal="">
                <h3 className="solution-points__title display" data-size="s">
                  {title}
                </h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      );
    case 'voices':
      return (
        <div className="solution-talk">
          <SectionHeading title={block.title} lead={block.lead} id={id} />
          <ul className="solution-voices" role="list" data-stagger="200">
            {block.voices.map((voice) => (
              <li className="solution-voices__voice" key={voice} data-reveal="">
                <blockquote>{voice}</blockquote>
              </li>
            ))}
          </ul>
          {block.after && <p className="solution-talk__after lede">{block.after}</p>}
        </div>
      );
    case 'statement':
      return (
        <p className="solution-statement display" data-size="m" data-reveal="">
          {block.text}
        </p>
      );
  }
}
