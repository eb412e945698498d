import { useCallback, useEffect, useRef, useState } from 'react';
import type { Refusal } from '../message.ts';
import { acceptPreview, findPageTexts, type PageText } from './page-texts.ts';

/** The texts of the page while `active`, looked up again by `refresh` and where its contents are swapped, and why they could not be. */
export function usePageTexts(active: boolean) {
  const [texts, setTexts] = useState<readonly PageText[]>([]);
  const [refusal, setRefusal] = useState<Refusal>();
  const latest = useRef(0);
  const refresh = useCallback(async () => {
    const own = ++latest.current;
    const answer = await findPageTexts();
    // The contents that an older answer is about may be gone.
    if (own !== latest.current) return;
    setTexts(answer.ok ? answer.value : []);
    setRefusal(answer.ok ? undefined : answer.refusal);
  }, []);
  useEffect(() => {
    if (!active) return;
    const follow = () => {
      acceptPreview();
      void refresh();
    };
    void refresh();
    addEventListener('dev-swapped', follow);
    return () => removeEventListener('dev-swapped', follow);
  }, [active, refresh]);
  return { texts, refusal, refresh };
}
