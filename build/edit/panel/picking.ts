import { useEffect, useState } from 'react';
import type { PageText } from './page-texts.ts';

/** The text that an event of the page is about: that of the innermost element which has one. */
function textAt(event: Event, texts: readonly PageText[]): PageText | undefined {
  for (const target of event.composedPath()) {
    const text = texts.find(({ element }) => element === target);
    if (text) return text;
  }
  return undefined;
}

/** Lets the visitor point at the texts of the page while `active`: nothing else happens on a click. Returns the one pointed at. */
export function usePicking(
  active: boolean,
  texts: readonly PageText[],
  choose: (text: PageText) => void,
): PageText | undefined {
  const [pointed, setPointed] = useState<PageText>();
  useEffect(() => {
    if (!active) return;
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    const isOwn = (event: Event) => event.target instanceof Element && event.target.localName === 'site-editor';
    addEventListener('pointerover', (event) => setPointed(isOwn(event) ? undefined : textAt(event, texts)), options);
    addEventListener(
      'click',
      (event) => {
        const text = isOwn(event) ? undefined : textAt(event, texts);
        if (!text) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        choose(text);
      },
      options,
    );
    return () => {
      stop.abort();
      setPointed(undefined);
    };
  }, [active, texts]);
  return pointed;
}
