import type { PictureFile } from '../../page.ts';
import { Picture } from '../../parts/picture.tsx';
import { FeedAccount } from './feed-account.tsx';

export interface FeedPost {
  readonly client: string;
  /** The client's case. */
  readonly href: string;
  readonly avatar: PictureFile;
  readonly picture: PictureFile;
  readonly alt: string;
}

export interface PhoneFeedProps {
  /** What the feed shows, for those who do not see the phone. */
  readonly label: string;
  readonly posts: readonly FeedPost[];
}

/** The posts on the phone that runs down the page, each of them whole. */
export function PhoneFeed({ label, posts }: PhoneFeedProps) {
  return (
    <ul className="phone" data-ground="paper" role="list" aria-label={label}>
      {posts.map(({ client, href, avatar, picture, alt }, index) => (
        <li key={picture.src}>
          <FeedAccount avatar={avatar} eager={index === 0}>
            <a className="strong" href={href} data-pad="3xs">
              {client}
            </a>
          </FeedAccount>
          <Picture file={picture} alt={alt} eager={index === 0} />
        </li>
      ))}
    </ul>
  );
}
