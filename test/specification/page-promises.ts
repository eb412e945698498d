/** What one page was agreed to say and show. */
export interface PagePromise {
  /** The unprefixed address. */
  readonly address: string;
  /** Words of the English page, where they were agreed word by word. */
  readonly says: readonly string[];
  /** Lists by the number of their entries. */
  readonly lists?: readonly number[];
  /** Unprefixed addresses that the main part links to. */
  readonly leads: readonly string[];
}

const contactAndPortfolio = ['/contact/', '/portfolio/'];
const closingOfSolution = ['Get Started Today', 'Our Success Stories'];

/** Typed out, so that a page cannot lose an agreed part unnoticed. */
export const pagePromises: readonly PagePromise[] = [
  {
    address: '/',
    says: [
      'Turning brands into brilliance',
      'Get your free consultation',
      'What We Do',
      'Latest Success Stories',
      'Start your Project',
      'Our Success Stories',
    ],
    lists: [3],
    leads: ['/services/', '/services/marketing/', '/services/branding/', ...contactAndPortfolio],
  },
  { address: '/about/', says: [], lists: [4, 4], leads: ['/contact/', '/services/'] },
  {
    address: '/portfolio/',
    says: ['All', 'Rebrand', 'Social Media', 'Print', 'Web', '190% appointment bookings'],
    lists: [7],
    leads: ['/portfolio/re-sult-skin-clinic/', '/portfolio/kraftortreisen/', '/portfolio/hrneeds/', '/contact/'],
  },
  {
    address: '/services/',
    says: ['30%', '25%'],
    lists: [6, 3],
    leads: [
      '/services/smart-start-website/',
      '/services/custom-complex-websites/',
      '/services/redesign-website/',
      ...contactAndPortfolio,
    ],
  },
  {
    address: '/services/smart-start-website/',
    says: [
      'Company analysis',
      'Design and planning',
      'Development',
      'Testing',
      'Launch and aftercare',
      'Value-packed',
      'Speed',
      'Consistency',
      'Simplicity',
    ],
    lists: [5, 4],
    leads: contactAndPortfolio,
  },
  {
    address: '/services/custom-complex-websites/',
    says: ['Uniqueness', 'Flexibility', 'Scalability', 'Performance-driven'],
    lists: [5, 4],
    leads: contactAndPortfolio,
  },
  {
    address: '/services/redesign-website/',
    says: [
      'Website Analysis',
      'Redesign & Planning',
      'Development',
      'Testing',
      'Launch & Aftercare',
      'Modern Design',
      'Improved Performance',
      'Enhanced Functionality',
      'Better User Experience',
    ],
    lists: [5, 4],
    leads: contactAndPortfolio,
  },
  {
    address: '/services/marketing/',
    says: ['SEO', 'GEO', 'Social media'],
    lists: [3],
    leads: ['/services/seo/', '/services/geo/', '/services/social-media/'],
  },
  {
    address: '/services/seo/',
    says: ['Visibility', 'Credibility', 'Traffic and conversions', 'Sustainable growth', '90%'],
    // The nine kinds stand in three groups.
    lists: [4, 7, 3, 3, 3],
    leads: ['/contact/'],
  },
  { address: '/services/geo/', says: ['20%'], lists: [4, 5, 5], leads: ['/contact/'] },
  {
    address: '/services/social-media/',
    says: ['Start Your Strategy', 'Our Success Stories'],
    lists: [5, 5, 8],
    leads: contactAndPortfolio,
  },
  {
    address: '/services/branding/',
    says: ['Logo design', 'Brand theme strategy', 'Marketing materials'],
    leads: contactAndPortfolio,
  },
  {
    address: '/solutions/generate-traffic/',
    says: closingOfSolution,
    leads: ['/services/seo/', '/services/geo/', '/services/social-media/', ...contactAndPortfolio],
  },
  { address: '/solutions/need-website/', says: closingOfSolution, leads: ['/services/', ...contactAndPortfolio] },
  { address: '/solutions/google-ranking/', says: closingOfSolution, leads: ['/services/seo/', ...contactAndPortfolio] },
  {
    address: '/solutions/ai-searches/',
    says: [...closingOfSolution, '20%'],
    leads: ['/services/geo/', ...contactAndPortfolio],
  },
  {
    address: '/solutions/social-media-growth/',
    says: closingOfSolution,
    leads: ['/services/social-media/', ...contactAndPortfolio],
  },
  {
    address: '/solutions/logo-branding/',
    says: closingOfSolution,
    leads: ['/services/branding/', ...contactAndPortfolio],
  },
  {
    address: '/contact/',
    says: [
      'free consultation',
      'Europe',
      '24 hours',
      'What Happens Next?',
      '30-minute',
      'Under €2,500',
      '€25,000+',
      'Let’s Discuss',
      'Combo Service',
    ],
    lists: [4, 4],
    leads: [],
  },
];

/** What each case study shows; all lead back to the portfolio and on to contact. */
export const casePromises: readonly Pick<PagePromise, 'address' | 'says'>[] = [
  {
    address: '/portfolio/re-sult-skin-clinic/',
    says: ['Rebrand', 'Social Media', 'Print', 'Glow with Confidence, Age with Grace'],
  },
  {
    address: '/portfolio/kraftortreisen/',
    says: ['Spiritual Tourism', 'Brand Identity', '#FFE69B', '#ae8933', 'Founder'],
  },
  { address: '/portfolio/digitalagentur-seidl/', says: ['Web', 'Rebrand'] },
  { address: '/portfolio/hrneeds/', says: ['4 to 6 weeks'] },
  { address: '/portfolio/b2b-insider/', says: ['01.04.2024', '02.04.2024', '08.04.2024', '09.04.2024'] },
  { address: '/portfolio/e-learning-group/', says: [] },
];
