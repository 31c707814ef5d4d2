import type { Round } from '@croupier/contract/play/rounds';
import { useState } from 'react';
import { countRound, NOTHING_PLAYED, type AutoplayRun } from './autoplay-plan.ts';

/** What has been played at this table since it was opened. A round that another device played and that is shown here counts too. */
export function useSittingResult(last: Round | null): AutoplayRun {
  const [counted, setCounted] = useState<{ id: string | null; run: AutoplayRun }>({
    id: null,
    run: NOTHING_PLAYED,
  });
  if (last && last.id !== counted.id) setCounted({ id: last.id, run: countRound(counted.run, last) });
  return counted.run;
}
