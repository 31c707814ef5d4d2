import { useQueryClient } from '@tanstack/react-query';
import { askAnew, fetchAnew } from '../../../lib/ask-anew.ts';
import { useLine, useLive } from '../../../lib/live/live.ts';
import { isOpen, openModal } from '../../../lib/modals.ts';
import { stopsQuery } from './stops-queries.ts';

/** Tells every screen of a player that they have stopped, or were given a break, also over the game of another studio; where they pressed it is told already. */
export default function StoppedNews() {
  const client = useQueryClient();
  useLive('stopped', () => {
    // The news may come when what was pressed here is told and closed.
    const known = client.getQueryData(stopsQuery.queryKey)?.state;
    void fetchAnew(client, stopsQuery).then(
      ({ state }) => {
        if (!state || state.mayReturn || isOpen('stop')) return;
        if (known?.kind === state.kind && known.until === state.until) return;
        const { kind: rule, until, byHouse } = state;
        openModal('refusal', byHouse ? { rule, until, byHouse } : { rule });
      },
      // Without an answer the next stake is refused, and says so.
      () => undefined,
    );
  });
  // What was missed is shown where stops are; over another screen it comes with the stake that is refused.
  useLine(() => void askAnew(client, { queryKey: stopsQuery.queryKey }));
  return null;
}
