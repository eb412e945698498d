import { defineArt } from '../../art.ts';
import { Post } from './post.tsx';

const size = { width: 540, height: 675 } as const;

/** Announcement of the first day: a cloud of discs. */
export const cloudPost = defineArt({
  name: 'cases/b2b-insider/post-cloud',
  ...size,
  draw: () => (
    <Post
      date="01.04.2024"
      topic="Cloud"
      tone="dark"
      rows={['.rq.', 'r##q', '....']}
      warm={{ x: 0, y: 2, rows: ['iiii'] }}
    />
  ),
});

/** Announcement of the second day: a padlock. */
export const securityPost = defineArt({
  name: 'cases/b2b-insider/post-security',
  ...size,
  draw: () => (
    <Post
      date="02.04.2024"
      topic="Security"
      tone="dark"
      rows={['.RQ.', '####', 'z##p']}
      warm={{ x: 1.5, y: 1.25, rows: ['o'] }}
    />
  ),
});

/** Reminder of the first day: discs piled to columns. */
export const dataPost = defineArt({
  name: 'cases/b2b-insider/post-data',
  ...size,
  draw: () => (
    <Post
      date="08.04.2024"
      topic="Data"
      tone="lime"
      rows={['...n', '.n.#', '.#.#']}
      warm={{ x: 0, y: 0, rows: ['....', 'o.n.', 'n.#.'] }}
    />
  ),
});

/** Reminder of the second day: nodes that are joined. */
export const networkPost = defineArt({
  name: 'cases/b2b-insider/post-network',
  ...size,
  draw: () => (
    <Post
      date="09.04.2024"
      topic="AI"
      tone="lime"
      rows={['oB.i', 'i.Eo', 'dqi.']}
      warm={{ x: 0, y: 0, rows: ['..o.', '.o..', '...r'] }}
    />
  ),
});
