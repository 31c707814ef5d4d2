import type { spinWheel as operation } from '@croupier/contract/rewards/wheel';
import { REGIONS } from '@croupier/domain/site/regions';
import { crashPoint } from '../../../platform/crash-point.ts';
import type { Tx } from '../../../platform/database.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { isRefusal, refuse, type Refused } from '../../../platform/refusal.ts';
import { lockPlayer } from '../../people/players/feature.ts';
import { claimDrawn, give, holdClaims, rewardFor, rewardId } from '../rewards/feature.ts';
import {
  findAttempt,
  findBegun,
  setBegun,
  setDrawn,
  type AttemptRow,
  type BegunAttempt,
} from './attempts-store.ts';
import { refusalOfUse } from './judge-attempt.ts';
import { domainOf, versionOf, type Named, type WheelParts } from './wheel-parts.ts';

type Refusal = Refused<typeof operation>;

/** An attempt whose prize was given. */
export interface UsedAttempt extends BegunAttempt {
  readonly givenPlace: number;
  readonly rewardId: string;
}

/**
 * Uses an attempt, once: whoever asks again finds what it gave. The place is drawn and kept first, then claimed and given; between the
 * two nothing is lost, for whoever asks again, or the job, goes on from there. A player uses one at a time: another one that was begun
 * is finished first, so that what it gives counts for the house's caps.
 */
export async function useAttempt(
  parts: WheelParts,
  player: SignedIn,
  asked: Pick<Named, 'kind'> & Pick<AttemptRow, 'id'>,
): Promise<UsedAttempt | Refusal> {
  for (;;) {
    const begun = await parts.db.transaction((tx) => begin(parts, tx, player, asked));
    if (isRefusal(begun)) return begun;
    if (isUsed(begun)) return begun;
    const used = await finishAttempt(parts, begun);
    if (used.id === asked.id) return used;
  }
}

const isUsed = (attempt: BegunAttempt): attempt is UsedAttempt => attempt.state === 'DRAWN';

/** @returns the attempt as it is being used or was used, or another one that is being used */
async function begin(
  parts: WheelParts,
  tx: Tx,
  player: SignedIn,
  { id, kind }: Pick<AttemptRow, 'id' | 'kind'>,
): Promise<BegunAttempt | Refusal> {
  const { playerId, region } = player;
  // The lock of the player comes before that of the seat: of two presses at once the second finds what the first has begun.
  await lockPlayer(tx, playerId);
  const attempt = await findAttempt(tx, { playerId, id });
  if (attempt?.kind !== kind) return refuse('not_found');
  if (attempt.drawnPlace !== null) return attempt as BegunAttempt;
  const other = await findBegun(tx, playerId);
  if (other) return other;
  const against = await refusalOfUse(parts, tx, player, attempt);
  if (against) return against;
  const { programme } = await versionOf(parts, attempt, tx);
  const { programmeId, version, code } = attempt;
  const { drawnPlace, key } = await parts.fairness.drawLoot(tx, {
    ...{ playerId, domain: domainOf(code), programmeId, version, rows: programme.terms.loot },
  });
  const { seedPair, nonce } = key;
  const begun = { ...attempt, drawnPlace, currency: REGIONS[region].currency, seedPair, nonce };
  await setBegun(tx, begun, parts.clock.now());
  return begun;
}

/** Gives what an attempt that was begun has drawn, or the fallback of its row, once. */
export async function finishAttempt(parts: WheelParts, attempt: BegunAttempt): Promise<UsedAttempt> {
  const { db, clock, fairness } = parts;
  const { playerId, id, kind, code, drawnPlace, currency, seedPair, nonce } = attempt;
  crashPoint('attempt.begun');
  const under = await versionOf(parts, attempt);
  const rows = under.programme.terms.loot;
  const now = clock.now();
  const name = { playerId, source: kind, code, reference: id };
  const drawn = { playerId, version: under, id: rewardId(name), rows, drawnPlace, currency };
  const { place, claimed } = await claimDrawn(db, drawn, now);
  crashPoint('attempt.claimed');
  const used = await db.transaction(async (tx) => {
    await lockPlayer(tx, playerId);
    await holdClaims(tx, claimed);
    const { row } = await give(tx, {
      ...{ ...name, reward: rewardFor(rows[place]!.reward, currency)!, now },
      programme: { id: under.id, version: under.version, campaign: under.programme.campaign },
    });
    if (await setDrawn(tx, attempt, { givenPlace: place, rewardId: row.id, now }))
      await fairness.settleDraw(tx, {
        key: { playerId, seedPair, domain: domainOf(code), nonce },
        ...{ givenPlace: place, rewardId: row.id },
      });
    crashPoint('attempt.before-commit');
    return { ...attempt, state: 'DRAWN' as const, givenPlace: place, rewardId: row.id };
  });
  crashPoint('attempt.after-commit');
  return used;
}
