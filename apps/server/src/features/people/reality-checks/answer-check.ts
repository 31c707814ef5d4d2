import { checkAfterChoice, isCheckDue, nextCheck } from '@croupier/domain/people/reality-checks';
import type { chooseCheckMinutes as operation } from '@croupier/contract/people/reality-checks';
import { STOP_PACKS } from '@croupier/domain/people/exclusions';
import type { SignedIn } from '../../../platform/http/http.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { forgetSeatRules } from '../play-rules/feature.ts';
import { checkMinutesOf } from './check-minutes.ts';
import { lockSession, saveMinutes, saveSessions } from './play-sessions-store.ts';
import type { RealityChecksParts } from './reality-checks-parts.ts';

/** Has stakes taken again until the next check. One that is answered already, in another tab for one, stays answered once. */
export async function answerCheck(
  { db, clock }: RealityChecksParts,
  playerId: bigint,
  checkAt: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const session = await lockSession(tx, playerId, 'real');
    const now = clock.now();
    if (session?.checkAt?.getTime() !== checkAt.getTime() || !isCheckDue(session, now)) return;
    const minutes = (await checkMinutesOf(tx, [playerId]))(playerId);
    await saveSessions(tx, [{ ...session, answeredAt: now, checkAt: nextCheck(session, minutes, now) }]);
    await forgetSeatRules(tx, playerId);
  });
}

/** Keeps how often a player wants to be told. */
export async function chooseMinutes(
  { db, clock }: RealityChecksParts,
  { playerId, region }: SignedIn,
  minutes: number,
): Promise<Refused<typeof operation> | undefined> {
  if (!STOP_PACKS[region].checkMinutes.includes(minutes)) return refuse('invalid_request');
  return db.transaction(async (tx) => {
    const session = await lockSession(tx, playerId, 'real');
    const now = clock.now();
    await saveMinutes(tx, { playerId, minutes, now });
    const checkAt = session && checkAfterChoice(session, minutes, now);
    if (!session || checkAt?.getTime() === session.checkAt?.getTime()) return undefined;
    await saveSessions(tx, [{ ...session, checkAt: checkAt ?? null }]);
    await forgetSeatRules(tx, playerId);
    return undefined;
  });
}

/** Has the check of a session that is on come due now, for a test. @returns whether there is a session */
export async function makeCheckDue({ db, clock }: RealityChecksParts, playerId: bigint): Promise<boolean> {
  return db.transaction(async (tx) => {
    const session = await lockSession(tx, playerId, 'real');
    if (!session) return false;
    await saveSessions(tx, [{ ...session, checkAt: clock.now() }]);
    await forgetSeatRules(tx, playerId);
    return true;
  });
}
