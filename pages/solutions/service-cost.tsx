import type { SolutionPrice } from './solution-page.tsx';
import { SolutionPrices } from './solution-prices.tsx';

export interface ServiceCostProps {
  readonly cost: { readonly title: string; readonly text: string };
  readonly prices: readonly SolutionPrice[];
}

/** What the service that solves the problem costs. */
export function ServiceCost({ cost, prices }: ServiceCostProps) {
  return (
    <div>
      <h2 className="display" data-size="s">
        {cost.title}
      </h2>
      <p className="quiet" data-above="s" data-measure="32">
        {cost.text}
      </p>
      <SolutionPrices prices={prices} />
    </div>
  );
}
