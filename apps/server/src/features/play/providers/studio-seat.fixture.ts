import { randomUUID } from 'node:crypto';
import type { InputOf } from '@croupier/contract/kit';
import type { walletBet } from '@croupier/contract/play/providers';
import type { PlayRule } from '@croupier/domain/people/play-rules';
import { REGIONS } from '@croupier/domain/site/regions';
import { afterAll, afterEach, expect } from 'vitest';
import { createOffsetClock, type OffsetClock } from '../../../platform/clock.ts';
import { verifyBooks } from '../../money/books/feature.ts';
import { balancesOf } from '../../money/ledger/feature.ts';
import { setPlayRule } from '../../people/play-rules/feature.ts';
import { giveBonus, type WantedBonus } from '../../rewards/purses/purses.fixture.ts';
import { endRound } from './end-round.ts';
import { GAME, partsAt, PROVIDER, startProviderHouse, type ProviderHouse } from './providers.fixture.ts';
import type { ProvidersParts } from './providers-parts.ts';
import { openSession } from './sessions.ts';
import { takeBet } from './take-bet.ts';
import { takeRollback } from './take-rollback.ts';
import { takeWin } from './take-win.ts';

export const HOUR_MS = 3_600_000;
const REQUEST = 'test';

export interface StudioHouse {
  readonly house: ProviderHouse;
  readonly parts: ProvidersParts;
  /** Set back after each test. */
  readonly clock: OffsetClock;
}

/** The house of one file of tests, with a studio whose calls are made in process; after its tests the books agree. */
export async function openStudioHouse(): Promise<StudioHouse> {
  const house = await startProviderHouse();
  const clock = createOffsetClock();
  afterEach(() => clock.setOffset(0));
  afterAll(async () => {
    const { checks } = await verifyBooks(house.owner);
    await house.close();
    expect(checks.filter(({ difference }) => difference)).toEqual([]);
  });
  return { house, parts: partsAt(house, clock), clock };
}

interface Wanted extends Partial<Omit<WantedBonus, 'amountMinor'>> {
  region?: 'UA' | 'EU';
  game?: string;
  realMinor?: bigint;
  bonusMinor?: bigint;
}

/** A player with real money, an active bonus where one is wished for, and the calls of a studio about them. */
export async function takeSeat(
  { house, parts }: StudioHouse,
  { region = 'UA', game = GAME, realMinor = 100_000n, bonusMinor = 0n, ...wanted }: Wanted = {},
) {
  const player = await house.createPlayer({
    region,
    ...(realMinor > 0n && { balanceMinor: String(realMinor) }),
  });
  const { id: playerId } = player;
  const { currency } = REGIONS[region];
  const identity = { playerId, region, wishedRegion: null, residence: null } as const;
  const { token } = await openSession(parts, identity, { provider: PROVIDER, game });
  await parts.fairness.seats.prepare(playerId);
  const give = (amountMinor: bigint): Promise<string> => {
    const terms = { currency, contributions: { [game]: 50 }, ...wanted.terms };
    const { wageringMaximum } = REGIONS[region];
    // Long enough that nothing wagers it by chance, where the region allows.
    const wagerMinor = wageringMaximum === null ? 10_000_000n : amountMinor * BigInt(wageringMaximum);
    return giveBonus(house, parts, playerId, { wagerMinor, ...wanted, amountMinor, terms });
  };
  const grantId = bonusMinor > 0n ? await give(bonusMinor) : undefined;
  const named = { game, playerId: String(playerId) };
  const ids = () => ({ transactionId: randomUUID(), roundId: randomUUID() });
  type Bet = Partial<InputOf<typeof walletBet>['body']>;
  const money = { currency, amountMinor: '1000' };
  return {
    ...{ player, playerId, grantId, give },
    bet: (more: Bet = {}, of = parts) =>
      takeBet(of, PROVIDER, { token, game, ...ids(), ...money, ...more }, REQUEST),
    win: (more: { roundId: string; amountMinor: string; transactionId?: string; endRound?: boolean }) =>
      takeWin(parts, PROVIDER, { ...named, ...ids(), ...money, ...more }, REQUEST),
    rollback: (more: { roundId: string; betTransactionId: string; transactionId?: string }) =>
      takeRollback(parts, PROVIDER, { ...named, ...ids(), ...more }, REQUEST),
    end: (roundId: string) => endRound(parts, PROVIDER, { ...named, ...ids(), roundId }, REQUEST),
    rule: (rule: PlayRule) => house.db.transaction((tx) => setPlayRule(tx, playerId, rule)),
    held: async () => {
      const balances = await balancesOf(house.db, playerId);
      const of = (kind: string) => String(balances.find((balance) => balance.kind === kind)?.amountMinor);
      return { realMinor: of('real'), bonusMinor: of('bonus') };
    },
    seatRow: async () => {
      const text = `SELECT active_grant AS "grantId", wager_left_minor AS "wagerLeftMinor", loss_allowance_minor AS "lossMinor"
FROM player_seat WHERE player_id = $1`;
      return (await house.owner.query<Record<string, unknown>>(text, [playerId]))[0]!;
    },
    stateOfGrant: async () => {
      const text = 'SELECT state FROM bonus_grant WHERE player_id = $1 AND id = $2';
      return (await house.owner.query<{ state: string }>(text, [playerId, grantId]))[0]?.state;
    },
  };
}

/** Of a round, and of the bet that opens it. */
export const twoIds = () => ({ roundId: randomUUID(), transactionId: randomUUID() });
