import type { FeedArt } from '../../../content/art/services/social-feed.tsx';
import { cases } from '../../../content/cases/index.ts';
import type { PageContext } from '../../page.ts';
import { Picture } from '../../parts/picture.tsx';
import { FeedAccount } from './feed-account.tsx';

interface FeedRowProps extends Pick<PageContext<unknown>, 'picture'> {
  readonly post: FeedArt;
}

/** A post from side to side between the words of a narrow screen, where no phone stands beside them. */
export const FeedRow = ({ picture, post: { id, avatar, art } }: FeedRowProps) => (
  <div className="social-row" data-only="phone" aria-hidden="true" data-above="l">
    <FeedAccount avatar={picture(avatar)}>
      <span className="strong">{cases[id].title}</span>
    </FeedAccount>
    <Picture file={picture(art)} alt="" />
  </div>
);
