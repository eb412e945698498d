import type { InstagramBlock } from '../../../content/cases/case-types.ts';
import { BlockHeading } from './block-heading.tsx';
import type { BlockProps } from './block.ts';
import { InstagramPost } from './instagram-post.tsx';

/** Posts as the account shows them, four to a row on wide screens; on a phone a row to swipe, which keys can scroll too. */
export function Instagram({ block, localize, picture, headingId, client }: BlockProps<InstagramBlock>) {
  return (
    <div className="wrapper stack" data-gap="xl">
      <BlockHeading id={headingId} intro={localize(block.intro)}>
        {localize(block.heading)}
      </BlockHeading>
      <ul
        className="columns case-instagram__list"
        role="list"
        aria-labelledby={headingId}
        tabIndex={0}
        data-gap="none-m"
        data-stagger="100"
      >
        {block.posts.map((post) => (
          <li className="case-instagram__entry" key={localize(post.alt)} data-reveal="">
            <InstagramPost post={post} avatar={block.avatar} localize={localize} picture={picture} client={client} />
          </li>
        ))}
      </ul>
    </div>
  );
}
