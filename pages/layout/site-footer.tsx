import { footerWords, servicesOnHome } from '../../content/layout/footer.ts';
import { companyFacts } from '../../content/legal.ts';
import { plainPagesIn } from '../../content/plain-pages/index.ts';
import { exists, type RouteId } from '../../content/routes.ts';
import { site } from '../../content/site.ts';
import type { LayoutProps } from './layout-props.ts';
import { BrandMark } from '../parts/brand-mark.tsx';
import { SocialIcon } from './social-icon.tsx';

type SiteFooterProps = Pick<LayoutProps, 'context' | 'route' | 'year'>;

const quickRoutes = ['portfolio', 'about', 'contact'] as const;

/** The end of every page: who is speaking, the ways on, and a last question. */
export function SiteFooter({ context, route, year }: SiteFooterProps) {
  const { link, localize, locale } = context;
  const words = localize(footerWords);
  const here = (route: RouteId) => exists(route, locale);
  // As in the menu: what the language has.
  const quickLinks = [
    { label: words.home, href: link('home') },
    { label: words.services, href: link('home', servicesOnHome) },
    ...quickRoutes.filter(here).map((route) => ({ label: words[route], href: link(route) })),
    ...plainPagesIn('footer')
      .filter(({ route }) => here(route))
      .map(({ route, name }) => ({ label: localize(name), href: link(route) })),
  ];
  return (
    <footer className="site-footer section" data-ground="ink" data-edge="crown">
      <div className="wrapper cluster" data-gap="m-xl" data-spread="">
        <a className="brand" href={link('home')}>
          <BrandMark />
          {site.name}
        </a>
        <nav className="small" aria-label={words.linksLabel}>
          <ul className="cluster" role="list" data-gap="2xs-l">
            {quickLinks.map(({ label, href }) => (
              <li key={label}>
                <a className="site-footer__link" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ul className="cluster small" role="list" data-gap="2xs-l" aria-label={words.socialLabel}>
          <li>
            <a className="site-footer__link" href={`mailto:${site.email}`}>
              {site.email}
            </a>
          </li>
          {(['instagram', 'linkedin'] as const).map((network) => (
            <li key={network}>
              <a className="site-footer__link" href={site.social[network].url} rel="noopener">
                <SocialIcon network={network} />
                {site.social[network].label}
              </a>
            </li>
          ))}
        </ul>
        <div className="site-footer__legal cluster quiet small" data-gap="s-l" data-spread="">
          <p>
            © {year} {site.legalName}
          </p>
          {localize(companyFacts).map(({ label, value }) => (
            <p key={label}>
              {label}: {value}
            </p>
          ))}
          <a className="site-footer__link" href={link('privacy')}>
            {words.privacy}
          </a>{' '}
          {/* On the contact page the invitation leads to the form. */}
          <a className="site-footer__prompt" href={route === 'contact' ? '#enquiry' : link('contact')}>
            {words.promptQuestion} <span className="accent">{words.promptInvitation}</span>
          </a>
        </div>
      </div>
    </footer>
  );
}
