import type { Space } from '../parts/place.ts';
import type { ServiceWay } from './solution-page.tsx';

export interface ServiceLinkProps {
  readonly service: ServiceWay;
  /** Room above it. */
  readonly above?: Space;
}

/** The way to a service, and below it what the service holds. */
export const ServiceLink = ({ service: { href, label, text }, above }: ServiceLinkProps) => (
  <p className="quiet" data-above={above}>
    <a className="text-link large" href={href}>
      {label}
    </a>
    <br />
    {text}
  </p>
);
