import { dropPath } from '../../content/art/cases/skin-clinic/drop.ts';

/** A name whose hyphen is the clinic's drop on its way to the right; whoever hears or copies it still gets the hyphen. */
export function NameWithDrop({ children }: { readonly children: string }) {
  const [before, after] = children.split('-');
  const [joined, ...others] = after!.split(' ');
  return (
    <>
      <span className="cluster" data-gap="none">
        {before}
        <span className="visually-hidden">-</span>
        <svg width="0.4em" viewBox="-1.72 -1.5 3.9 2.2" overflow="visible" fill="var(--client-soft)" aria-hidden="true">
          <path transform="rotate(90)" d={dropPath} />
        </svg>
        {joined}
      </span>{' '}
      {others.join(' ')}
    </>
  );
}
