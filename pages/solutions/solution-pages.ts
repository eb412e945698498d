import { type SolutionId, solutionIds } from '../../content/solutions/index.ts';
import type { Page } from '../page.ts';
import { aiSearches } from './ai-searches.tsx';
import { generateTraffic } from './generate-traffic.tsx';
import { googleRanking } from './google-ranking.tsx';
import { logoBranding } from './logo-branding.tsx';
import { needWebsite } from './need-website.tsx';
import { socialMediaGrowth } from './social-media-growth.tsx';

const pages: Readonly<Record<SolutionId, Page>> = {
  'generate-traffic': generateTraffic,
  'need-website': needWebsite,
  'google-ranking': googleRanking,
  'ai-searches': aiSearches,
  'social-media-growth': socialMediaGrowth,
  'logo-branding': logoBranding,
};

/** The pages of the six problems, in the order of the menu. */
export const solutionPages = solutionIds.map((id) => pages[id]);
