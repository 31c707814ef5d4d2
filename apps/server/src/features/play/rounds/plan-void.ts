import type { PaidParts, PurseParts } from '@croupier/domain/rewards/purses';
import { partsByFate } from '@croupier/domain/rewards/purses';
import type { Tx } from '../../../platform/database.ts';
import { lockBalances } from '../../money/ledger/feature.ts';
import { lockActive, lockKnownGrant, type Grant } from '../../rewards/purses/feature.ts';
import { readEntry } from './entry-text.ts';
import { findStoredRound } from './recall-round.ts';
import type { StoredRound } from './rounds-store.ts';
import { withVoids } from './voids-store.ts';

/** What is against voiding a round; see `docs/voids.md`. */
export type AgainstVoid =
  | {
      readonly against: 'not_found' | 'voided' | 'gift' | 'shared' | 'bonus_over';
      readonly round?: StoredRound;
    }
  | { readonly against: 'insufficient_funds'; readonly round: StoredRound; readonly shortMinor: bigint };

/** What voiding a round would move: under the locks of its player's seat, bonus and accounts, nothing of it changes. */
export interface VoidPlan {
  readonly round: StoredRound;
  /** Goes back to the player; what is forfeited goes back to the bonus account, and on. */
  readonly returned: PaidParts;
  readonly taken: PurseParts;
  /** The bonus of the round as it is now; `wagerLeftMinor` while it is active. */
  readonly purse: { readonly grant: Grant; readonly wagerLeftMinor: bigint | undefined } | undefined;
  /** What is taken back of the wagering. */
  readonly progressMinor: bigint;
}

/** Looks at a round whose seat the caller has locked, as everything that plays or settles locks it first. */
export async function planVoid(tx: Tx, playerId: bigint, key: string): Promise<VoidPlan | AgainstVoid> {
  const stored = await findStoredRound(tx, playerId, key);
  if (!stored) return { against: 'not_found' };
  const [round = stored] = await withVoids(tx, playerId, [stored]);
  if (round.voided) return { against: 'voided', round };
  if (round.giftId !== null) return { against: 'gift', round };
  // Everybody in a flight ends with it.
  if (round.open && readEntry(round.entry).given?.flight) return { against: 'shared', round };
  const purse = await lockPurse(tx, round);
  const state = purse?.grant.state ?? 'ACTIVATED';
  const taken = wonParts(round);
  // What a bonus has won is wagered on, converted or gone by its end: no part of it can be told apart any more.
  if (state !== 'ACTIVATED' && taken.bonusMinor > 0n) return { against: 'bonus_over', round };
  const returned = partsByFate(stakedParts(round), state);
  const shortMinor = await shortOf(tx, round, { returned, taken });
  if (shortMinor > 0n) return { against: 'insufficient_funds', round, shortMinor };
  const progressMinor = purse?.wagerLeftMinor === undefined ? 0n : (round.progressMinor ?? 0n);
  return { round, returned, taken, purse, progressMinor };
}

function stakedParts({ stakeMinor, bonusStakeMinor }: StoredRound): PurseParts {
  const bonusMinor = bonusStakeMinor ?? 0n;
  return { realMinor: stakeMinor - bonusMinor, bonusMinor };
}

/** What the player was paid; what was forfeited of the win the house has already. */
function wonParts({ winMinor, bonusWinMinor, bonusForfeitedMinor }: StoredRound): PurseParts {
  const bonusMinor = bonusWinMinor ?? 0n;
  return { realMinor: winMinor - bonusMinor - (bonusForfeitedMinor ?? 0n), bonusMinor };
}

async function lockPurse(tx: Tx, { playerId, grantId }: StoredRound): Promise<VoidPlan['purse']> {
  if (grantId === null) return undefined;
  const active = await lockActive(tx, playerId);
  if (active?.grant.id === grantId) return active;
  return { grant: await lockKnownGrant(tx, playerId, grantId), wagerLeftMinor: undefined };
}

/** How much of the win the player has no more, once the stake is back; 0 where the balances suffice. */
async function shortOf(
  tx: Tx,
  { playerId, currency, kind }: StoredRound,
  { returned, taken }: Pick<VoidPlan, 'returned' | 'taken'>,
): Promise<bigint> {
  const balances = await lockBalances(tx, { playerId, currency });
  const held = (of: string) => balances.find((balance) => balance.kind === of)?.amountMinor ?? 0n;
  const short = [
    taken.realMinor - returned.realMinor - held(kind),
    taken.bonusMinor - returned.bonusMinor - (taken.bonusMinor > 0n ? held('bonus') : 0n),
  ];
  return short.reduce((sum, each) => (each > 0n ? sum + each : sum), 0n);
}
