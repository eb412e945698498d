import { useState } from 'react';
import type { PageText } from './page-texts.ts';

interface TextListProps {
  readonly texts: readonly PageText[];
  readonly onChoose: (text: PageText) => void;
}

/** Every text of the page as a button: the way for those who cannot point, and to what is hidden. */
export function TextList({ texts, onChoose }: TextListProps) {
  const [wanted, setWanted] = useState('');
  const shown = texts.filter((text) => text.shown.toLowerCase().includes(wanted.toLowerCase()));
  return (
    <>
      <input
        type="search"
        aria-label="Find words of this page"
        placeholder="Find words of this page"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <p className="quiet" role="status">
        {shown.length} of {texts.length} texts
      </p>
      <ul className="texts" role="list">
        {shown.map((text, index) => (
          <li key={index}>
            <button type="button" onClick={() => onChoose(text)}>
              {text.kind !== 'text' && <span className="quiet">{text.kind}: </span>}
              {text.shown}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
