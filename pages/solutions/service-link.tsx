import { classNames } from '../parts/place.ts';
import type { ServiceWay } from './solution-page.tsx';

export interface ServiceLinkProps {
  /** Stands above it. */
  readonly title: string;
  readonly service: ServiceWay;
  /** Classes of the link, where it is drawn as something else. */
  readonly linkClass?: string | undefined;
}

/** The way to the service that solves the problem, set large. */
export function ServiceLink({ title, service: { href, label, text }, linkClass }: ServiceLinkProps) {
  return (
    <div>
      <h2 className="display" data-size="s">
        {title}
      </h2>
      <p data-above="l">
        <a className={classNames('display', linkClass ?? 'service-link')} data-size="xl" href={href}>
          {label}
        </a>
      </p>
      <p className="large quiet measure" data-above="m">
        {text}
      </p>
    </div>
  );
}
