import type { Tx } from '../../../platform/database.ts';
import type { StoredFact } from '../../../platform/outbox.ts';
import { WITNESS, type Witnessed } from '../../../platform/witness.ts';
import type { WitnessSealer } from './witness-seal.ts';
import { deleteWitness, saveWitness } from './witness-store.ts';

/** Rounds say what they are opened with in the fact of their stake, and that they are over in that of their end. */
export const WITNESS_TOPICS = [WITNESS, 'balance.changed', 'round.settled'] as const;

type WitnessStored = StoredFact<(typeof WITNESS_TOPICS)[number]>;

/** Keeps the last that these facts say of each subject; of a round that is over, nothing. */
export async function keepWitness(
  tx: Tx,
  facts: readonly WitnessStored[],
  { sign }: WitnessSealer,
): Promise<void> {
  const last = new Map<string, Omit<Witnessed, 'value'> & { value: string | null }>();
  for (const fact of facts) {
    const said = saidBy(fact);
    if (said) last.set(`${said.playerId} ${said.subject}`, said);
  }
  const kept: (Witnessed & { seal: Buffer })[] = [];
  const over: Omit<Witnessed, 'value'>[] = [];
  for (const { value, ...of } of last.values()) {
    if (value === null) over.push(of);
    else kept.push({ ...of, value, seal: sign({ ...of, value }) });
  }
  if (over.length > 0) await deleteWitness(tx, over);
  if (kept.length > 0) await saveWitness(tx, kept);
}

function saidBy(fact: WitnessStored) {
  const { playerId } = fact;
  if (fact.topic === WITNESS) return { playerId, ...fact.payload };
  // A round that asks nothing and is settled at once was never open.
  if (typeof fact.payload.entry !== 'string') return undefined;
  if (fact.topic === 'round.settled')
    return { playerId, subject: `open-round ${fact.payload.id}`, value: null };
  return { playerId, subject: `open-round ${fact.payload.key}`, value: fact.payload.entry };
}
