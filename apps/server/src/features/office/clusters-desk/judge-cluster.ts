import type {
  Cluster,
  judgeCluster as judges,
  readCluster as reads,
} from '@croupier/contract/office/clusters-desk';
import type { ClusterVerdict } from '@croupier/domain/office/clusters-desk';
import type { SignedInOperator } from '../../../platform/http/http.ts';
import type { Needs } from '../../../platform/platform.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { actorOf, type RecordAct } from '../audit/feature.ts';
import { findCluster, saveVerdict, sharedOf } from './clusters-store.ts';

type Parts = Needs<'db' | 'clock'> & { readonly record: RecordAct };
type Call = { operator: SignedInOperator; requestId: string; ip: string };

/** One of them, with more of its accounts than the list shows. */
export async function readCluster(
  { db }: Pick<Parts, 'db'>,
  id: string,
): Promise<Cluster | Refused<typeof reads>> {
  const found = await findCluster(db, sharedOf(id));
  if (!found) return refuse('not_found');
  const { accounts, players, lastSeenAt, verdict } = found;
  const said = verdict && (verdict.accounts < accounts ? 'grown' : verdict.verdict);
  return {
    ...{ id, kind: sharedOf(id).kind, accounts, players: [...players], state: said ?? 'new' },
    lastSeenAt: lastSeenAt.toISOString(),
    ...{ by: verdict?.operator ?? null, at: verdict ? new Date(verdict.at).toISOString() : null },
  };
}

/** Keeps what somebody found. It is a note: no account is blocked, limited or told of it. */
export async function judgeCluster(
  { db, clock, record }: Parts,
  call: Call,
  {
    id,
    verdict,
    accounts,
    reason,
  }: { id: string; verdict: ClusterVerdict; accounts: number; reason: string },
): Promise<{ done: true } | Refused<typeof judges>> {
  const shared = sharedOf(id);
  return db.transaction(async (tx) => {
    const found = await findCluster(tx, shared);
    if (!found) return refuse('not_found');
    // Whoever judged has seen others than there are.
    if (found.accounts !== accounts) return refuse('conflict');
    await saveVerdict(tx, { ...shared, verdict, accounts, operator: call.operator.name, at: clock.now() });
    await record(tx, actorOf(call), {
      ...{ act: 'judge.cluster', subject: ['cluster', id], reason },
      before: { verdict: found.verdict?.verdict ?? null },
      after: { verdict, accounts },
    });
    return { done: true };
  });
}
