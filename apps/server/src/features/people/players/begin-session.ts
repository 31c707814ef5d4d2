import type { Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { refuse, type Refusal } from '../../../platform/refusal.ts';
import { deviceWords } from './device-words.ts';
import type { PlayersParts } from './players-parts.ts';
import { isClosed, type PlayerRow } from './players-store.ts';
import { hashSecret } from '../../../platform/secrets.ts';
import { noteFirstSession } from './profile-store.ts';
import { hasSession } from './sessions-store.ts';
import type { Visit } from './visit.ts';

/** Who has just signed up signs in next, and needs no telling that they did. */
const JUST_OPENED_MS = 10 * 60_000;

interface Begun {
  readonly visit: Visit;
  /** Whether the browser has proven that it signed in to this account before. */
  readonly isKnown: boolean;
  /** Whether more than a password was shown. */
  readonly proven: boolean;
}

/**
 * Begins a session of a player who has shown who they are, under the lock on the player that the caller holds. The player is told,
 * wherever they read what the house tells, when it is from a browser that was never here before.
 * @returns the secret for the cookie
 */
export async function beginSession(
  parts: Pick<PlayersParts, 'clock' | 'sessions' | 'takeBack'>,
  tx: Tx,
  player: PlayerRow,
  { visit, isKnown, proven }: Begun,
): Promise<string | Refusal<'account_closed'>> {
  // Only who has shown that it is theirs is told.
  if (await isClosed(tx, player.id)) return refuse('account_closed', await parts.takeBack(tx, player.id));
  const isFirst = !isKnown && isNew(player, parts.clock.now()) && !(await hasSession(tx, player.id));
  const secret = await parts.sessions.start(tx, player.id, { visit, proven });
  await noteFirstSession(tx, player.id, hashSecret(secret));
  const about = { playerId: player.id };
  await appendFacts(tx, [{ ...about, topic: 'account.sessions-changed', payload: {} }]);
  if (!isKnown && !isFirst) {
    const payload = { device: deviceText(visit.agent) };
    await appendFacts(tx, [{ ...about, topic: 'account.signed-in-anew', payload }]);
  }
  return secret;
}

const isNew = ({ createdAt }: PlayerRow, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < JUST_OPENED_MS;

/** Names are the same in every language. */
function deviceText(agent: string | undefined): string {
  const { browser, system } = deviceWords(agent);
  return [browser, system].filter((word) => word !== null).join(', ') || '—';
}
