import type { ReactNode } from 'react';
import { classNames, type Space } from '../../parts/place.ts';

interface EntryProps {
  readonly title: ReactNode;
  readonly text: string;
  readonly size?: 's' | 'm';
  /** In the colour of what counts. */
  readonly accent?: boolean;
  /** Room above it. */
  readonly above?: Space;
}

/** A short heading with its text, as the whole page sets them. */
export const Entry = ({ title, text, size = 'm', accent, above }: EntryProps) => (
  <>
    <h3 className={classNames('display', accent && 'accent')} data-size={size} data-above={above}>
      {title}
    </h3>
    <p className="large" data-above="2xs">
      {text}
    </p>
  </>
);
