import type { PictureFile } from '../../page.ts';
import { Picture } from '../../parts/picture.tsx';

/** Some posts between the words of a narrow screen, where no phone stands beside them. */
export const FeedRow = ({ posts }: { readonly posts: readonly PictureFile[] }) => (
  <div className="social-row" data-above="l">
    {posts.map((post) => (
      <Picture file={post} alt="" key={post.src} />
    ))}
  </div>
);
