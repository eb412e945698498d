import type { BodyKind, SolutionWords } from '../../content/solutions/solution.ts';
import { classNames, type Place, placeOf, type Space } from '../parts/place.ts';
import { SectionHeading } from '../parts/section-heading.tsx';
import { Points } from '../sections/points.tsx';
import { Steps } from '../sections/steps.tsx';

/** How the blocks of one solution stand. */
export interface BlockLook {
  /** Places of the heading and of the text of prose, from 60rem. */
  readonly heading?: Place;
  readonly headingSize?: 'xl';
  readonly text?: Place;
  /** How its two paragraphs share the width from 60rem. */
  readonly textSplit?: `${number}-${number}`;
  /** Classes of each point and of each voice. */
  readonly point?: string;
  readonly voice?: string;
  readonly voicesGap?: Space;
  /** Size of the statement: `m` unless said; `xl` stands alone, without a line beside it. */
  readonly statement?: 'l' | 'xl';
}

export interface SolutionBlockProps {
  readonly kind: BodyKind;
  readonly body: SolutionWords<BodyKind>['body'];
  readonly look?: BlockLook | undefined;
  /** Id of its heading. */
  readonly id: string;
}

/** One block of a solution page. */
export function SolutionBlock({ kind, body, look = {}, id }: SolutionBlockProps) {
  switch (kind) {
    case 'prose':
      return (
        <div className="solution-prose grid" data-gap="l">
          <SectionHeading
            title={body.prose.title}
            size={look.headingSize ?? 'l'}
            className="grid__lead"
            id={id}
            {...look.heading}
          />
          <div
            className={classNames('solution-prose__text prose grid__text', look.textSplit ? 'split' : 'stack')}
            data-split={look.textSplit}
            data-gap="m"
            {...placeOf(look.text ?? {})}
          >
            {body.prose.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      );
    case 'steps':
      return (
        <div>
          <SectionHeading title={body.steps.title} size="m" id={id} />
          <Steps className="solution-steps" items={body.steps.items} titles="s" room="m" measure={24} above="xl" />
        </div>
      );
    case 'points':
      return (
        <div>
          <SectionHeading title={body.points.title} id={id} />
          <Points
            className="solution-points"
            entryClass={look.point}
            items={body.points.items}
            titles="s"
            line="mark"
            room="m"
            above="xl"
          />
        </div>
      );
    case 'voices':
      return (
        <div>
          <SectionHeading title={body.voices.title} lead={body.voices.lead} id={id} />
          <ul className="stack" role="list" data-gap={look.voicesGap} data-above="xl" data-stagger="200">
            {body.voices.items.map((voice) => (
              <li className={look.voice} key={voice} data-reveal="">
                <blockquote>{voice}</blockquote>
              </li>
            ))}
          </ul>
          {body.voices.after && (
            <p className="solution-after lede measure" data-above="xl">
              {body.voices.after}
            </p>
          )}
        </div>
      );
    default:
      return (
        <p
          className={classNames('solution-statement display', look.statement === 'xl' && 'accent')}
          data-size={look.statement ?? 'm'}
          data-reveal=""
        >
          {body.statement}
        </p>
      );
  }
}
