import type { Bonus } from '@croupier/contract/rewards/bonuses';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { changeProfile } from '../../../lib/session.ts';
import { unseenOf } from './bonus-lists.ts';
import { BONUSES_KEY, tellSeen } from './bonuses-queries.ts';

/** The most that is told at once. */
const MOST = 100;

/** Tells the server of bonuses that the page shows for the first time. Where that is lost, the next look tells it. */
export function useTellSeen(bonuses: readonly Bonus[]): void {
  const client = useQueryClient();
  const unseen = unseenOf(bonuses).slice(0, MOST).join(' ');
  useEffect(() => {
    if (unseen === '') return;
    tellSeen(unseen.split(' ')).then(
      (told) => {
        changeProfile(client, (known) => ({ ...known, alerts: { ...known.alerts, bonuses: told.unseen } }));
        void askAnew(client, { queryKey: BONUSES_KEY });
      },
      () => undefined,
    );
  }, [client, unseen]);
}
