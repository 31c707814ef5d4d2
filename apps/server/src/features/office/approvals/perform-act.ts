import { mayActAlone } from '@croupier/domain/office/approvals';
import type { Performed } from '@croupier/contract/office/approvals';
import type { Tx } from '../../../platform/database.ts';
import { jsonText } from '../../../platform/json-text.ts';
import type { SignedInOperator } from '../../../platform/http/http.ts';
import { actorOf, type RecordAct } from '../audit/feature.ts';
import type { Needs } from '../../../platform/platform.ts';
import { insertApproval, listRules, lockApproval, type ApprovalRow } from './approvals-store.ts';
import { againstIn, type AnyAgainst, type Doer, type FourEyesAct, type Shown } from './four-eyes-act.ts';

const EXPIRES_AFTER_MS = 24 * 3_600_000;

export interface ApprovalsParts extends Needs<'db' | 'clock'> {
  record: RecordAct;
}

/** Who asks for what, and why. */
export interface Asked<Input> {
  readonly call: { operator: SignedInOperator; requestId: string; ip: string };
  /** A UUID of who asks: the same one is the same act. */
  readonly id: string;
  readonly input: Input;
  readonly reason: string;
}

/** What does an act, or keeps it for a second person. */
export type Perform<Input, Against> = (asked: Asked<Input>) => Promise<Performed | Against | 'key_reused'>;

/**
 * Does an act, or, where the role may not go so far alone, keeps it for a second person. Asked again with the same id it is the same
 * act: what it came to is told again, and nothing happens twice.
 */
export async function performAct<Input extends object, Against extends AnyAgainst>(
  parts: ApprovalsParts,
  act: FourEyesAct<Input, Against>,
  asked: Asked<Input>,
): Promise<Performed | Against | 'key_reused'> {
  const { call, id, input, reason } = asked;
  return parts.db.transaction(async (tx) => {
    const known = await lockApproval(tx, id);
    if (known) return replay(known, act, asked);
    const shows = await act.show(tx, input);
    const maker: Doer = { ...call.operator, part: 'maker', callerId: call.operator.operatorId };
    const against = await act.against?.(tx, input, maker);
    const shown = againstIn<Against>(shows);
    if (against || shown) {
      // It may be against it that somebody with the same id has done it, while this one waited for the locks.
      const since = await lockApproval(tx, id);
      return since ? replay(since, act, asked) : (against ?? shown!);
    }
    const alone = await mayAlone(tx, act, input, maker);
    const subject = act.subject(input);
    const now = parts.clock.now();
    const isNew = await insertApproval(tx, {
      ...{ id, act: act.name, subjectKind: subject[0], subjectId: subject[1], reason, alone },
      input: jsonText(input),
      shows: JSON.stringify(shows),
      makerId: call.operator.operatorId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + EXPIRES_AFTER_MS),
    });
    // Somebody with the same id has committed since it was looked for: this one has done nothing yet.
    if (!isNew) return replay((await lockApproval(tx, id))!, act, asked);
    const failed = alone ? await act.carryOut(tx, input, id) : undefined;
    // Thrown, not answered: what was written before must go.
    if (failed) throw new Error(`${act.name} ${id} was shown and then refused: ${JSON.stringify(failed)}`);
    const name = alone ? act.name : `ask.${act.name}`;
    await parts.record(tx, actorOf(call), {
      act: name,
      subject,
      after: { ...(shows as Shown), key: id },
      reason,
    });
    return alone ? { state: 'done', approval: null } : { state: 'waiting', approval: id };
  });
}

/** Whether nobody else is asked: by the act itself, or by how far the limits let this role go. */
async function mayAlone<Input extends object>(
  tx: Tx,
  act: FourEyesAct<Input, AnyAgainst>,
  input: Input,
  maker: Doer,
): Promise<boolean> {
  if (await act.needsNobody?.(tx, input, maker)) return true;
  const size = await act.size?.(input, tx);
  return size !== undefined && mayActAlone(await listRules(tx), { act: act.name, role: maker.role, ...size });
}

/** An id that was asked with before: the same question has the same answer, another has none. */
function replay<Input extends object>(
  known: Pick<ApprovalRow, 'act' | 'input' | 'state' | 'makerId' | 'checkerId'>,
  act: FourEyesAct<Input, AnyAgainst>,
  { call, id, input }: Asked<Input>,
): Performed | 'key_reused' {
  const isSame = known.act === act.name && known.input === jsonText(input);
  if (!isSame || known.makerId !== call.operator.operatorId) return 'key_reused';
  const alone = known.state === 'done' && known.checkerId === null;
  return { state: known.state === 'done' ? 'done' : 'waiting', approval: alone ? null : id };
}
