import { userInfo } from 'node:os';
import type { Tx } from '../../../platform/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { jsonText } from '../../../platform/json-text.ts';
import type { SignedInOperator } from '../../../platform/http/http.ts';
import type { LinkOf } from './audit-link.ts';
import { insertEntry, lockHead } from './audit-store.ts';

/** Who acts: an operator by a call, or who has the machine by a command of the house. */
export interface Actor {
  readonly operatorId: bigint | null;
  readonly name: string;
  readonly requestId: string | null;
  readonly address: string | null;
}

/** Who has the house's machine and acts by a command, not by a call: as the machine knows them. */
export const HOUSE_COMMAND: Actor = {
  operatorId: null,
  name: `command line: ${nameOfUser()}`,
  requestId: null,
  address: null,
};

/** A user without a name has a number. */
function nameOfUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** The operator of a call. */
export const actorOf = (call: { operator: SignedInOperator; requestId: string; ip: string }): Actor => ({
  operatorId: call.operator.operatorId,
  name: call.operator.name,
  requestId: call.requestId,
  address: call.ip,
});

/** What somebody does: a verb on a thing, on whom, and what it changes. No secret and no personal data beside what is changed. */
export interface Act {
  readonly act: string;
  readonly subject: readonly [kind: string, id: string];
  readonly before?: object | undefined;
  readonly after?: object | undefined;
  readonly reason?: string | undefined;
}

/**
 * Writes an act into the log, in the transaction that does it. Call it last: it locks the end of the log until the commit, so
 * that whoever holds another lock and waits for this one is never waited for.
 */
export type RecordAct = (tx: Tx, actor: Actor, act: Act) => Promise<void>;

/** The same of a command: who acts is known. */
export type CommandLog = (tx: Tx, act: Act) => Promise<void>;

export function createRecordAct({ clock, linkOf }: { clock: Clock; linkOf: LinkOf }): RecordAct {
  return async (tx, actor, { act, subject: [subjectKind, subjectId], before, after, reason }) => {
    const head = await lockHead(tx);
    const row = {
      position: head.position + 1n,
      at: clock.now(),
      operatorId: actor.operatorId,
      operator: actor.name,
      ...{ act, subjectKind, subjectId },
      before: before === undefined ? null : jsonText(before),
      after: after === undefined ? null : jsonText(after),
      reason: reason ?? null,
      requestId: actor.requestId,
      address: actor.address,
    };
    await insertEntry(tx, row, linkOf(head.hash, row));
  };
}
