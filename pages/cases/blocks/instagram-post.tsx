import type { InstagramBlock, InstagramPost as Post } from '../../../content/cases/case-types.ts';
import { picturePlaces } from '../../parts/picture-places.ts';
import { Picture } from '../../parts/picture.tsx';
import { postArt } from '../../parts/post-art.ts';
import type { BlockProps } from './block.ts';

export interface InstagramPostProps extends Pick<BlockProps, 'localize' | 'picture' | 'client'> {
  readonly post: Post;
  readonly avatar: InstagramBlock['avatar'];
}

/** The client writes 01.04.2024; machines read 2024-04-01. */
const machineDate = (date: string) => date.split('.').reverse().join('-');

/** One post: who says it, picture, heading, body and hashtags; in its own language where it was published in one. */
export function InstagramPost({ post, avatar, localize, picture, client }: InstagramPostProps) {
  const { lang, alt, date, hashtags, placeholder } = post;
  const words = lang ? post.words : localize(post.words);
  return (
    <article className="post" data-placeholder={placeholder ? '' : undefined}>
      <header className="post__account">
        {/* One file for all posts. Late it would never come in the middle of a card that snaps back out of sight. */}
        <Picture className="post__avatar" file={picture(avatar, picturePlaces.sign)} alt="" eager />
        <p className="post__line">
          <strong>{client}</strong>
          <span className="visually-hidden">:</span>{' '}
          <span className="post__caption quiet" lang={lang}>
            {words.caption}
          </span>
        </p>
      </header>
      <Picture
        className="post__picture"
        file={picture(postArt(post, localize), picturePlaces.post)}
        alt={localize(alt)}
      />
      <div className="post__words">
        {date && (
          <p className="visually-hidden">
            <time dateTime={machineDate(date)}>{date}</time>
          </p>
        )}
        <div lang={lang}>
          <h3 className="post__heading">{words.heading}</h3>
          <p>{words.body}</p>
        </div>
        {post.lang && <p data-above="xs">{localize(post.meaning)}</p>}
        <p className="quiet" lang={lang} data-above="xs">
          {hashtags.join(' ')}
        </p>
      </div>
    </article>
  );
}
