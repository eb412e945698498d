import type { PictureFile } from '../../page.ts';
import { Picture } from '../../parts/picture.tsx';

export interface MarkGroundsProps {
  readonly items: readonly string[];
  /** A drawing of each. */
  readonly pictures: readonly PictureFile[];
}

/** What a client receives, each under what one client did receive. */
export const MarkGrounds = ({ items, pictures }: MarkGroundsProps) => (
  <ul className="mark-grounds columns" role="list" data-gap="none" data-above="s">
    {items.map((item, index) => (
      <li key={item}>
        <Picture className="mark-grounds__ground" file={pictures[index]!} alt="" />
        <p className="mark-grounds__item display" data-size="xs">
          {item}
        </p>
      </li>
    ))}
  </ul>
);
