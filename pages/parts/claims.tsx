import type { Claim } from '../../content/services/shapes.ts';

export interface ClaimsProps {
  /** What the figures are about. */
  readonly lead: string;
  readonly claims: readonly Claim[];
  /** A class of the page's own block. */
  readonly className?: string;
}

/** Figures set large, each in the sentence it belongs to. */
export function Claims({ lead, claims, className }: ClaimsProps) {
  return (
    <div className={className ? `claims ${className}` : 'claims'}>
      <p className="claims__lead">{lead}</p>
      <ul className="claims__list" role="list" data-stagger="100">
        {claims.map(({ before, figure, after }) => (
          <li className="claims__item" key={after} data-reveal="">
            <span className="claims__words">{before}</span> <strong className="claims__figure">{figure}</strong>{' '}
            <span className="claims__words">{after}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
