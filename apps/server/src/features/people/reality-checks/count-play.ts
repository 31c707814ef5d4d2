import type { BalanceKind } from '@croupier/domain/money/amounts';
import { IDLE_MS, isCheckDue } from '@croupier/domain/people/reality-checks';
import type { Tx } from '../../../platform/database.ts';
import { firstStakes } from '../../money/ledger/feature.ts';
import { forgetEachSeatRules } from '../play-rules/feature.ts';
import { checkMinutesOf } from './check-minutes.ts';
import { listPlayed, saveSessions, type Played, type PlaySessionRow } from './play-sessions-store.ts';

/**
 * Takes a batch of rounds into the sessions of their players. One that begins sets the check that stops its stakes when it is due,
 * and has the seat look; between two checks nothing of this meets a bet.
 */
export async function countPlay(tx: Tx): Promise<void> {
  const played = await listPlayed(tx);
  if (played.length === 0) return;
  const startOf = await startsOf(tx, played.filter(mayBeNew));
  const minutes = await checkMinutesOf(
    tx,
    played.flatMap(({ playerId, kind }) => (kind === 'real' ? [playerId] : [])),
  );
  const rows = played.map((each): PlaySessionRow => {
    const { playerId, kind, currency, session } = each;
    const lastAt = later(each.playedAt, session?.lastAt);
    const idleAt = new Date(lastAt.getTime() + IDLE_MS);
    const checkAfter = (from: Date) =>
      kind === 'real' ? new Date(from.getTime() + minutes(playerId) * 60_000) : null;
    const start = mayBeNew(each) ? startOf(each) : undefined;
    if (session && (!start || goesOn(each, start)))
      return { ...session, lastAt, idleAt, checkAt: session.checkAt ?? checkAfter(lastAt) };
    const { beganAt, ...versions } = start!;
    const of = { playerId, kind, currency, beganAt, ...versions };
    return { ...of, lastAt, idleAt, checkAt: checkAfter(beganAt), answeredAt: null };
  });
  await saveSessions(tx, rows);
  // Last of all and in the order of players: stakes wait for a seat that is taken, and until then are judged by what stood before.
  const toLook = rows.flatMap((row, index) => (hasToLook(row, played[index]!.session) ? [row.playerId] : []));
  await forgetEachSeatRules(tx, toLook);
}

/** A seat knows a check by its instant, and knows none that would come after its player has left. */
const hasToLook = (row: PlaySessionRow, before: PlaySessionRow | null): boolean =>
  row.checkAt !== null &&
  (row.checkAt.getTime() !== before?.checkAt?.getTime() || (comesDue(row) && !comesDue(before)));
const comesDue = (row: PlaySessionRow | null): boolean =>
  row !== null && row.checkAt !== null && row.checkAt < row.idleAt;

/** Other money, or a round that ended after a pause; a check that was not answered is not got rid of by waiting. */
function mayBeNew({ session, currency, playedAt }: Played): boolean {
  if (!session || session.currency !== currency) return true;
  return playedAt >= session.idleAt && !isCheckDue(session, playedAt);
}

/** The end after a pause was the last of several that came at once, and something was staked in time. */
const goesOn = ({ session, currency }: Played, { beganAt }: Start): boolean =>
  session?.currency === currency && beganAt < session.idleAt;

/** Where a session begins. */
type Start = Pick<PlaySessionRow, 'beganAt' | 'fromVersion' | 'bonusFromVersion'>;

/**
 * With the first stake of the last quarter of an hour, of own money or of a bonus; where there is none, an open round of before was
 * played on or a gift was used, and it is the end of that. Stakes have another clock than ends: none is after the end.
 */
async function startsOf(tx: Tx, played: readonly Played[]): Promise<(of: Played) => Start> {
  const wanted = played.flatMap((each) => {
    const { playerId, currency, kind } = each;
    const kinds: readonly BalanceKind[] = kind === 'real' ? ['real', 'bonus'] : [kind];
    return kinds.map((one) => ({ playerId, currency, kind: one, since: sinceOf(each) }));
  });
  const stakes = wanted.length > 0 ? await firstStakes(tx, wanted) : [];
  return ({ playerId, kind, playedAt }) => {
    const of = (one: BalanceKind) =>
      stakes.find((stake) => stake.playerId === playerId && stake.kind === one);
    const [own, bonus] = [of(kind)!, kind === 'real' ? of('bonus')! : undefined];
    const ats = [own.at, bonus?.at, playedAt].flatMap((at) => (at ? [at.getTime()] : []));
    return {
      beganAt: new Date(Math.min(...ats)),
      fromVersion: own.fromVersion,
      bonusFromVersion: bonus?.fromVersion ?? null,
    };
  };
}

/** Not before what the session before has counted. */
const sinceOf = ({ currency, playedAt, session }: Played): Date =>
  later(new Date(playedAt.getTime() - IDLE_MS), session?.currency === currency ? session.lastAt : undefined);

const later = (a: Date, b: Date | undefined): Date => (b && b > a ? b : a);
