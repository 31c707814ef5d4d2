import type { AmlCase, readAml as operation } from '@croupier/contract/office/aml-desk';
import { levelOf, type AmlAct } from '@croupier/domain/office/aml-desk';
import type { Queryable } from '../../../platform/database.ts';
import type { SignedInOperator } from '../../../platform/http/http.ts';
import type { Needs } from '../../../platform/platform.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { actorOf, hasActed, type RecordAct } from '../audit/feature.ts';
import { findPlayer, listActs, listDays, listPaymentsOf } from './case-store.ts';

export type AmlParts = Needs<'db' | 'clock'> & { readonly record: RecordAct };
export type AmlCall = { operator: SignedInOperator; requestId: string; ip: string };

/** One look is one entry of the log, however often the page is read anew meanwhile. */
const LOOK_MS = 10 * 60_000;
const SHOWN_MAX = 100;

/** The case as the log names it: not its player, whose page in the office shows who acted on them to many. */
export const caseOf = (playerId: bigint) => ['aml-case', String(playerId)] as const;

/** A player's case: their flags and what was done about them. That somebody looked goes to the log with it. */
export async function readCase(
  { db, clock, record }: AmlParts,
  call: AmlCall,
  playerId: bigint,
): Promise<AmlCase | Refused<typeof operation>> {
  return db.transaction(async (tx) => {
    // Beyond what the column holds there is nobody.
    const player = playerId === BigInt.asIntN(64, playerId) ? await findPlayer(tx, playerId) : undefined;
    if (!player) return refuse('not_found');
    const { nickname, openedAt } = player;
    const found = await findCase(tx, playerId);
    const look = { act: 'read.aml', subject: caseOf(playerId) };
    const after = new Date(clock.now().getTime() - LOOK_MS);
    if (!(await hasActed(tx, { ...look, operatorId: call.operator.operatorId, after })))
      await record(tx, actorOf(call), look);
    return { id: String(playerId), nickname, openedAt: openedAt.toISOString(), ...found.view };
  });
}

interface FoundCase {
  readonly view: Omit<AmlCase, 'id' | 'nickname' | 'openedAt'>;
  /** The last flagged day, if there is one: a decision of now is about all up to it. */
  readonly through: bigint;
}

export async function findCase(db: Queryable, playerId: bigint): Promise<FoundCase> {
  const days = await listDays(db, playerId);
  const acts = await listActs(db, playerId);
  const decision = acts.find(({ through }) => through !== null);
  const isDecided = ({ id }: { id: bigint }) => id <= (decision?.through ?? 0n);
  const score = days.reduce((sum, day) => (isDecided(day) ? sum : sum + day.score), 0);
  const through = days.reduce((last, { id }) => (id > last ? id : last), 0n);
  const shown = days.slice(0, SHOWN_MAX);
  const ids = [...new Set(shown.flatMap(({ reasons }) => reasons.flatMap(({ payments }) => payments)))];
  const payments = await listPaymentsOf(db, playerId, ids);
  const view = {
    ...{ score, level: levelOf(score), state: stateOf(score, decision?.act) },
    seen: `${through}.${acts[0]?.id ?? 0n}`,
    days: shown.map((day) => ({
      ...{
        day: day.day,
        score: day.score,
        flaggedAt: day.flaggedAt.toISOString(),
        isDecided: isDecided(day),
      },
      reasons: day.reasons.map(({ payments: behind, ...reason }) => ({ ...reason, payments: [...behind] })),
    })),
    payments: payments.map(({ at, amountMinor, state, ...payment }) => ({
      ...payment,
      ...{ at: at.toISOString(), amountMinor: String(amountMinor) },
      state: state as AmlCase['payments'][number]['state'],
    })),
    acts: acts.slice(0, SHOWN_MAX).map(({ at, operator, act, reference, text }) => ({
      ...{ at: at.toISOString(), operator, act, reference, text },
    })),
  };
  return { view, through };
}

function stateOf(score: number, decided: AmlAct | undefined): AmlCase['state'] {
  if (score > 0) return decided ? 'again' : 'new';
  return decided && decided !== 'note' ? decided : null;
}
