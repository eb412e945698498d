import { aiSearches } from './ai-searches.ts';
import { generateTraffic } from './generate-traffic.ts';
import { googleRanking } from './google-ranking.ts';
import { logoBranding } from './logo-branding.ts';
import { needWebsite } from './need-website.ts';
import { socialMediaGrowth } from './social-media-growth.ts';
import type { Solution } from './solution.ts';

export const solutionIds = [
  'generate-traffic',
  'need-website',
  'google-ranking',
  'ai-searches',
  'social-media-growth',
  'logo-branding',
] as const;

/** The problems that have a page, by the id of their route. */
export type SolutionId = (typeof solutionIds)[number];

/** Every solution, in the order of the menu. */
export const solutions: Readonly<Record<SolutionId, Solution>> = {
  'generate-traffic': generateTraffic,
  'need-website': needWebsite,
  'google-ranking': googleRanking,
  'ai-searches': aiSearches,
  'social-media-growth': socialMediaGrowth,
  'logo-branding': logoBranding,
};
