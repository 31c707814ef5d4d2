import type { InputOf, OutputOf } from '@croupier/contract/kit';
import type { walletAuthenticate, walletBalance, walletFreeRounds } from '@croupier/contract/play/providers';
import type { ProvidersParts } from './providers-parts.ts';
import { findSession, type SessionRow } from './providers-store.ts';
import { listFreeRounds } from './free-rounds-store.ts';
import { isSessionOver, leastCycleMs, tokenHashOf } from './sessions.ts';
import { findOpenRound } from './provider-rounds-store.ts';
import { balanceIn, verdict } from './wallet-answer.ts';

type OfToken = InputOf<typeof walletBalance>['body'];

/** Who plays, what they have, and the round to show first. */
export async function authenticate(
  parts: ProvidersParts,
  provider: string,
  input: OfToken,
): Promise<OutputOf<typeof walletAuthenticate>> {
  const session = await livingSession(parts, provider, input.token);
  if (typeof session === 'string') return verdict(session, {});
  const { playerId, game, language, region, kind } = session;
  const openRoundId = await findOpenRound(parts.db, { provider, playerId, game });
  const minimumCycleMs = leastCycleMs(session);
  return verdict('ok', {
    ...(await balanceIn(parts.db, session)),
    playerId: String(playerId),
    game,
    language,
    region,
    money: kind,
    ...(minimumCycleMs > 0 && { minimumCycleMs }),
    ...(openRoundId !== undefined && { openRoundId }),
  });
}

export async function balance(
  parts: ProvidersParts,
  provider: string,
  input: OfToken,
): Promise<OutputOf<typeof walletBalance>> {
  const session = await livingSession(parts, provider, input.token);
  if (typeof session === 'string') return verdict(session, {});
  return verdict('ok', await balanceIn(parts.db, session));
}

/** The player's free rounds in the session's game, those first that end first. */
export async function freeRounds(
  parts: ProvidersParts,
  provider: string,
  input: OfToken,
): Promise<OutputOf<typeof walletFreeRounds>> {
  const session = await livingSession(parts, provider, input.token);
  if (typeof session === 'string') return verdict(session, {});
  const grants = await listFreeRounds(parts.db, { ...session, provider, now: parts.clock.now() });
  return verdict('ok', {
    ...(await balanceIn(parts.db, session)),
    freeRounds: grants.map(({ id, currency, stakeMinor, granted, used, expiresAt, ...grant }) => ({
      ...{ id, game: session.game, currency, stakeMinor: String(stakeMinor), left: granted - used },
      expiresAt: expiresAt.toISOString(),
      ...(grant.isGathering && { gatheredMinor: String(grant.winMinor) }),
    })),
  });
}

async function livingSession(
  { db, clock }: ProvidersParts,
  provider: string,
  token: string,
): Promise<SessionRow | 'session_not_found' | 'session_expired'> {
  const now = clock.now();
  const session = await findSession(db, { provider, tokenHash: tokenHashOf(token), now });
  if (!session) return 'session_not_found';
  return isSessionOver(session, now) ? 'session_expired' : session;
}
