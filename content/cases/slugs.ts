import type { Addresses } from '../routes.ts';
import { site } from '../site.ts';

/** The case studies in the order of the portfolio: how the code calls them, and their address below `portfolio/`. */
export const caseSlugs = {
  'skin-clinic': 're-sult-skin-clinic',
  kraftortreisen: 'kraftortreisen',
  seidl: 'digitalagentur-seidl',
  hrneeds: 'hrneeds',
  'b2b-insider': 'b2b-insider',
  'e-learning-group': 'e-learning-group',
  'own-brand': site.slug,
} as const;

export type CaseId = keyof typeof caseSlugs;

/** The cases that a language has at another address, or not at all; what a begun one has is named here: `seidl: { de: 'portfolio/seidl' }`. */
export const caseAddresses: Readonly<Partial<Record<CaseId, Partial<Addresses>>>> = {};
