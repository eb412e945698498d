import { mark } from '../content/look.ts';
import { comingSoonWords } from '../content/coming-soon.ts';
import { definePage } from './page.ts';
import { Hero } from './parts/hero.tsx';

/** The place of a page that is still being made: a mark of which one plane is polished. */
export const comingSoon = definePage({
  route: 'coming-soon',
  words: comingSoonWords,
  ground: 'paper',
  render: ({ words, link }) => (
    <Hero
      className="coming-soon"
      ground="warm"
      variant="split"
      large="always"
      title={words.title}
      text={words.text}
      primary={{ label: words.contact, href: link('contact') }}
      secondary={{ label: words.home, href: link('home') }}
      behind={
        <svg className="coming-soon__mark" viewBox={`0 0 ${mark.size} ${mark.size}`} aria-hidden="true">
          <path fill="var(--gold-light)" d={mark.planes[0]} />
          <path fill="none" stroke="var(--mark)" vectorEffect="non-scaling-stroke" d={mark.lines} />
        </svg>
      }
    />
  ),
});
