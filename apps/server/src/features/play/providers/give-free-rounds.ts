import type { Currency } from '@croupier/domain/money/amounts';
import type { GiftTerms } from '@croupier/domain/rewards/gifts';
import type { Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { isStopped } from '../../people/exclusions/feature.ts';
import { holdPlayer, isUnanswered } from '../../people/players/feature.ts';
import { isAllowedHere } from '../../rewards/purses/feature.ts';
import { findFreeRounds, insertFreeRounds, type NewFreeRounds } from './free-rounds-store.ts';
import { findGame } from './providers-store.ts';

/** Free rounds of another studio for a player. */
export interface FreeRoundsGift {
  readonly playerId: bigint;
  /** A UUID, chosen by who gives: given again under it, they are given once. */
  readonly id: string;
  readonly studio: string;
  /** Games of that studio, one at least. */
  readonly games: readonly string[];
  readonly currency: Currency;
  /** Stake that each round plays for. */
  readonly stakeMinor: bigint;
  readonly rounds: number;
  readonly expiresAt: Date;
  /** Terms by which all their wins become money at the end, as those of a gift do; null: each win is paid when it comes. */
  readonly gathers: GiftTerms | null;
  readonly now: Date;
}

/**
 * `given`, now; `known`: the same before; `reused`: others have this id; `unknown_game`: the studio has no such game. The rest is
 * against the player: they have stopped playing, nobody has answered for the account, or the rules of their place allow no such bonus.
 */
export type FreeRoundsVerdict =
  | 'given'
  | 'known'
  | 'reused'
  | 'unknown_game'
  | 'stopped'
  | 'unanswered'
  | 'not_allowed';

/** Gives a player free rounds of another studio, which its games show at once. */
export async function giveFreeRounds(tx: Tx, gift: FreeRoundsGift): Promise<FreeRoundsVerdict> {
  const { playerId, now } = gift;
  if (gift.games.length === 0 || gift.rounds < 1 || gift.stakeMinor < 1n)
    throw new RangeError('Free rounds have a game, a round and a stake');
  // Who stops at this very moment has stopped before this, which sees it, or after it was given.
  await holdPlayer(tx, playerId);
  const wanted = wantedOf(gift);
  const before = await againBy(tx, wanted);
  if (before) return before;
  for (const game of gift.games)
    if ((await findGame(tx, game))?.provider !== gift.studio) return 'unknown_game';
  if (await isStopped(tx, playerId, now)) return 'stopped';
  if (await isUnanswered(tx, playerId)) return 'unanswered';
  const wagerTimes = gift.gathers?.endsAs === 'bonus' ? BigInt(gift.gathers.wagerTimes) : 0n;
  if (!(await isAllowedHere(tx, playerId, { amountMinor: 1n, wagerMinor: wagerTimes }))) return 'not_allowed';
  // Another one may have come first with this id meanwhile.
  if (!(await insertFreeRounds(tx, wanted))) return (await againBy(tx, wanted)) ?? 'reused';
  const { id, studio, currency, stakeMinor, rounds } = gift;
  const payload = { id, provider: studio, currency, stakeMinor: String(stakeMinor), rounds };
  await appendFacts(tx, [{ playerId, topic: 'free-rounds.given', payload }]);
  return 'given';
}

const wantedOf = ({ studio, rounds, gathers, now, ...same }: FreeRoundsGift): NewFreeRounds => ({
  ...same,
  ...{ provider: studio, granted: rounds, terms: gathers, createdAt: now },
});

/** The verdict on what has an id already. The time is no part of what is the same: who gives again may count it from now. */
async function againBy(tx: Tx, wanted: NewFreeRounds): Promise<'known' | 'reused' | undefined> {
  const found = await findFreeRounds(tx, wanted.id);
  if (!found) return undefined;
  const isSame =
    found.playerId === wanted.playerId &&
    found.provider === wanted.provider &&
    found.games.join() === wanted.games.join() &&
    found.currency === wanted.currency &&
    found.stakeMinor === wanted.stakeMinor &&
    found.granted === wanted.granted &&
    found.isGathering === (wanted.terms !== null);
  return isSame ? 'known' : 'reused';
}
