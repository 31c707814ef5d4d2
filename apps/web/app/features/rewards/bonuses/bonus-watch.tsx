import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { useBalanceHold } from '../../../lib/held-balance.ts';
import { useLine } from '../../../lib/live/live.ts';
import { useLiveOnceShown } from '../../../lib/live/use-live-once-shown.ts';
import { openModal } from '../../../lib/modals.ts';
import { useHouse, useLanguage } from '../../../lib/root-data.ts';
import { refreshProfile, useProfile } from '../../../lib/session.ts';
import { untoldExpired } from './bonus-lists.ts';
import { BONUSES_KEY, bonusesQuery } from './bonuses-queries.ts';

/**
 * Keeps what is known of the player's bonuses up to date, and tells of those that expired, also while nobody looked; never over
 * a round that is being shown. Renders nothing.
 */
export default function BonusWatch() {
  const client = useQueryClient();
  const isOpenHere = !useHouse().closed.includes('bonuses');
  // The profile comes with the page and says whether there are news: without any, no page asks for the list.
  const hasNews = (useProfile()?.alerts.bonuses ?? 0) > 0;
  const { data } = useQuery({ ...bonusesQuery(useLanguage()), enabled: isOpenHere && hasNews });
  const isOnStage = useBalanceHold() !== null;
  useLiveOnceShown('bonus', () => {
    void askAnew(client, { queryKey: BONUSES_KEY });
    void refreshProfile(client).catch(() => undefined);
  });
  useLiveOnceShown('bonusExpiring', () => void askAnew(client, { queryKey: BONUSES_KEY }));
  useLine(() => void askAnew(client, { queryKey: BONUSES_KEY }));
  const tell = useEffectEvent(() => {
    const expired = untoldExpired(data?.bonuses ?? []);
    if (expired.length > 0) openModal('bonuses-expired', expired);
  });
  useEffect(() => {
    if (!isOnStage) tell();
  }, [data, isOnStage]);
  return null;
}
