import { convertBonus, type GRANT_ENDS, grantStatesBefore } from '@croupier/domain/rewards/purses';
import type { Tx } from '../../../platform/database.ts';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { refuse, type Refusal } from '../../../platform/refusal.ts';
import { lockBalances, mustPost, type PostInput } from '../../money/ledger/feature.ts';
import { isStopped } from '../../people/exclusions/feature.ts';
import { holdPlayer, isUnanswered } from '../../people/players/feature.ts';
import { insertGrant, lockGrant, setActivated, setEnded, type Grant, type NewGrant } from './grants-store.ts';
import { heldParts } from './held-parts.ts';
import { isAllowedHere } from './is-allowed-here.ts';
import { lockPurseSeat, savePurseSeat } from './purse-seats-store.ts';

export type NotActivated = Refusal<'not_found' | 'conflict'>;

/**
 * Gives a player a bonus, whose money comes when it is activated.
 * @returns false where they have one of this id, nobody has answered for the account yet, they have stopped playing, or the rules of
 *   their place do not allow it
 */
export async function giveGrant(tx: Tx, grant: NewGrant): Promise<boolean> {
  // Who stops at this very moment has stopped before this, which sees it, or after it was given.
  await holdPlayer(tx, grant.playerId);
  if (await isStopped(tx, grant.playerId, grant.now)) return false;
  if (!(await isAllowedHere(tx, grant.playerId, grant))) return false;
  if ((await isUnanswered(tx, grant.playerId)) || !(await insertGrant(tx, grant))) return false;
  const { playerId, id, amountMinor, terms } = grant;
  const payload = { id, currency: terms.currency, amountMinor: String(amountMinor) };
  await appendFacts(tx, [{ playerId, topic: 'bonus.given', payload }]);
  return true;
}

/**
 * Gives the bonus money of a grant, which the player's stakes take from now on. Again, it does nothing. Refused while
 * another one is active, or the player has stopped playing.
 */
export async function activateGrant(
  tx: Tx,
  playerId: bigint,
  id: string,
  now: Date,
): Promise<NotActivated | undefined> {
  const seat = await lockPurseSeat(tx, playerId);
  const grant = await lockGrant(tx, playerId, id);
  if (!grant) return refuse('not_found');
  if (grant.state === 'ACTIVATED') return undefined;
  const isLate = grant.expiresAt !== null && grant.expiresAt <= now;
  if (!grantStatesBefore('ACTIVATED').includes(grant.state) || seat.grantId !== null || isLate)
    return refuse('conflict');
  // Who stops at this very moment has a bonus that no stake of theirs takes.
  if (await isStopped(tx, playerId, now)) return refuse('conflict');
  await postFor(tx, grant, 'bonus-grant', [{ from: PROMOTIONS, to: BONUS, amountMinor: grant.amountMinor }]);
  await setActivated(tx, grant, now);
  await savePurseSeat(tx, playerId, { grantId: id, wagerLeftMinor: grant.wagerMinor });
  return undefined;
}

/** Ends the active bonus, whose seat and row the caller has locked: its money is converted, or goes back. */
export async function endGrant(
  tx: Tx,
  grant: Grant,
  { state, wagerLeftMinor, now }: { state: (typeof GRANT_ENDS)[number]; wagerLeftMinor: bigint; now: Date },
): Promise<void> {
  const { playerId, terms } = grant;
  const bonusMinor = await bonusOf(tx, grant);
  const maximumMinor = state === 'FINISHED' ? terms.maximumConversionMinor : 0n;
  const { convertedMinor, forfeitedMinor } = convertBonus(bonusMinor, maximumMinor);
  if (convertedMinor > 0n)
    await postFor(tx, grant, 'bonus-conversion', [
      { from: BONUS, to: CONVERSION, amountMinor: convertedMinor },
      { from: CONVERSION, to: { owner: 'player', kind: 'real' }, amountMinor: convertedMinor },
    ]);
  if (forfeitedMinor > 0n)
    await postFor(tx, grant, 'bonus-forfeit', [{ from: BONUS, to: PROMOTIONS, amountMinor: forfeitedMinor }]);
  await setEnded(tx, grant, { state, wagerLeftMinor, convertedMinor, forfeitedMinor, now });
  await savePurseSeat(tx, playerId, { grantId: null, wagerLeftMinor: null });
  const became = { convertedMinor: String(convertedMinor), forfeitedMinor: String(forfeitedMinor) };
  const payload = { id: grant.id, state, currency: terms.currency, ...became };
  await appendFacts(tx, [{ playerId, topic: 'bonus.ended', payload }]);
}

/** Takes back the bonus part of a round's win that came after the bonus had ended: shown with the round, never silently. */
export async function forfeitWin(
  tx: Tx,
  grant: Grant,
  { amountMinor, round }: { amountMinor: bigint; round: string },
): Promise<void> {
  await postFor(tx, grant, 'bonus-forfeit', [{ from: BONUS, to: PROMOTIONS, amountMinor }], round);
}

const BONUS = { owner: 'player', kind: 'bonus' } as const;
const PROMOTIONS = { owner: 'house', name: 'promotions' } as const;
const CONVERSION = { owner: 'house', name: 'bonus-conversion' } as const;

/** Under the lock of its account, which posts move without the seat: what is read here is what there is to end. */
export async function bonusOf(
  tx: Tx,
  { playerId, terms }: Pick<Grant, 'playerId' | 'terms'>,
): Promise<bigint> {
  const { currency } = terms;
  return heldParts(await lockBalances(tx, { playerId, currency }), currency).bonusMinor;
}

async function postFor(
  tx: Tx,
  { playerId, id, terms }: Grant,
  operation: 'bonus-grant' | 'bonus-conversion' | 'bonus-forfeit',
  transfers: PostInput['transfers'],
  about = '',
): Promise<void> {
  await mustPost(tx, {
    playerId,
    currency: terms.currency,
    key: derivedUuid(`${operation} ${playerId} ${id} ${about}`),
    operation,
    transfers,
    reference: id,
  });
}
