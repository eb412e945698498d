import { useCallback, useEffect, useState } from 'react';
import type { Refusal } from '../message.ts';
import { findPageTexts, type PageText } from './page-texts.ts';

/** The texts of the page while `active`, looked up again by `refresh`, and why they could not be. */
export function usePageTexts(active: boolean) {
  const [texts, setTexts] = useState<readonly PageText[]>([]);
  const [refusal, setRefusal] = useState<Refusal>();
  const refresh = useCallback(async () => {
    const answer = await findPageTexts();
    setTexts(answer.ok ? answer.value : []);
    setRefusal(answer.ok ? undefined : answer.refusal);
    return answer.ok ? answer.value : [];
  }, []);
  useEffect(() => void (active && refresh()), [active, refresh]);
  return { texts, refusal, refresh };
}
