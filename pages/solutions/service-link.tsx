import type { ServiceWay } from './solution-page.tsx';

export interface ServiceLinkProps {
  /** Stands above it. */
  readonly title: string;
  readonly service: ServiceWay;
}

/** The way to the service that solves the problem, set large. */
export function ServiceLink({ title, service: { href, label, text } }: ServiceLinkProps) {
  return (
    <div>
      <h2 className="display" data-size="s">
        {title}
      </h2>
      <p data-above="l">
        <a className="service-link display" data-size="xl" href={href}>
          {label}
        </a>
      </p>
      <p className="large quiet measure" data-above="m">
        {text}
      </p>
    </div>
  );
}
