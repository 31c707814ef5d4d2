import type { Tx } from '../../../platform/database.ts';
import { appendFacts, type Fact } from '../../../platform/outbox.ts';
import type { RoundKey, RoundRow } from './provider-rounds-store.ts';

type About = RoundKey & { readonly requestId?: string };

/**
 * Tells the rest of the house what a change made of a round: that it is over, as `provider-round.ended`, once it leaves the
 * state open. What changes its figures after that (a late win, a bet rolled back) takes back what was told, and tells it anew
 * where the round still stands. Rounds that cost the player nothing (free, or rolled back whole) are nobody's business.
 */
export async function tellEnded(
  tx: Tx,
  { before, after }: { before: RoundRow; after: RoundRow },
  about: About,
): Promise<void> {
  const [told, tells] = [isTold(before), isTold(after)];
  if (told && tells && hasSameFigures(before, after)) return;
  const facts: Fact[] = [];
  if (told) facts.push(factOf(before, about, 'provider-round.taken-back'));
  if (tells) {
    const again = told ? (after.bets < before.bets ? 'rollback' : 'win') : undefined;
    facts.push(factOf(after, about, 'provider-round.ended', again));
  }
  await appendFacts(tx, facts);
}

/** Whether the round, as it is, is told as one that is over. */
const isTold = ({ state, stakeMinor }: RoundRow): boolean =>
  (state === 'ended' || state === 'abandoned') && stakeMinor > 0n;

const hasSameFigures = (one: RoundRow, other: RoundRow): boolean =>
  one.stakeMinor === other.stakeMinor && one.winMinor === other.winMinor;

function factOf(
  { playerId, game, currency, kind, stakeMinor, winMinor, bonus, openedAt }: RoundRow,
  { provider, roundId: round, requestId }: About,
  topic: 'provider-round.ended' | 'provider-round.taken-back',
  again?: 'win' | 'rollback',
): Fact {
  const payload = {
    ...{ provider, round, game, currency, kind },
    ...{ stakeMinor: String(stakeMinor), winMinor: String(winMinor), startedAt: openedAt.toISOString() },
    ...(bonus && {
      bonusStakeMinor: String(bonus.stakeMinor),
      bonusWinMinor: String(bonus.winMinor + bonus.forfeitedMinor),
    }),
  };
  const about = { playerId, ...(requestId === undefined ? {} : { requestId }) };
  if (topic === 'provider-round.taken-back') return { ...about, topic, payload };
  return { ...about, topic, payload: { ...payload, ...(again && { again }) } };
}
