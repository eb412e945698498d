/** Whose figures the shares are: said wherever one of them stands. */
export const ownEstimate = { en: 'our own estimate', nl: 'onze eigen schatting' } as const;

/** The figures the site claims in its copy, each written once (brand-4). */
export const claims = {
  /** Up to this much more traffic with a well-built website. */
  traffic: '30%',
  /** Up to this much fewer visitors who leave at once. */
  bounces: '25%',
  /** More than this share of online experiences begins with a search engine. */
  searchStarts: '90%',
  /** More than this share of online searches already happens through AI tools. */
  aiSearches: '20%',
} as const;
