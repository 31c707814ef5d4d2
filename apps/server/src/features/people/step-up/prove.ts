import type { stepUp as operation } from '@croupier/contract/people/step-up';
import type { InputOf } from '@croupier/contract/kit';
import type { Tx } from '../../../platform/database.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { isRefusal, refuse, type Refused } from '../../../platform/refusal.ts';
import { checkForStepUp, useAnswer, type Credential } from '../passkeys/index.ts';
import type { Rotated } from '../players/index.ts';
import type { StepUpParts } from './step-up-parts.ts';

type Shown = InputOf<typeof operation>['body'];
type Refusal = Refused<typeof operation>;

/** A code is asked for in one session and good in no other. */
export const purposeOf = ({ sessionId }: SignedIn): `step-up:${string}` => `step-up:${sessionId}`;

/**
 * Shows by a code or a passkey that it is the player, and gives the session a new id in the same transaction: whoever had the old one
 * has not become any more by it. @returns the session under its new id, for the cookie
 */
export async function prove(parts: StepUpParts, player: SignedIn, shown: Shown): Promise<Rotated | Refusal> {
  const byWhat =
    'code' in shown ? byCode(parts, player, shown.code) : await byPasskey(parts, player, shown.credential);
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

type ByWhat = (tx: Tx) => Promise<Refusal | undefined>;

const byCode =
  ({ codes }: StepUpParts, player: SignedIn, code: string): ByWhat =>
  async (tx) => {
    const { playerId } = player;
    const verdict = await codes.take(tx, { playerId, purpose: purposeOf(player), code });
    if (verdict.status === 'proven') return undefined;
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
