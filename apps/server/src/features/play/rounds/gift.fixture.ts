import { randomUUID } from 'node:crypto';
import type { Gift } from '@croupier/contract/rewards/gifts';
import type { Currency } from '@croupier/domain/money/amounts';
import type { GiftTerms } from '@croupier/domain/rewards/gifts';
import { findGame, decideRound, tapeDraw } from '@croupier/games';
import { expect } from 'vitest';
import { balancesOf } from '../../money/ledger/feature.ts';
import { giftView } from '../../rewards/gifts/gift-view.ts';
import { findGift } from '../../rewards/gifts/gifts-store.ts';
import { giveGift } from '../../rewards/gifts/feature.ts';
import type { PlayInput } from './play-round.ts';
import { betOf, type RoundsFixture, type RoundsProcess } from './rounds.fixture.ts';

interface Wanted {
  rounds: number;
  games?: string[];
  terms?: GiftTerms;
  expiresAt?: Date;
  currency?: Currency;
}
const REAL: GiftTerms = { endsAs: 'real', maximumWinMinor: null };
/** A bonus of thirty times the wins, for a week. */
export const BONUS: Extract<GiftTerms, { endsAs: 'bonus' }> = {
  endsAs: 'bonus',
  maximumWinMinor: null,
  wagerTimes: 30,
  validDays: 7,
  purse: {
    order: 'REAL_FIRST',
    contributions: {},
    otherContribution: 100,
    maximumStakeMinor: null,
    maximumConversionMinor: null,
  },
};

/** What a test of gifts does and looks at in one house. */
export function giftsIn({ fixture, server }: { fixture: RoundsFixture; server: RoundsProcess }) {
  async function give(
    playerId: bigint,
    { rounds, games, terms = REAL, expiresAt, currency = 'UAH' }: Wanted,
  ): Promise<string> {
    const id = randomUUID();
    await server.fairness.seats.prepare(playerId);
    const gift = {
      ...{ playerId, id, rounds, terms, games: games ?? ['sunny-orchard'], stakeMinor: 200n },
      ...{ currency, expiresAt: expiresAt ?? null, now: server.clock.now() },
    };
    expect(await fixture.db.transaction((tx) => giveGift(tx, gift))).toBe(true);
    return id;
  }

  async function giftOf(playerId: bigint, id: string): Promise<Gift> {
    return giftView((await findGift(fixture.db, playerId, id))!);
  }

  async function heldBy(playerId: bigint): Promise<Record<string, bigint>> {
    const balances = await balancesOf(fixture.db, playerId);
    return Object.fromEntries(balances.map(({ kind, amountMinor }) => [kind, amountMinor]));
  }

  const transfersOf = (playerId: bigint) =>
    fixture.db.query<{ operation: string; amountMinor: bigint }>(
      `SELECT operation, amount_minor AS "amountMinor" FROM ledger_transfer WHERE player_id = $1 AND operation <> 'adjustment' ORDER BY kind, version`,
      [playerId],
    );

  return { give, giftOf, heldBy, transfersOf };
}

/** A bet for a round of a gift of this fixture. */
export const giftBet = (playerId: bigint, giftId: string, change: Partial<PlayInput> = {}): PlayInput =>
  betOf(playerId, { stakeMinor: '200', giftId, ...change });

/** Draws with which the small game wins, found by trying. */
export function winningDraws(): number[] {
  const { definition } = findGame('sunny-orchard')!;
  for (let stop = 0; ; stop += 1) {
    const draws = [stop % 20, (stop * 7) % 20, (stop * 3) % 20];
    if (decideRound(definition, tapeDraw(draws)).winUnits > 0) return draws;
  }
}
