import { useEffect, useState } from 'react';

interface FrameProps {
  readonly element: Element | undefined;
  readonly kind: 'pointed' | 'chosen';
}

/** A frame around an element of the page, which follows it while the page scrolls. */
export function Frame({ element, kind }: FrameProps) {
  const [box, setBox] = useState<DOMRect>();
  useEffect(() => {
    if (!element) return setBox(undefined);
    const measure = () => setBox(element.getBoundingClientRect());
    const stop = new AbortController();
    measure();
    addEventListener('scroll', measure, { passive: true, capture: true, signal: stop.signal });
    addEventListener('resize', measure, { signal: stop.signal });
    return () => stop.abort();
  }, [element]);
  if (!box || box.width === 0) return null;
  const { left, top, width, height } = box;
  return <div className="frame" data-kind={kind} style={{ left, top, width, height }} />;
}
