import { mayActAlone } from '@croupier/domain/office/approvals';
import type { Performed } from '@croupier/contract/office/approvals';
import { jsonText } from '../../../platform/json-text.ts';
import type { SignedInOperator } from '../../../platform/http/http.ts';
import { actorOf, type RecordAct } from '../audit/index.ts';
import type { Needs } from '../../../platform/platform.ts';
import { insertApproval, listRules, lockApproval, type ApprovalRow } from './approvals-store.ts';
import type { ActRefusal, FourEyesAct } from './four-eyes-act.ts';

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

/**
 * Does an act, or, where the role may not go so far alone, keeps it for a second person. Asked again with the same id it is the same
 * act: what it came to is told again, and nothing happens twice.
 */
export async function performAct<Input extends object>(
  parts: ApprovalsParts,
  act: FourEyesAct<Input>,
  asked: Asked<Input>,
): Promise<Performed | ActRefusal> {
  const { call, id, input, reason } = asked;
  return parts.db.transaction(async (tx) => {
    const known = await lockApproval(tx, id);
    if (known) return replay(known, act, asked);
    const shows = await act.show(tx, input);
    if (typeof shows === 'string') return shows;
    const rule = { act: act.name, role: call.operator.role, ...act.size(input) };
    const alone = mayActAlone(await listRules(tx), rule);
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
    const against = alone ? await act.carryOut(tx, input, id) : undefined;
    // Thrown, not answered: what was written before must go.
    if (against) throw new Error(`${act.name} ${id} was shown and then refused: ${against}`);
    const name = alone ? act.name : `ask.${act.name}`;
    await parts.record(tx, actorOf(call), { act: name, subject, after: { ...shows, key: id }, reason });
    return alone ? { state: 'done', approval: null } : { state: 'waiting', approval: id };
  });
}

/** An id that was asked with before: the same question has the same answer, another has none. */
function replay<Input extends object>(
  known: Pick<ApprovalRow, 'act' | 'input' | 'state' | 'makerId' | 'checkerId'>,
  act: FourEyesAct<Input>,
  { call, id, input }: Asked<Input>,
): Performed | ActRefusal {
  const isSame = known.act === act.name && known.input === jsonText(input);
  if (!isSame || known.makerId !== call.operator.operatorId) return 'key_reused';
  const alone = known.state === 'done' && known.checkerId === null;
  return { state: known.state === 'done' ? 'done' : 'waiting', approval: alone ? null : id };
}
