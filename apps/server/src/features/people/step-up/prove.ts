import type { stepUp as operation } from '@croupier/contract/people/step-up';
import type { InputOf } from '@croupier/contract/kit';
import type { Tx } from '../../../platform/database.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { isRefusal, refuse, type Refused } from '../../../platform/refusal.ts';
import { checkForStepUp, listPasskeysOf, useAnswer, type Credential } from '../passkeys/feature.ts';
import { findPlayerById, lockPlayer, refuseBusy, type Rotated } from '../players/feature.ts';
import { addressOf, isByPassword } from './list-ways.ts';
import type { StepUpParts } from './step-up-parts.ts';

type Shown = InputOf<typeof operation>['body'];
type Refusal = Refused<typeof operation>;

/** A code is asked for in one session and good in no other. */
export const purposeOf = ({ sessionId }: SignedIn): `step-up:${string}` => `step-up:${sessionId}`;

/**
 * Shows by a code, a passkey, or where there is neither by the password, that it is the player, and gives the session a new id in the same transaction: whoever had the old one
 * has not become any more by it. @returns the session under its new id, for the cookie
 */
export async function prove(parts: StepUpParts, player: SignedIn, shown: Shown): Promise<Rotated | Refusal> {
  const byWhat = await readShown(parts, player, shown);
  if (isRefusal(byWhat)) return byWhat;
  const proven = await parts.db.transaction(async (tx) => {
    const refused = await byWhat(tx);
    if (refused) return refused;
    const rotated = await parts.players.sessions.rotate(tx, player, { proven: true });
    // It was ended, or proven by another call, while this one was on its way.
    return rotated ?? refuse('unauthorised');
  });
  if (!isRefusal(proven)) parts.players.sessions.announceMoved(proven);
  return proven;
}

/** What is to be looked at under the player's lock; what takes long is done before it. */
function readShown(parts: StepUpParts, player: SignedIn, shown: Shown): ByWhat | Promise<ByWhat | Refusal> {
  if ('code' in shown) return byCode(parts, player, shown.code);
  if ('credential' in shown) return byPasskey(parts, player, shown.credential);
  return byPassword(parts, player, shown.password);
}

type ByWhat = (tx: Tx) => Promise<Refusal | undefined>;

const byCode =
  ({ codes }: StepUpParts, player: SignedIn, code: string): ByWhat =>
  async (tx) => {
    const { playerId } = player;
    const current = await lockPlayer(tx, playerId);
    const verdict = await codes.take(tx, { playerId, purpose: purposeOf(player), code });
    // One that went to an address which was the player's before proves nothing any more.
    if (verdict.status === 'proven' && verdict.destination === addressOf(current, verdict.channel))
      return undefined;
    return refuse('wrong_code', { triesLeft: verdict.status === 'wrong' ? verdict.triesLeft : 0 });
  };

async function byPasskey(
  { passkeys }: StepUpParts,
  player: SignedIn,
  credential: Credential,
): Promise<ByWhat> {
  const checked = await checkForStepUp(passkeys, player, credential);
  return async (tx) =>
    checked && (await useAnswer(passkeys, tx, checked)) ? undefined : refuse('wrong_code');
}

/** Within the budget of whoever changes their password: of both together an open browser tells little. */
async function byPassword(
  { db, players: { budget, passwords } }: StepUpParts,
  { playerId }: SignedIn,
  password: string,
): Promise<ByWhat | Refusal> {
  const exhausted = await budget.take('change-password', String(playerId));
  if (exhausted) return refuse('too_many_requests', exhausted);
  const row = await findPlayerById(db, playerId);
  const matches = await passwords.matches(password, row?.passwordHash);
  if (!matches) return refuse('wrong_credentials');
  // Right, or nothing was tried.
  await budget.giveBack('change-password', String(playerId));
  if (matches === 'busy') return refuseBusy();
  return async (tx) => {
    const current = await lockPlayer(tx, playerId);
    const isIt = isByPassword(current) && current.passwordHash === row?.passwordHash;
    return isIt && (await listPasskeysOf(tx, playerId)).length === 0
      ? undefined
      : refuse('wrong_credentials');
  };
}
