import type { answerAml as operation } from '@croupier/contract/office/aml-desk';
import type { AmlAct } from '@croupier/domain/office/aml-desk';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { lockPlayer, playerExists } from '../../people/players/feature.ts';
import { actorOf } from '../audit/feature.ts';
import { insertAct } from './case-store.ts';
import { caseOf, findCase, type AmlCall, type AmlParts } from './read-case.ts';

interface Answer {
  readonly act: AmlAct;
  readonly text: string;
  /** Of a decision. */
  readonly seen?: string;
  readonly reference?: string;
}

/**
 * Adds to the case file of a player; nothing else happens to them, and nobody but this room is told. A decision is about what its operator
 * has seen: the player's row is held, so that neither a day nor another decision comes in between.
 */
export async function answerCase(
  { db, clock, record }: AmlParts,
  call: AmlCall,
  { playerId, act, text, seen, reference }: Answer & { playerId: bigint },
): Promise<{ done: true } | Refused<typeof operation>> {
  return db.transaction(async (tx) => {
    // Beyond what the column holds there is nobody.
    const isNumber = playerId === BigInt.asIntN(64, playerId);
    if (!isNumber || !(await playerExists(tx, playerId))) return refuse('not_found');
    await lockPlayer(tx, playerId);
    const { view, through } = await findCase(tx, playerId);
    if (act !== 'note' && seen !== view.seen) return refuse('conflict');
    if (act === 'cleared' && view.score === 0) return refuse('conflict');
    await insertAct(tx, {
      ...{ playerId, at: clock.now(), operator: call.operator.name, act, text },
      reference: reference ?? null,
      through: act === 'note' ? null : through,
    });
    await record(tx, actorOf(call), {
      ...{ act: 'judge.aml', subject: caseOf(playerId), reason: text },
      after: { act, score: view.score, ...(reference && { reference }) },
    });
    return { done: true };
  });
}
