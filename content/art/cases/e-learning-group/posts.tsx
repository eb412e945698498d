import { defineArt } from '../../art.ts';
import { audiences } from './audience.ts';
import { Post } from './post.tsx';

const size = { width: 540, height: 675 } as const;

/** The series for people who change profession. */
export const changersPost = defineArt({
  name: 'cases/e-learning-group/post-changers',
  ...size,
  draw: () => <Post audience={audiences.changers} at={[-90, -180, 780]} />,
});

/** The series for people who lead a team. */
export const leadsPost = defineArt({
  name: 'cases/e-learning-group/post-leads',
  ...size,
  draw: () => <Post audience={audiences.leads} at={[-146, -65, 700]} />,
});

/** The series for people who teach. */
export const teachersPost = defineArt({
  name: 'cases/e-learning-group/post-teachers',
  ...size,
  draw: () => <Post audience={audiences.teachers} at={[-10, 66, 560]} />,
});

/** The series for people who receive new colleagues. */
export const hrPost = defineArt({
  name: 'cases/e-learning-group/post-hr',
  ...size,
  draw: () => <Post audience={audiences.hr} at={[-84, -100, 760]} />,
});
