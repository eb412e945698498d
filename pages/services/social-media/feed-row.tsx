import type { PictureFile } from '../../page.ts';
import { Picture } from '../../parts/picture.tsx';

/** A post from side to side between the words of a narrow screen, where no phone stands beside them. */
export const FeedRow = ({ post }: { readonly post: PictureFile }) => (
  <div className="social-row" data-above="l">
    <Picture file={post} alt="" />
  </div>
);
