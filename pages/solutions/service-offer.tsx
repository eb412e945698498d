import { PlanOffer } from '../parts/plan-offer.tsx';
import type { ServiceWay, SolutionPrice } from './solution-page.tsx';

export interface ServiceOfferProps {
  /** Stands above the service. */
  readonly title: string;
  readonly services: readonly ServiceWay[];
  readonly cost: { readonly title: string; readonly text: string };
  readonly prices: readonly SolutionPrice[];
}

/** The service that solves the problem, set large, and beside it what it costs. */
export function ServiceOffer({ title, services, cost, prices }: ServiceOfferProps) {
  return (
    <div className="split" data-split="7-5" data-from="wide">
      {services.map(({ href, label, text }) => (
        <div key={href}>
          <h2 className="display" data-size="s">
            {title}
          </h2>
          <p data-above="l">
            <a className="display arrow" data-size="m" href={href}>
              {label}
            </a>
          </p>
          <p className="large quiet measure" data-above="m">
            {text}
          </p>
        </div>
      ))}
      <div>
        <h2 className="display" data-size="s">
          {cost.title}
        </h2>
        {prices.map(({ title: plan, price }) => (
          <div key={plan} data-above="m">
            <h3 className="strong">{plan}</h3>
            <PlanOffer price={price} size="hero" />
          </div>
        ))}
        <p className="large quiet" data-above="m" data-measure="32">
          {cost.text}
        </p>
      </div>
    </div>
  );
}
