import { CURRENCIES, type Currency } from '@croupier/domain/money/amounts';
import { endOfGrant } from '@croupier/domain/rewards/purses';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable, Tx } from '../../../platform/database.ts';
import type { EachApart } from '../../../platform/each-apart.ts';
import { refuse, type Refusal } from '../../../platform/refusal.ts';
import { bonusOf, endGrant } from './change-grant.ts';
import { lockActive, type ActiveBonus } from './lock-grants.ts';
import { listDue } from './purse-seats-store.ts';

export interface EndDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Of all that is offered in a currency. */
  smallestStakeMinor(currency: Currency): bigint;
  /** The key of an open round that took bonus money of the grant. Rounds lie above this feature. */
  openRoundOf(db: Queryable, playerId: bigint, grantId: string): Promise<string | undefined>;
}

/**
 * Ends the player's active bonus if it is over by now: at once after the round that did it, and by a job where that was
 * missed. Anybody may ask, as often as they like.
 * @returns the grant that ended
 */
export async function endIfOver(deps: EndDeps, playerId: bigint): Promise<string | undefined> {
  const { db, clock } = deps;
  return db.transaction(async (tx) => {
    const active = await lockActive(tx, playerId);
    if (!active) return undefined;
    return (await endActive(deps, tx, active, clock.now())) ? active.grant.id : undefined;
  });
}

/** @returns whether it was over */
async function endActive(
  deps: EndDeps,
  tx: Tx,
  { grant, wagerLeftMinor }: ActiveBonus,
  now: Date,
): Promise<boolean> {
  const { playerId, id, expiresAt, terms } = grant;
  const bonusMinor = await bonusOf(tx, grant);
  const hasOpenRound = (await deps.openRoundOf(tx, playerId, id)) !== undefined;
  const state = endOfGrant(
    { wagerLeftMinor, expiresAt, bonusMinor, hasOpenRound },
    { now, smallestStakeMinor: deps.smallestStakeMinor(terms.currency) },
  );
  if (state) await endGrant(tx, grant, { state, wagerLeftMinor, now });
  return state !== undefined;
}

/** `round_open` has the key of the round in its details, as `{ round }`. */
export type NotCanceled = Refusal<'not_found' | 'conflict' | 'round_open'>;

/**
 * Takes a bonus back at the player's wish, its money with it; not while a round that took of it is open. What is over by now
 * ends as that instead: nobody cancels away what they have wagered.
 */
export async function cancelGrant(
  deps: EndDeps,
  playerId: bigint,
  id: string,
): Promise<NotCanceled | undefined> {
  return deps.db.transaction((tx) => cancelGrantIn(deps, tx, { playerId, id }));
}

/** The same in the transaction of a caller, who has to commit what it did before it refused. The caller may hold the player and the seat. */
export async function cancelGrantIn(
  deps: EndDeps,
  tx: Tx,
  { playerId, id }: { readonly playerId: bigint; readonly id: string },
): Promise<NotCanceled | undefined> {
  const active = await lockActive(tx, playerId);
  if (active?.grant.id !== id) return refuse('not_found');
  const now = deps.clock.now();
  if (await endActive(deps, tx, active, now)) return refuse('conflict');
  const round = await deps.openRoundOf(tx, playerId, id);
  if (round !== undefined) return refuse('round_open', { round });
  const { grant, wagerLeftMinor } = active;
  await endGrant(tx, grant, { state: 'CANCELED', wagerLeftMinor, now });
  return undefined;
}

const PORTION = 100;
const currencies = Object.keys(CURRENCIES) as Currency[];

/** Ends every bonus that is over; one that cannot be ended holds up no other. @returns how many */
export async function endDue(deps: EndDeps, apart: EachApart, signal?: AbortSignal): Promise<number> {
  const resting = apart.resting().map(BigInt);
  const stakes = currencies.map((currency) => ({ currency, amountMinor: deps.smallestStakeMinor(currency) }));
  const page = { now: deps.clock.now(), resting, limit: PORTION, stakes };
  let ended = 0;
  for (let after: bigint | undefined = 0n; after !== undefined && !signal?.aborted;) {
    const due = await listDue(deps.db, { ...page, after });
    await apart.each(
      due,
      String,
      async (playerId) => {
        if (await endIfOver(deps, playerId)) ended += 1;
      },
      signal,
    );
    after = due.length === PORTION ? due.at(-1) : undefined;
  }
  return ended;
}
