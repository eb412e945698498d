import { navigationWords } from '../../content/navigation.ts';
import { site } from '../../content/site.ts';
import type { LayoutProps } from './layout-props.ts';
import { BrandMark } from '../parts/brand-mark.tsx';
import { SiteMenu } from './site-menu.tsx';

type SiteHeaderProps = Pick<LayoutProps, 'context' | 'route' | 'ground' | 'switchTo'>;

/** The fixed bar at the top: the brand, and the navigation or the button that opens it. */
export function SiteHeader({ context, route, ground, switchTo }: SiteHeaderProps) {
  return (
    <header className="site-header" data-widget="nav" data-ground={ground}>
      <div className="wrapper site-header__bar">
        <a className="brand" href={context.link('home')}>
          <BrandMark />
          {site.name}
        </a>
        <button
          className="menu-button"
          type="button"
          popoverTarget="site-menu"
          data-menu-toggle=""
          aria-label={context.localize(navigationWords).open}
        />
        <SiteMenu context={context} route={route} switchTo={switchTo} />
      </div>
    </header>
  );
}
