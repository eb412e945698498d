import type { SolutionWords } from '../../content/solutions/solution.ts';
import { ButtonRow } from '../parts/button-row.tsx';
import { Emphasis } from '../parts/emphasis.tsx';
import { classNames, type Place, placeOf } from '../parts/place.ts';
import type { SolutionParts } from './solution-page.tsx';

export interface SolutionEndingProps extends Place {
  readonly words: SolutionWords<never>['closing'];
  readonly actions: SolutionParts<never>['actions'];
  /** A class of the page's own block, which draws what the words stand in. */
  readonly className?: string;
  /** Classes of the headline, where it is drawn as something else. */
  readonly titleClass?: string;
}

/** The last words of a solution and where they lead. */
export function SolutionEnding({
  words: { title, text },
  actions,
  className,
  titleClass,
  ...place
}: SolutionEndingProps) {
  return (
    <div className={classNames('solution-ending', className)} {...placeOf(place)}>
      <h2 className={classNames('solution-ending__title display', titleClass)} data-size="xl">
        <Emphasis>{title}</Emphasis>
      </h2>
      <p className="lede measure" data-above="m">
        {text}
      </p>
      <ButtonRow {...actions} above="l" />
    </div>
  );
}
