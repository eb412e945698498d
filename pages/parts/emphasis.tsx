import { Fragment } from 'react';

/** A headline whose one word between asterisks is set in italics. */
export function Emphasis({ children }: { readonly children: string }) {
  return children
    .split('*')
    .map((piece, index) => (index % 2 ? <em key={piece}>{piece}</em> : <Fragment key={piece}>{piece}</Fragment>));
}
