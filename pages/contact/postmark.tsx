import { ring } from '../../content/art/services/cut/pieces.tsx';
import { closed } from '../../content/art/services/cut/point.ts';

/** Its two lines, the octagon that the mark of the brand is. */
const lines = [96, 84].map((radius) => closed(ring([100, 100], radius)));

export interface PostmarkProps {
  /** One or two short words in its middle. */
  readonly children: string;
}

/** A postmark whose lines run off to the right. */
export const Postmark = ({ children }: PostmarkProps) => (
  <div className="postmark">
    <svg viewBox="0 0 520 200" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      {lines.map((line) => (
        <path d={line} key={line} />
      ))}
      <path d="M177.4 52H508M188.7 76H516M188.7 100H518M188.7 124H516M177.4 148H508" />
    </svg>
    <p className="display">{children}</p>
  </div>
);
