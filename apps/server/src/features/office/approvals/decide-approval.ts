import type { approve, refuseApproval, withdrawApproval } from '@croupier/contract/office/approvals';
import type { Tx } from '../../../platform/database.ts';
import type { SignedInOperator } from '../../../platform/http/http.ts';
import { refuse, refuseByRule, type Refused } from '../../../platform/refusal.ts';
import { actorOf } from '../audit/feature.ts';
import { doerNow } from '../operators/feature.ts';
import { decideApproval, lockApproval, type ApprovalRow } from './approvals-store.ts';
import {
  againstIn,
  permissionFor,
  type AnyAgainst,
  type AnyRefusal,
  type FourEyesAct,
} from './four-eyes-act.ts';
import type { ApprovalsParts } from './perform-act.ts';

/** Every act that may wait, by its name; inputs come back as they were kept. */
export type KnownActs = ReadonlyMap<string, FourEyesAct<never, AnyAgainst>>;

export interface Decision {
  call: { operator: SignedInOperator; requestId: string; ip: string };
  id: string;
  note: string | null;
}

type Parts = ApprovalsParts & { acts: KnownActs };
const done = { done: true } as const;

/**
 * Carries out what somebody else asked for, under its lock and therefore once: both may still do it, nothing that was shown has
 * changed, and it is not over. What is against the act itself closes it.
 */
export async function approveAct(
  parts: Parts,
  { call, id, note }: Decision,
): Promise<{ done: true } | Refused<typeof approve>> {
  return parts.db.transaction(async (tx) => {
    const found = await openApproval(parts, tx, id, call.operator);
    if ('refused' in found) return found;
    const { approval, act } = found;
    const callerId = call.operator.operatorId;
    if (approval.makerId === callerId) return refuse('own_account');
    const maker = await doerNow(tx, approval.makerId);
    if (!maker?.permissions.has(permissionFor(act))) return refuse('forbidden');
    const input = JSON.parse(approval.input) as never;
    const shows = await act.show(tx, input);
    for (const doer of [
      { ...maker, part: 'maker', callerId },
      { ...call.operator, part: 'checker', callerId },
    ] as const) {
      const refused = await act.against?.(tx, input, doer);
      if (refused) return tellAgainst(refused);
    }
    const close = (state: 'done' | 'failed') => decideApproval(tx, id, { state, ...by(parts, call, note) });
    const against = againstIn(shows);
    if (against) return fail(parts, tx, { call, approval, against, close });
    if (JSON.stringify(shows) !== approval.shows) return refuse('conflict');
    const failed = await act.carryOut(tx, input, id);
    if (failed) throw new Error(`${act.name} ${id} was shown and then refused: ${JSON.stringify(failed)}`);
    await close('done');
    const subject = [approval.subjectKind, approval.subjectId] as const;
    const after = { ...(shows as object), approval: id, maker: approval.makerId };
    const reason = note ?? approval.reason;
    await parts.record(tx, actorOf(call), { act: `approve.${act.name}`, subject, after, reason });
    return done;
  });
}

/** Something is against the act by now: it is closed, and whoever approves is told what. */
async function fail(
  { record }: Parts,
  tx: Tx,
  closing: {
    call: Decision['call'];
    approval: ApprovalRow;
    against: AnyAgainst;
    close: (state: 'failed') => Promise<void>;
  },
): Promise<Refused<typeof approve>> {
  const { call, approval, against, close } = closing;
  await close('failed');
  const subject = [approval.subjectKind, approval.subjectId] as const;
  const after = { approval: approval.id, against };
  await record(tx, actorOf(call), { act: `fail.${approval.act}`, subject, after });
  return tellAgainst(against);
}

/** What is against an act, as whoever decides on it is told. */
const tellAgainst = (against: AnyAgainst): Refused<typeof approve> =>
  typeof against === 'object' ? refuseByRule(against.byRule) : refuse(toldOf(against));

const toldOf = (against: AnyRefusal): Exclude<AnyRefusal, 'key_reused' | 'email_taken'> =>
  against === 'key_reused' || against === 'email_taken' ? 'conflict' : against;

/** Says no. */
export async function refuseAct(
  parts: Parts,
  { call, id, note }: Decision,
): Promise<{ done: true } | Refused<typeof refuseApproval>> {
  return parts.db.transaction(async (tx) => {
    const found = await openApproval(parts, tx, id, call.operator);
    if ('refused' in found) return found;
    if (found.approval.makerId === call.operator.operatorId) return refuse('own_account');
    await decideApproval(tx, id, { state: 'refused', ...by(parts, call, note) });
    await recordEnd(parts, tx, { call, id, note }, { verb: 'refuse', approval: found.approval });
    return done;
  });
}

/** Takes back what one asked for oneself. */
export async function withdrawAct(
  parts: Parts,
  { call, id, note }: Decision,
): Promise<{ done: true } | Refused<typeof withdrawApproval>> {
  return parts.db.transaction(async (tx) => {
    const found = await openApproval(parts, tx, id, call.operator);
    if ('refused' in found) return found;
    if (found.approval.makerId !== call.operator.operatorId) return refuse('forbidden');
    await decideApproval(tx, id, { state: 'withdrawn', checkerId: null, now: parts.clock.now(), note });
    await recordEnd(parts, tx, { call, id, note }, { verb: 'withdraw', approval: found.approval });
    return done;
  });
}

const by = ({ clock }: Parts, { operator }: Decision['call'], note: string | null) => ({
  checkerId: operator.operatorId,
  now: clock.now(),
  note,
});

/** One that waits, locked, for somebody who may do the act. */
async function openApproval(
  { acts, clock }: Parts,
  tx: Tx,
  id: string,
  operator: SignedInOperator,
): Promise<
  { approval: ApprovalRow; act: FourEyesAct<never, AnyAgainst> } | Refused<typeof withdrawApproval>
> {
  const approval = await lockApproval(tx, id);
  const act = approval && acts.get(approval.act);
  if (!approval || !act) return refuse('not_found');
  if (!operator.permissions.has(permissionFor(act))) return refuse('forbidden');
  if (approval.state !== 'waiting' || approval.expiresAt <= clock.now()) return refuse('too_late');
  return { approval, act };
}

async function recordEnd(
  { record }: Parts,
  tx: Tx,
  { call, id, note }: Decision,
  { verb, approval }: { verb: 'refuse' | 'withdraw'; approval: ApprovalRow },
): Promise<void> {
  const subject = [approval.subjectKind, approval.subjectId] as const;
  const reason = note ?? undefined;
  await record(tx, actorOf(call), {
    act: `${verb}.${approval.act}`,
    subject,
    after: { approval: id },
    reason,
  });
}
