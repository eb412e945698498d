import { PlanOffer } from '../parts/plan-offer.tsx';
import type { SolutionPrice } from './solution-page.tsx';

/** What the plans of a solution cost, one below the other. */
export function SolutionPrices({ prices }: { readonly prices: readonly SolutionPrice[] }) {
  return (
    <ul className="prices points" role="list" data-closed="" data-above="l">
      {prices.map(({ title, price }) => (
        <li className="prices__entry entry" key={title}>
          <h3 className="strong">{title}</h3>
          <PlanOffer price={price} />
        </li>
      ))}
    </ul>
  );
}
