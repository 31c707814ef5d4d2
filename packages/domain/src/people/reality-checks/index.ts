/** Who has not played for so long begins a new session with the next round. */
export const IDLE_MS = 15 * 60_000;

/** What a player is told at a reality check, in minor units of one currency. */
export interface SessionSums {
  readonly stakedMinor: bigint;
  readonly wonMinor: bigint;
}

/** What a session has come to: below zero where more was staked than won. */
export const netOf = ({ stakedMinor, wonMinor }: SessionSums): bigint => wonMinor - stakedMinor;

/** Where a session stands that is played with real money. */
export interface CheckedSession {
  readonly beganAt: Date;
  readonly idleAt: Date;
  readonly checkAt: Date | null;
  readonly answeredAt: Date | null;
}

/** Whether stakes wait for an answer: it came due while somebody played. One that would come due after they had left does not. */
export const isCheckDue = ({ checkAt, idleAt }: CheckedSession, now: Date): boolean =>
  checkAt !== null && checkAt <= now && checkAt < idleAt;

/** Whether the session is over, but for a check that is still to be answered. */
export const isSessionOver = (session: CheckedSession, now: Date): boolean =>
  session.idleAt <= now && !isCheckDue(session, now);

/** When the next check is due after an answer, and none where nobody plays any more. */
export const nextCheck = ({ idleAt }: CheckedSession, minutes: number, now: Date): Date | null =>
  idleAt <= now ? null : new Date(now.getTime() + minutes * 60_000);

/** When the check is due once another interval is chosen: sooner at once, later only after the next one. One that is over stays so. */
export function checkAfterChoice(session: CheckedSession, minutes: number, now: Date): Date | null {
  const { checkAt, answeredAt, beganAt } = session;
  if (checkAt === null || isSessionOver(session, now)) return checkAt;
  const sooner = (answeredAt ?? beganAt).getTime() + minutes * 60_000;
  return new Date(Math.min(checkAt.getTime(), sooner));
}
