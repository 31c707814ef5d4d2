import type { breakPiggyBank as operation } from '@croupier/contract/rewards/piggy-bank';
import type { SignedIn } from '../../../platform/http/http.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { lockPlayer } from '../../people/players/feature.ts';
import { endGoals } from '../goals/feature.ts';
import { give } from '../rewards/feature.ts';
import { refuseByOffer, standingOf } from '../standing/feature.ts';
import { heldPiggy, KIND, leastOf, stateOfProgramme, type PiggyParts } from './piggy-parts.ts';
import { findPiggy, setBroken, type PiggyRow } from './piggy-store.ts';

/**
 * Breaks a piggy bank, once: what is inside is paid, and its goal counts no more. Asked again it is left as it is. It is owed to its player:
 * where they have moved to, whether it is still on offer, and caps of the house keep nobody from it.
 */
export async function breakPiggy(
  parts: PiggyParts,
  { playerId, region }: SignedIn,
  id: string,
): Promise<Refused<typeof operation> | undefined> {
  const now = parts.clock.now();
  return parts.db
    .transaction(async (tx) => {
      await lockPlayer(tx, playerId);
      const known = await findPiggy(tx, { playerId, id });
      if (!known) return refuse('not_found');
      if (known.brokenAt !== null) return undefined;
      const rule = await standingOf(tx, playerId, now, { audience: { regions: [region] } });
      if (rule) return refuseByOffer(rule);
      const state = await stateOfProgramme(parts, known, tx);
      if (state === 'paused' || known.isFaulty) return refuse('offer_over', { why: 'paused' });
      const found = await heldPiggy(parts, known, tx);
      const leastMinor = leastOf(found, state);
      if (found.insideMinor < leastMinor) return tooLittle(found.insideMinor, leastMinor);
      // From here on nothing counts for it, nor does a void take anything out of it: what is read now is what is paid.
      await endGoals(tx, playerId, [id]);
      const { insideMinor, under, currency, code } = await heldPiggy(
        parts,
        (await findPiggy(tx, known))!,
        tx,
      );
      // A round that was voided in between has taken its share out.
      if (insideMinor < leastMinor) throw new TooLittle(insideMinor, leastMinor);
      const { row } = await give(tx, {
        ...{ playerId, source: KIND, code, reference: id, now },
        reward: { kind: 'money', amountMinor: insideMinor, currency },
        programme: { id: under.id, version: under.version, campaign: under.programme.campaign },
      });
      await setBroken(tx, { playerId, id }, { amountMinor: insideMinor, rewardId: row.id, now });
      const payload = { id, code, currency, amountMinor: String(insideMinor) };
      await appendFacts(tx, [{ playerId, topic: 'piggy-bank.broken', payload }]);
      return undefined;
    })
    .catch((error: unknown) => {
      if (error instanceof TooLittle) return tooLittle(error.insideMinor, error.leastMinor);
      throw error;
    });
}

const tooLittle = (insideMinor: bigint, leastMinor: bigint) =>
  refuse('target_not_reached', { current: String(insideMinor), target: String(leastMinor) });

/** Thrown so that nothing of it stays: the goal goes on. */
class TooLittle extends Error {
  readonly insideMinor: bigint;
  readonly leastMinor: bigint;
  constructor(insideMinor: bigint, leastMinor: bigint) {
    super('There is less inside than it can be broken for');
    this.insideMinor = insideMinor;
    this.leastMinor = leastMinor;
  }
}

const PORTION = 200;

/** Programmes that are over fill nothing any more. @param list piggy banks of those whose goals still count */
export async function stopFilling(
  { db }: Pick<PiggyParts, 'db'>,
  list: (limit: number) => Promise<Pick<PiggyRow, 'playerId' | 'id'>[]>,
  signal?: AbortSignal,
): Promise<void> {
  for (let rows = await list(PORTION); rows.length > 0 && !signal?.aborted; rows = await list(PORTION))
    for (const { playerId, id } of rows) await db.transaction((tx) => endGoals(tx, playerId, [id]));
}
