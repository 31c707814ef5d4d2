import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { useBalanceHold } from '../../../lib/held-balance.ts';
import { useLine } from '../../../lib/live/live.ts';
import { useLiveOnceShown } from '../../../lib/live/use-live-once-shown.ts';
import { openModal } from '../../../lib/modals.ts';
import { refreshProfile } from '../../../lib/session.ts';
import { giftsQuery } from './gifts-query.ts';
import { readTold, untoldOf } from './told-gifts.ts';

/**
 * Says of gifts that ran out of time, also while nobody looked; never over a round that is being shown. How others ended is
 * told at the table they were played at. Renders nothing.
 */
export default function GiftNews() {
  const client = useQueryClient();
  const { data: gifts = NONE } = useQuery(giftsQuery);
  const isOnStage = useBalanceHold() !== null;
  useLiveOnceShown('giftEnded', () => {
    void askAnew(client, { queryKey: giftsQuery.queryKey });
    void refreshProfile(client).catch(() => undefined);
  });
  useLine(() => void askAnew(client, { queryKey: giftsQuery.queryKey }));
  const tell = useEffectEvent(() => {
    const untold = untoldOf(gifts, readTold(), new Date());
    if (untold.length > 0) openModal('gifts-expired', untold);
  });
  useEffect(() => {
    if (!isOnStage) tell();
  }, [gifts, isOnStage]);
  return null;
}

const NONE: never[] = [];
