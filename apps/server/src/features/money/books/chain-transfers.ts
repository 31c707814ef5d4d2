import type { Tx } from '../../../platform/database.ts';
import type { StoredFact } from '../../../platform/outbox.ts';
import { keepHouseDays } from './house-days.ts';
import { listUnchained, saveChainEnds, type ChainEnd, type UnchainedTransfer } from './chain-store.ts';
import { linkOf, NO_LINK, type ChainAccount, type ChainSealer } from './transfer-link.ts';

/** Every transfer up to this version is taken as it is, whatever told of it: those from before there was a chain. */
export const ADOPTED = 'books.adopted';

/** Of facts that tell of transfers. */
export const MONEY_TOPICS = ['balance.changed', 'round.settled', ADOPTED] as const;

/** One of them. */
type MoneyStored = StoredFact<(typeof MONEY_TOPICS)[number]>;

interface Told extends ChainAccount {
  version: bigint;
  adopted: bigint;
  readonly keys: Set<string>;
}

/**
 * Takes into the chain what these facts tell of: of each account the transfers up to the fact's version, in order, each
 * only if some fact has its key. One that nobody told of was not made by a server; the chain of its account ends before
 * it, for good, and the verification names it.
 *
 * It leans on no order between accounts: versions of an account have no gaps and are given
 * under its lock, so whoever sees a fact sees every transfer up to its version.
 * @returns the transfers that nobody told of
 */
export async function chainTransfers(
  tx: Tx,
  facts: readonly MoneyStored[],
  { sign }: ChainSealer,
): Promise<ChainAccount[]> {
  const told = [...accountsOf(facts).values()];
  const byName = new Map(told.map((account) => [nameOf(account), account]));
  const ends = new Map<string, ChainEnd>();
  const stopped = new Map<string, ChainAccount>();
  const linked: UnchainedTransfer[] = [];
  for (const transfer of await listUnchained(tx, told)) {
    const name = nameOf(transfer);
    if (stopped.has(name)) continue;
    if (!isTold(byName.get(name)!, transfer)) {
      stopped.set(name, transfer);
      continue;
    }
    const hash = linkOf(ends.get(name)?.hash ?? transfer.chainHash ?? NO_LINK, transfer);
    const { playerId, currency, kind, version } = transfer;
    ends.set(name, { playerId, currency, kind, version, hash, seal: NO_LINK });
    linked.push(transfer);
  }
  const sealed = [...ends.values()].map((end) => ({ ...end, seal: sign(end) }));
  if (sealed.length > 0) await saveChainEnds(tx, sealed);
  await keepHouseDays(tx, linked);
  return [...stopped.values()];
}

const isTold = (account: Told, { key, version, parked }: UnchainedTransfer): boolean =>
  account.keys.has(key) || parked || version <= account.adopted;

function accountsOf(facts: readonly MoneyStored[]): Map<string, Told> {
  const accounts = new Map<string, Told>();
  for (const fact of facts) {
    const { playerId, topic, payload } = fact;
    const { currency, kind, version } = payload;
    const account = { playerId, currency, kind };
    const name = nameOf(account);
    const known: Told = accounts.get(name) ?? { ...account, version: 0n, adopted: 0n, keys: new Set() };
    accounts.set(name, known);
    if (BigInt(version) > known.version) known.version = BigInt(version);
    if (topic === ADOPTED) known.adopted = BigInt(version);
    const key = keyOf(fact);
    if (key !== undefined) known.keys.add(key);
  }
  return accounts;
}

/** Of what was done: a round's is its identity. */
const keyOf = (fact: MoneyStored): string | undefined =>
  fact.topic === 'round.settled'
    ? fact.payload.id
    : fact.topic === 'balance.changed'
      ? fact.payload.key
      : undefined;

const nameOf = ({ playerId, currency, kind }: ChainAccount): string => `${playerId} ${currency} ${kind}`;
