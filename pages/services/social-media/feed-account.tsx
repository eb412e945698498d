import type { ReactNode } from 'react';
import type { PictureFile } from '../../page.ts';
import { Picture } from '../../parts/picture.tsx';

export interface FeedAccountProps {
  readonly avatar: PictureFile;
  readonly eager?: boolean;
  /** Its name. */
  readonly children: ReactNode;
}

/** Whose post follows. */
export const FeedAccount = ({ avatar, eager = false, children }: FeedAccountProps) => (
  <p className="feed-post__account cluster small" data-gap="2xs" data-pad="xs">
    <Picture className="feed-post__avatar" file={avatar} alt="" eager={eager} /> {children}
  </p>
);
