import type { Claim } from '../../content/word-shapes.ts';
import { classNames, type Place, placeOf } from './place.ts';

const stones = 10;

/** An octagon of 40 units and the table inside it: the outline of a stone, and what makes it a cut one. */
const outline = 'M15.7 4h16.6L44 15.7v16.6L32.3 44H15.7L4 32.3V15.7z';
const cut =
  'M19 13h10l6 6v10l-6 6H19l-6-6V19zM15.7 4 19 13M32.3 4 29 13M44 15.7 35 19M44 32.3 35 29M32.3 44 29 35M15.7 44 19 35M4 32.3 13 29M4 15.7 13 19';

/** The facets that face the light. */
const facing = 'M15.7 4h16.6L29 13H19l-6 6v10l-9 3.3V15.7z';

export interface PercentageClaimProps extends Place {
  /** Its figure is a share in per cent. */
  readonly claim: Claim;
  /** Whose figure it is. */
  readonly note?: string;
  /** A class of the page's own block. */
  readonly className?: string;
}

/** A share of something, as a figure set large and as that many stones of ten in the light. */
export function PercentageClaim({ claim: { before, figure, after }, note, className, ...place }: PercentageClaimProps) {
  const lit = Math.floor(Number.parseInt(figure, 10) / stones);
  return (
    <div className={classNames('percentage-claim', className)} data-reveal="" {...placeOf(place)}>
      <p>
        <span className="percentage-claim__words large">{before}</span>{' '}
        <strong className="percentage-claim__figure">{figure}</strong>{' '}
        <span className="percentage-claim__words large">{after}</span>
      </p>
      <svg
        width="100%"
        viewBox={`3 3 ${stones * 48 - 6} 42`}
        fill="none"
        stroke="var(--mark)"
        strokeLinejoin="bevel"
        data-above="m"
        aria-hidden="true"
      >
        {Array.from({ length: stones }, (_, stone) => (
          <g key={stone} transform={`translate(${stone * 48})`}>
            <path d={outline} {...(stone < lit ? { fill: 'var(--gold-light)' } : { strokeDasharray: '3 3' })} />
            {stone < lit && <path fill="var(--paper)" d={facing} />}
            {stone < lit && <path d={cut} />}
          </g>
        ))}
      </svg>
      {note && (
        <p className="quiet" data-above="s" data-measure="36">
          {note}
        </p>
      )}
    </div>
  );
}
