import { navigationWords } from '../../content/navigation.ts';
import { site } from '../../content/site.ts';
import type { LayoutProps } from './layout-props.ts';
import { BrandMark } from './brand-mark.tsx';
import { SiteMenu } from './site-menu.tsx';

type SiteHeaderProps = Pick<LayoutProps, 'frame' | 'route' | 'ground' | 'family' | 'switchTo'>;

/** The fixed bar at the top: the brand, and the navigation or the button that opens it. */
export function SiteHeader({ frame, route, ground, family, switchTo }: SiteHeaderProps) {
  return (
    <header className="site-header" data-widget="nav" data-ground={ground}>
      <div className="site-header__bar">
        <a className="brand" href={frame.link('home')}>
          <BrandMark />
          {site.name}
        </a>
        <button
          className="menu-button"
          type="button"
          popoverTarget="site-menu"
          data-menu-toggle=""
          aria-label={frame.say(navigationWords).open}
        />
        <SiteMenu frame={frame} route={route} family={family} switchTo={switchTo} />
      </div>
    </header>
  );
}
