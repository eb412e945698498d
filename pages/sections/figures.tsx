import type { Claim } from '../../content/word-shapes.ts';
import { classNames, type Place, placeOf } from '../parts/place.ts';

export interface FiguresProps extends Place {
  /** What the figures are about, where nothing around them says it. */
  readonly lead?: string;
  readonly claims: readonly Claim[];
  /** A class of the page's own block. */
  readonly className?: string;
}

/** Figures set large, each in the sentence it belongs to. */
export function Figures({ lead, claims, className, ...place }: FiguresProps) {
  return (
    <div className={classNames('figure-list', className)} {...placeOf(place)}>
      {lead && <p className="quiet">{lead}</p>}
      <ul className="cluster" role="list" data-gap="l-2xl" data-items="start" data-above="s" data-stagger="100">
        {claims.map(({ before, figure, after }) => (
          <li key={after} data-reveal="">
            <span className="large">{before}</span> <strong className="figure-list__figure">{figure}</strong>{' '}
            <span className="large">{after}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
