import type { Playing } from '@croupier/contract/people/reality-checks';
import { isCheckDue, isSessionOver, netOf } from '@croupier/domain/people/reality-checks';
import { STOP_PACKS } from '@croupier/domain/people/exclusions';
import type { SignedIn } from '../../../platform/http/http.ts';
import { playedFrom } from '../../money/ledger/feature.ts';
import { checkMinutesOf } from './check-minutes.ts';
import { findSession, type SessionKind } from './play-sessions-store.ts';
import type { RealityChecksParts } from './reality-checks-parts.ts';

/** How long a player has been playing and what it has come to, as the ledger has it at this moment; bonus money is played as real money is. */
export async function readPlaying(
  { db, clock }: RealityChecksParts,
  { playerId, region }: Pick<SignedIn, 'playerId' | 'region'>,
  kind: SessionKind,
): Promise<Playing> {
  const now = clock.now();
  const minutes = (await checkMinutesOf(db, [playerId]))(playerId);
  const often = { now: now.toISOString(), minutes, choices: [...STOP_PACKS[region].checkMinutes] };
  const session = await findSession(db, playerId, kind);
  if (!session || isSessionOver(session, now)) return { ...often, session: null };
  const { fromVersion, bonusFromVersion } = session;
  const sums = await playedFrom(db, session, [
    { kind, version: fromVersion },
    ...(bonusFromVersion === null ? [] : [{ kind: 'bonus' as const, version: bonusFromVersion }]),
  ]);
  return {
    ...often,
    session: {
      beganAt: session.beganAt.toISOString(),
      currency: session.currency,
      stakedMinor: notBelowZero(sums.stakedMinor),
      wonMinor: notBelowZero(sums.wonMinor),
      netMinor: String(netOf(sums)),
      checkAt: session.checkAt?.toISOString() ?? null,
      isDue: isCheckDue(session, now),
    },
  };
}

/** More may be given back than was taken since: what was taken was of the session before. */
const notBelowZero = (amountMinor: bigint): string => String(amountMinor > 0n ? amountMinor : 0n);
