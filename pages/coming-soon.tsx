import { comingSoonWords } from '../content/coming-soon.ts';
import { definePage } from './page.ts';
import { Hero } from './parts/hero.tsx';

/** The place of a page that is still being made: one cut goes through stone and name alike, polished on one side of it. */
export const comingSoon = definePage({
  route: 'coming-soon',
  words: comingSoonWords,
  ground: 'paper',
  render: ({ words, link }) => (
    <Hero
      className="coming-soon"
      ground="ink"
      places={{
        title: { cols: '1-12' },
        words: { cols: '1-12' },
      }}
      title={words.title}
      primary={{ label: words.contact, href: link('contact') }}
      secondary={{ label: words.home, href: link('home') }}
    >
      <p className="display" data-size="xs" data-measure="24">
        {words.text}
      </p>
    </Hero>
  ),
});
