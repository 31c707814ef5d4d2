import type { Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import type { RoundRow } from './provider-rounds-store.ts';

/**
 * Tells the rest of the house that rounds are over, as `provider-round.ended`: once a round, when it leaves the state
 * open. Rounds that cost the player nothing (free, or rolled back whole) are nobody's business.
 */
export async function tellEnded(
  tx: Tx,
  rounds: readonly RoundRow[],
  about: { provider: string; requestId?: string },
): Promise<void> {
  const { provider, requestId } = about;
  const paid = rounds.filter(({ stakeMinor }) => stakeMinor > 0n);
  await appendFacts(
    tx,
    paid.map(({ playerId, game, currency, kind, stakeMinor, winMinor, bonus }) => ({
      playerId,
      topic: 'provider-round.ended',
      payload: {
        provider,
        game,
        currency,
        kind,
        stakeMinor: String(stakeMinor),
        winMinor: String(winMinor),
        ...(bonus && {
          bonusStakeMinor: String(bonus.stakeMinor),
          bonusWinMinor: String(bonus.winMinor + bonus.forfeitedMinor),
        }),
      },
      ...(requestId === undefined ? {} : { requestId }),
    })),
  );
}
