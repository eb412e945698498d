import type { ReactNode } from 'react';
import { labels } from '../../content/labels.ts';
import { type MenuLink, navigationWords, serviceMenu, solutionMenu } from '../../content/navigation.ts';
import { exists, type RouteId } from '../../content/routes.ts';
import type { LayoutProps } from './layout-props.ts';
import { LanguageSwitch } from './language-switch.tsx';

type SiteMenuProps = Pick<LayoutProps, 'context' | 'route' | 'switchTo'>;

const servicesInside = new Set<RouteId>(
  serviceMenu.flatMap(({ overview, links }) => [overview, ...links]).map(({ route }) => route),
);
const solutionsInside = new Set<RouteId>(solutionMenu.map(({ route }) => route));

interface FoldProps {
  readonly name: 'services' | 'solutions';
  readonly label: string;
  /** Whether the page shown is one of the menu's. */
  readonly current: boolean;
  readonly children: ReactNode;
}

/** A menu that the browser folds and unfolds by itself, one at a time. */
function Fold({ name, label, current, children }: FoldProps) {
  return (
    <details name="site-menu" data-menu={name}>
      <summary className="site-menu__entry" data-menu-trigger="" data-current={current ? '' : undefined}>
        {label}
      </summary>
      <div className="menu-panel" data-menu-panel="" data-ground="ink">
        {children}
      </div>
    </details>
  );
}

/** The one navigation tree of the site: a sheet on narrow screens, the bar itself on wide ones. */
export function SiteMenu({ context, route, switchTo }: SiteMenuProps) {
  const { link, localize, locale } = context;
  const words = localize(navigationWords);
  // A menu lists what the language has.
  const here = (item: MenuLink) => exists(item.route, locale);
  const groups = serviceMenu.filter(({ overview }) => here(overview));
  const problems = solutionMenu.filter(here);

  const entry = (target: 'home' | 'portfolio' | 'pricing', inside = false) => (
    <li>
      <a
        className="site-menu__entry"
        href={link(target)}
        aria-current={route === target ? 'page' : inside ? 'true' : undefined}
      >
        {words[target]}
      </a>
    </li>
  );
  const panelLink = (
    { route: target, fragment, label, hint }: MenuLink,
    className = 'menu-panel__link small quiet',
  ) => (
    <a
      className={className}
      href={link(target, fragment)}
      aria-current={route === target && !fragment ? 'page' : undefined}
    >
      {hint ? (
        <>
          <span className="menu-panel__title strong">{localize(label)}</span> {localize(hint)}
        </>
      ) : (
        localize(label)
      )}
    </a>
  );

  return (
    <nav className="site-menu" id="site-menu" popover="auto" data-menu-folded="" aria-label={words.label}>
      <button
        className="close"
        type="button"
        popoverTarget="site-menu"
        popoverTargetAction="hide"
        data-close=""
        aria-label={words.close}
      />
      <ul className="site-menu__list" role="list">
        {entry('home')}
        {groups.length > 0 && (
          <li>
            <Fold name="services" label={words.services} current={servicesInside.has(route)}>
              {groups.map(({ overview, links }) => (
                <div className="menu-panel__group" key={overview.route}>
                  {panelLink(overview, 'menu-panel__overview')}
                  <ul role="list">
                    {links.filter(here).map((item) => (
                      <li key={localize(item.label)}>{panelLink(item)}</li>
                    ))}
                  </ul>
                </div>
              ))}
            </Fold>
          </li>
        )}
        {problems.length > 0 && (
          <li>
            <Fold name="solutions" label={words.solutions} current={solutionsInside.has(route)}>
              {problems.map((item) => (
                <div key={item.route}>{panelLink(item)}</div>
              ))}
            </Fold>
          </li>
        )}
        {exists('portfolio', locale) && entry('portfolio', route.startsWith('portfolio/'))}
        {exists('pricing', locale) && entry('pricing')}
      </ul>
      <div className="site-menu__end cluster" data-spread="">
        <LanguageSwitch label={words.language} switchTo={switchTo} />
        <a
          className="button"
          data-size="small"
          href={link('contact')}
          aria-current={route === 'contact' ? 'page' : undefined}
        >
          {localize(labels).contactUs}
        </a>
      </div>
    </nav>
  );
}
