import type { ReactNode } from 'react';
import type { PictureFile } from '../../page.ts';
import { Picture } from '../../parts/picture.tsx';

export interface FeedAccountProps {
  readonly avatar: PictureFile;
  readonly eager?: boolean;
  /** Room around it; none where it stands above words of the page. */
  readonly pad?: 'xs' | undefined;
  /** Its name. */
  readonly children: ReactNode;
}

/** Whose post follows. */
export const FeedAccount = ({ avatar, eager = false, pad, children }: FeedAccountProps) => (
  <p className="feed-post__account cluster small" data-gap="2xs" data-pad={pad}>
    <Picture className="feed-post__avatar" file={avatar} alt="" eager={eager} /> {children}
  </p>
);
