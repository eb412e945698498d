import { about } from './about.tsx';
import { branding } from './services/branding/branding.tsx';
import { caseStudies } from './cases/case-study.tsx';
import { comingSoon } from './coming-soon.tsx';
import { contactFailed } from './contact/contact-failed.tsx';
import { contactSent } from './contact/contact-sent.tsx';
import { contact } from './contact/contact.tsx';
import { geo } from './services/geo/geo.tsx';
import { customComplexWebsites } from './services/custom-complex-websites.tsx';
import { home } from './home/home.tsx';
import { marketing } from './services/marketing/marketing.tsx';
import { notFound } from './not-found.tsx';
import type { Page } from './page.ts';
import { plainPages } from './plain-page.tsx';
import { privacy } from './privacy.tsx';
import { portfolio } from './portfolio/portfolio.tsx';
import { pricing } from './pricing/pricing.tsx';
import { redesignWebsite } from './services/redesign-website.tsx';
import { seo } from './services/seo.tsx';
import { services } from './services/services.tsx';
import { smartStartWebsite } from './services/smart-start-website.tsx';
import { socialMedia } from './services/social-media/social-media.tsx';
import { solutionPages } from './solutions/solution-pages.ts';
import { websiteConfigurator } from './services/website-configurator/website-configurator.tsx';

/** Every page of the site, in menu order. */
export const pages: readonly Page[] = [
  home,
  about,
  services,
  smartStartWebsite,
  customComplexWebsites,
  redesignWebsite,
  websiteConfigurator,
  marketing,
  seo,
  geo,
  socialMedia,
  branding,
  portfolio,
  ...caseStudies,
  ...solutionPages,
  pricing,
  contact,
  privacy,
  ...plainPages,
  contactSent,
  contactFailed,
  comingSoon,
  notFound,
];
