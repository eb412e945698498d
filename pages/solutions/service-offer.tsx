import { ServiceCost, type ServiceCostProps } from './service-cost.tsx';
import { ServiceLink } from './service-link.tsx';
import type { ServiceWay } from './solution-page.tsx';

export interface ServiceOfferProps extends ServiceCostProps {
  /** Stands above the service. */
  readonly title: string;
  readonly services: readonly ServiceWay[];
  /** Classes of the link, where it is drawn as something else. */
  readonly linkClass?: string;
}

/** The service that solves the problem, and beside it what it costs. */
export function ServiceOffer({ title, services, cost, prices, linkClass }: ServiceOfferProps) {
  return (
    <div className="split" data-split="7-5" data-from="wide">
      {services.map((service) => (
        <ServiceLink title={title} service={service} linkClass={linkClass} key={service.href} />
      ))}
      <ServiceCost cost={cost} prices={prices} />
    </div>
  );
}
