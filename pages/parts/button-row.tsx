import type { Space } from './place.ts';

/** Where a button leads and what it says. */
export interface Action {
  readonly label: string;
  readonly href: string;
}

export interface ButtonRowProps {
  readonly primary: Action;
  readonly secondary?: Action | undefined;
  /** Room above it. */
  readonly above?: Space;
}

/** One call to action, and at most one quieter way beside it. */
export function ButtonRow({ primary, secondary, above }: ButtonRowProps) {
  return (
    <div className="button-row" data-above={above}>
      <a className="button" href={primary.href}>
        {primary.label}
      </a>{' '}
      {secondary && (
        <a className="button" data-tone="line" href={secondary.href}>
          {secondary.label}
        </a>
      )}
    </div>
  );
}
