import { branding } from './branding.tsx';
import { caseStudies } from './case-study.tsx';
import { comingSoon } from './coming-soon.tsx';
import { contactFailed } from './contact-failed.tsx';
import { contactSent } from './contact-sent.tsx';
import { contact } from './contact.tsx';
import { customComplexWebsites } from './custom-complex-websites.tsx';
import { home } from './home.tsx';
import { interimPages } from './interim.tsx';
import { marketing } from './marketing.tsx';
import { notFound } from './not-found.tsx';
import type { Page } from './page.ts';
import { portfolio } from './portfolio.tsx';
import { pricing } from './pricing.tsx';
import { redesignWebsite } from './redesign-website.tsx';
import { seo } from './seo.tsx';
import { services } from './services.tsx';
import { smartStartWebsite } from './smart-start-website.tsx';

const finished: readonly Page[] = [
  home,
  services,
  smartStartWebsite,
  customComplexWebsites,
  redesignWebsite,
  marketing,
  seo,
  branding,
  portfolio,
  ...caseStudies,
  pricing,
  contact,
  contactSent,
  contactFailed,
  comingSoon,
  notFound,
];

/** Every page of the site, in menu order. */
export const pages: readonly Page[] = [...finished, ...interimPages(finished)];
