import { randomUUID } from 'node:crypto';
import type { InputOf } from '@croupier/contract/kit';
import type { checkMiniGame as operation } from '@croupier/contract/rewards/mini-game';
import type { SignedIn } from '../../../platform/http/http.ts';
import { isRefusal, refuse, type Refused } from '../../../platform/refusal.ts';
import { findAttempt, listOpen } from './attempts-store.ts';
import { takeFreeAttempt } from './take-attempt.ts';
import { useAttempt, type UsedAttempt } from './use-attempt.ts';
import type { WheelParts } from './wheel-parts.ts';

const KIND = 'mini-game';
/** More of one player are open hardly ever; the oldest of each game is among them. */
const MOST = 1_000;

/**
 * Uses an attempt at a mini-game, once: the one that is named, else the oldest, else the free one of this period, which is taken under
 * the key that is named.
 */
export async function checkMiniGame(
  parts: WheelParts,
  player: SignedIn,
  { id: code, attempt: key }: Pick<InputOf<typeof operation>['body'], 'id' | 'attempt'>,
): Promise<UsedAttempt | Refused<typeof operation>> {
  const { playerId } = player;
  const named =
    key === undefined
      ? (await listOpen(parts.db, { playerId, kind: KIND }, MOST)).find((one) => one.code === code)
      : await findAttempt(parts.db, { playerId, id: key });
  if (named && (named.kind !== KIND || named.code !== code)) return refuse('not_found');
  const taken =
    named ?? (await takeFreeAttempt(parts, player, { kind: KIND, code, key: key ?? randomUUID() }));
  if (isRefusal(taken)) return taken;
  return useAttempt(parts, player, { kind: KIND, id: taken.id });
}
