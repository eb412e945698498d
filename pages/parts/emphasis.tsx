import { Fragment, type ReactNode } from 'react';

const italic = (text: string): ReactNode =>
  text
    .split('*')
    .map((piece, index) => (index % 2 ? <em key={piece}>{piece}</em> : <Fragment key={piece}>{piece}</Fragment>));

/** A headline whose one word between asterisks is set in italics; of several sentences each keeps its words together. */
export function Emphasis({ children }: { readonly children: string }) {
  const sentences = children.split(/(?<=[.?!]) /);
  if (sentences.length === 1) return italic(children);
  return sentences.map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && ' '}
      <span className="sentence">{italic(sentence)}</span>
    </Fragment>
  ));
}
