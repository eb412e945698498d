import { breadcrumbWords, trailOf } from '../../content/layout/breadcrumbs.ts';
import type { LayoutProps } from './layout-props.ts';

/** Where the page stands, from home down to itself; nothing on the home page. */
export function Breadcrumbs({ context, route, ground }: Pick<LayoutProps, 'context' | 'route' | 'ground'>) {
  const { link, localize, locale } = context;
  const trail = trailOf(route, locale);
  if (trail.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={localize(breadcrumbWords).label} data-ground={ground}>
      <ol className="wrapper breadcrumbs__trail cluster" role="list">
        {trail.map((step) => (
          <li className="breadcrumbs__step" key={step.route}>
            {step.route === route ? (
              <span aria-current="page">{step.name}</span>
            ) : (
              <a className="breadcrumbs__link" href={link(step.route)}>
                {step.name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
