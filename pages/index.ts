import { about } from './about.tsx';
import { branding } from './branding.tsx';
import { caseStudies } from './case-study.tsx';
import { comingSoon } from './coming-soon.tsx';
import { contactFailed } from './contact-failed.tsx';
import { contactSent } from './contact-sent.tsx';
import { contact } from './contact.tsx';
import { geo } from './geo.tsx';
import { customComplexWebsites } from './custom-complex-websites.tsx';
import { home } from './home.tsx';
import { marketing } from './marketing.tsx';
import { notFound } from './not-found.tsx';
import type { Page } from './page.ts';
import { portfolio } from './portfolio.tsx';
import { pricing } from './pricing.tsx';
import { redesignWebsite } from './redesign-website.tsx';
import { seo } from './seo.tsx';
import { services } from './services.tsx';
import { smartStartWebsite } from './smart-start-website.tsx';
import { socialMedia } from './social-media.tsx';
import { solutionPages } from './solution.tsx';
import { websiteConfigurator } from './website-configurator.tsx';

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
  contactSent,
  contactFailed,
  comingSoon,
  notFound,
];
