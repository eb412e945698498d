import { PlanOffer } from '../parts/plan-offer.tsx';
import type { ServiceWay, SolutionPrice } from './solution-page.tsx';

export interface ServiceOfferProps {
  /** Stands above the service. */
  readonly title: string;
  readonly services: readonly ServiceWay[];
  readonly cost: { readonly title: string; readonly text: string };
  readonly prices: readonly SolutionPrice[];
}

/** What the service costs, marked as a name is, and beside it the way to read on. */
export function ServiceOffer({ title, services, cost, prices }: ServiceOfferProps) {
  return (
    <div className="split" data-split="7-5" data-from="wide">
      <div>
        <h2 className="display" data-size="s">
          {cost.title}
        </h2>
        {prices.map(({ title: plan, price }) => (
          <div className="service-price plane lit" key={plan} data-pad="l" data-above="l">
            <h3 className="strong large">{plan}</h3>
            <PlanOffer price={price} above="xs" />
          </div>
        ))}
        <p className="large quiet" data-above="m" data-measure="32">
          {cost.text}
        </p>
      </div>
      {services.map(({ href, label, text }) => (
        <div key={href}>
          <h2 className="display" data-size="s">
            {title}
          </h2>
          <p data-above="l">
            <a className="display arrow" data-size="l" href={href}>
              {label}
            </a>
          </p>
          <p className="large quiet measure" data-above="m">
            {text}
          </p>
        </div>
      ))}
    </div>
  );
}
