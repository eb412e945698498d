import type { ServiceWay } from './solution-page.tsx';

/** The way to the service that solves the problem: a plane in the light. */
export function ServiceLink({ href, label, text }: ServiceWay) {
  return (
    <a className="service-link plane" href={href}>
      <span className="service-link__label display" data-size="m">
        {label}
      </span>
      <span className="service-link__text">
        {text} <span className="arrow" />
      </span>
    </a>
  );
}
