import { branding } from './branding.tsx';
import { contact } from './contact.tsx';
import { customComplexWebsites } from './custom-complex-websites.tsx';
import { home } from './home.tsx';
import { interimPages } from './interim.tsx';
import { marketing } from './marketing.tsx';
import type { Page } from './page.ts';
import { redesignWebsite } from './redesign-website.tsx';
import { services } from './services.tsx';
import { smartStartWebsite } from './smart-start-website.tsx';

const finished: readonly Page[] = [
  home,
  services,
  smartStartWebsite,
  customComplexWebsites,
  redesignWebsite,
  marketing,
  branding,
  contact,
];

/** Every page of the site, in menu order. */
export const pages: readonly Page[] = [...finished, ...interimPages(finished)];
