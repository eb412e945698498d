import { type Place, placeOf } from '../parts/place.ts';
import type { ServiceWay } from './solution-page.tsx';

export interface ServiceArrowProps extends Place {
  readonly service: ServiceWay;
}

/** The way to a service as the last line of its price, and below it what the service holds. */
export const ServiceArrow = ({ service: { href, label, text }, ...place }: ServiceArrowProps) => (
  <p className="large" {...placeOf(place)}>
    <a className="arrow strong" href={href}>
      {label}
    </a>
    {text && (
      <>
        <br />
        <span className="quiet">{text}</span>
      </>
    )}
  </p>
);
