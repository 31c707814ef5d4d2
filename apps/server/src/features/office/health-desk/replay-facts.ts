import type { replayFacts, tryFactsAgain } from '@croupier/contract/office/health-desk';
import { askAgain, askReplay, type FactsVerdict } from '../../../platform/facts/manage-facts.ts';
import type { SignedInOperator } from '../../../platform/http/http.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { actorOf } from '../audit/feature.ts';
import type { HealthDeskParts } from './health-desk-parts.ts';

/** Who asks something of which reader, and why. */
interface Asked {
  readonly call: { operator: SignedInOperator; requestId: string; ip: string };
  readonly reader: string;
  readonly reason: string;
}

/** Has a reader try again what it put aside: one fact, or all. */
export async function tryAgain(
  { db, record }: HealthDeskParts,
  { call, reader, reason, position }: Asked & { position: bigint | undefined },
): Promise<{ asked: number } | Refused<typeof tryFactsAgain>> {
  return db.transaction(async (tx) => {
    const asked = await askAgain(tx, reader, position);
    if (asked === 'in_order') return refuse('only_in_order');
    if (typeof asked === 'string' || asked === 0) return refuse('not_found');
    const after = { asked, ...(position !== undefined && { position }) };
    await record(tx, actorOf(call), { act: 'try.facts', subject: ['reader', reader], after, reason });
    return { asked };
  });
}

const REFUSALS = {
  no_reader: refuse('not_found'),
  in_order: refuse('only_in_order'),
  upside_down: refuse('range_not_read'),
  not_in_journal: refuse('range_not_read'),
  not_read: refuse('conflict'),
} as const satisfies Record<FactsVerdict, object>;

/** Has a reader read positions again. */
export async function replay(
  { db, record }: HealthDeskParts,
  { call, reader, reason, from, to }: Asked & { from: bigint; to: bigint },
): Promise<{ done: true } | Refused<typeof replayFacts>> {
  return db.transaction(async (tx) => {
    const verdict = await askReplay(tx, { reader, from, to });
    if (verdict) return REFUSALS[verdict];
    const after = { from, to };
    await record(tx, actorOf(call), { act: 'replay.facts', subject: ['reader', reader], after, reason });
    return { done: true } as const;
  });
}
