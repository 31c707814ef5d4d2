import type { WalletStatus } from '@croupier/contract/play/providers';
import { NO_SEAT_RULES } from '@croupier/domain/people/play-rules';
import { AGAINST_ROUND, judgeRound, type AgainstRound, type RoundMet } from '@croupier/domain/play/rounds';
import { REGIONS } from '@croupier/domain/site/regions';
import { expect, test } from 'vitest';
import { setOpen } from '../catalog/feature.ts';
import { openStudioHouse, takeSeat } from './studio-seat.fixture.ts';

const studio = await openStudioHouse();
const { house, clock } = studio;
const SWITCHED = 'paper-moon-toss';
const minimumCycleMs = REGIONS.EU.minimumCycleMs.other;

/**
 * What can be against a bet of a studio as against a round of the house, and what a studio is told. A bet is not drawn here,
 * so that it cannot be stale; a studio may have several rounds open; and a bet that is known is answered before all this.
 */
const TOLD = {
  game_unavailable: 'game_unavailable',
  too_soon: 'too_soon',
  reckon: 'play_not_allowed',
  stake_too_high: 'bet_limit',
  insufficient_funds: 'insufficient_funds',
} as const satisfies Partial<Record<AgainstRound, WalletStatus>>;
type Told = keyof typeof TOLD;
const isTold = (verdict: AgainstRound): verdict is Told => verdict in TOLD;

const now = clock.now();
const FINE: RoundMet = {
  ...{ isKnown: false, isStale: false, isAvailable: true, hasOpenRound: false },
  cycle: { arrivedMs: now.getTime(), lastStartMs: -Infinity, minimumCycleMs },
  rules: NO_SEAT_RULES,
  stake: { currency: 'EUR', kind: 'real', stakeMinor: 500n, ownMinor: 500n },
  ...{ bonusMaximumMinor: null, heldMinor: 500n, now },
};
/** Each of them as the domain meets it. */
const MET: Record<Told, Partial<RoundMet>> = {
  game_unavailable: { isAvailable: false },
  too_soon: { cycle: { arrivedMs: now.getTime(), lastStartMs: now.getTime(), minimumCycleMs } },
  reckon: { rules: { ...NO_SEAT_RULES, rulesUntil: now } },
  stake_too_high: { bonusMaximumMinor: 400n },
  insufficient_funds: { heldMinor: 499n },
};

const told = AGAINST_ROUND.filter(isTold);
const SETS = Array.from({ length: 2 ** told.length }, (_, bits) => told.filter((_, at) => (bits >> at) & 1));

test('of several things against a bet, a studio is told the one that the domain tells first', async () => {
  expect(told).toHaveLength(Object.keys(TOLD).length);
  for (const against of SETS) {
    const verdict = judgeRound(against.reduce<RoundMet>((met, one) => ({ ...met, ...MET[one] }), FINE));
    const expected = verdict === 'settled' ? 'ok' : TOLD[verdict as Told];
    expect(await statusOfBet(new Set(against)), against.join(', ')).toBe(expected);
  }
});

/** Five euros staked by somebody who meets all this. */
async function statusOfBet(against: ReadonlySet<Told>): Promise<WalletStatus> {
  const one = await takeSeat(studio, {
    ...{ region: 'EU', game: SWITCHED, bonusMinor: 300n },
    realMinor: against.has('insufficient_funds') ? 100n : 5_000n,
    terms: { maximumStakeMinor: against.has('stake_too_high') ? 400n : null },
  });
  if (against.has('too_soon')) expect(await one.bet({ amountMinor: '20' })).toMatchObject({ status: 'ok' });
  if (against.has('reckon')) await one.rule({ rule: 'exclusion', from: clock.now(), until: null });
  const bet = () => one.bet({ amountMinor: '500' });
  if (!against.has('game_unavailable')) return (await bet()).status;
  await setOpen(house.db, { game: SWITCHED, available: false, reason: 'test' });
  const { status } = await bet();
  await setOpen(house.db, { game: SWITCHED, available: true, reason: 'test' });
  return status;
}
