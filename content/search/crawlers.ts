/** What a crawler reads a site for: to list it, to answer somebody who asks now, or to train a model. */
export type CrawlerPurpose = 'search' | 'assistants' | 'training';

/**
 * Crawlers by the names that their makers document for robots.txt. Who is not named here is let in by the rule for everybody;
 * a name stands under what turning it away would cost.
 */
export const crawlers: Readonly<Record<CrawlerPurpose, readonly string[]>> = {
  search: ['Googlebot', 'Bingbot', 'Applebot', 'DuckDuckBot'],
  assistants: [
    'OAI-SearchBot',
    'ChatGPT-User',
    'Claude-SearchBot',
    'Claude-User',
    'PerplexityBot',
    'Perplexity-User',
    'MistralAI-User',
    'DuckAssistBot',
    'Meta-ExternalFetcher',
  ],
  training: [
    'GPTBot',
    'ClaudeBot',
    'Google-Extended',
    'Applebot-Extended',
    'CCBot',
    'Meta-ExternalAgent',
    'Bytespider',
  ],
};
