import { classNames } from '../parts/place.ts';
import { PlanOffer } from '../parts/plan-offer.tsx';
import type { SolutionPrice } from './solution-page.tsx';

export interface SolutionPricesProps {
  readonly prices: readonly SolutionPrice[];
  /** A class of the page's own block. */
  readonly className?: string;
}

/** What the plans of a solution cost, one below the other. */
export function SolutionPrices({ prices, className }: SolutionPricesProps) {
  return (
    <ul className={classNames('prices points', className)} role="list" data-closed="" data-above="l">
      {prices.map(({ title, price }) => (
        <li className="prices__entry entry" key={title}>
          <h3 className="strong">{title}</h3>
          <PlanOffer price={price} />
        </li>
      ))}
    </ul>
  );
}
