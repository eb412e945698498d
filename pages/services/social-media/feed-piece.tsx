import type { FeedArt } from '../../../content/art/services/social-feed.tsx';
import { cases } from '../../../content/cases/index.ts';
import type { PageContext } from '../../page.ts';
import { Picture } from '../../parts/picture.tsx';
import { FeedAccount } from './feed-account.tsx';

interface FeedPieceProps extends Pick<PageContext<unknown>, 'picture'> {
  readonly post: FeedArt;
  /** Where it is shown. */
  readonly only: 'wide' | 'phone';
}

/** The client whose post follows, where it is for the eye only. */
export const ClientAccount = ({ picture, post: { id, avatar } }: Omit<FeedPieceProps, 'only'>) => (
  <FeedAccount avatar={picture(avatar)}>
    <span className="strong">{cases[id].title}</span>
  </FeedAccount>
);

/** A post on the phone beside the words; on a narrow screen, where there is no such phone, from side to side between them. */
export const FeedPiece = ({ picture, post, only }: FeedPieceProps) => (
  <div
    className={only === 'phone' ? 'social-row' : 'feed-post'}
    data-only={only}
    aria-hidden="true"
    data-above={only === 'phone' ? 'l' : undefined}
  >
    <ClientAccount picture={picture} post={post} />
    <Picture file={picture(post.art)} alt="" />
  </div>
);
