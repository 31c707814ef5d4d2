import { createHash } from 'node:crypto';
import type { Currency } from '@croupier/domain/money/amounts';
import {
  planTransfers,
  type Balance,
  type PlannedTransfer,
  type PostedOperation,
  type Transfer,
  type TransferSide,
} from '@croupier/domain/money/ledger';
import type { Tx } from '../../../platform/database.ts';
import { appendFacts, type Fact } from '../../../platform/outbox.ts';
import {
  findPosts,
  lockAccounts,
  openAccounts,
  writePosts,
  type OwnedBalance,
  type Owner,
} from './ledger-store.ts';

export interface PostInput {
  readonly playerId: bigint;
  readonly currency: Currency;
  /** A UUID of the caller's; the same key with the same input posts once. */
  readonly key: string;
  readonly operation: PostedOperation;
  readonly transfers: readonly Transfer[];
  /** What it is about, for people who read the books. Part of the idempotent input. */
  readonly reference?: string;
  readonly requestId?: string;
}

/** With the player's balances in the currency after the post; for a replay, as they are now. */
export type PostVerdict =
  | { readonly status: 'posted' | 'replayed'; readonly balances: Balance[] }
  | { readonly status: 'insufficient_funds' | 'key_reused' };

/**
 * Moves money between a player and the house inside the caller's transaction: all transfers or none, once per key.
 * Any other verdict has written nothing. The player's accounts of the currency stay locked until the transaction ends; a
 * transaction that posts for several players does so by one `postMany`.
 */
export async function post(tx: Tx, input: PostInput): Promise<PostVerdict> {
  const [verdict] = await postMany(tx, [input]);
  return verdict!;
}

/** The same for what nothing can be against, as the house's money that a player is given. @throws where something is */
export const mustPost = (tx: Tx, input: PostInput): Promise<void> => mustPostMany(tx, [input]);

/** The same for many players, see `postMany`. @throws where something is against any of them */
export async function mustPostMany(tx: Tx, inputs: readonly PostInput[]): Promise<void> {
  if (inputs.length === 0) return;
  for (const [place, { status }] of (await postMany(tx, inputs)).entries())
    if (status !== 'posted' && status !== 'replayed') {
      const { operation, key } = inputs[place]!;
      throw new Error(`${operation} ${key} refused by the ledger: ${status}`);
    }
}

/**
 * Posts for many players in as many statements as one takes. Each post stands on its own merits, in the order given: one
 * that is refused has written nothing and holds up no other. All their accounts stay locked until the transaction ends,
 * taken in the order of players whatever the order of the posts, so that two of these never wait for each other.
 */
export async function postMany(tx: Tx, inputs: readonly PostInput[]): Promise<PostVerdict[]> {
  if (inputs.some(({ transfers }) => transfers.length === 0)) throw new RangeError('A post moves something');
  const owners = [...new Map(inputs.map((input) => [ownerOf(input), input])).values()];
  await openAccounts(tx, owners);
  // The locks come before the look at the keys: two posts with one key take turns, and the second sees the first.
  const locked = await lockAccounts(tx, owners);
  const found = await findPosts(tx, inputs);
  const desk: Desk = {
    balances: Map.groupBy(locked, ownerOf),
    hashes: new Map(found.map((known) => [nameOfPost(known), known.inputHash])),
  };
  const decided = inputs.map((input) => ({ input, ...decide(desk, input) }));
  const posted = decided.flatMap(({ input, posted: now }) => (now ? [{ input, ...now }] : []));
  if (posted.length > 0) {
    const moved = new Set(posted.flatMap(({ changed }) => changed.map(nameOfAccount)));
    await writePosts(
      tx,
      posted.map(({ input, inputHash }) => ({ ...input, inputHash })),
      posted.flatMap(({ input, transfers }) => transfers.map((transfer) => ({ ...input, ...transfer }))),
      [...desk.balances.values()].flat().filter((balance) => moved.has(nameOfAccount(balance))),
    );
    const facts = posted.flatMap(({ input, changed }) => changed.map((each) => balanceChanged(input, each)));
    await appendFacts(tx, facts);
  }
  return decided.map(({ verdict }) => verdict);
}

/** Accounts and keys as they are under the locks, and as the posts decided so far leave them. */
interface Desk {
  readonly balances: Map<string, OwnedBalance[]>;
  readonly hashes: Map<string, Buffer>;
}

interface Decided {
  readonly verdict: PostVerdict;
  /** What is to be written, where something is. */
  readonly posted?: {
    readonly inputHash: Buffer;
    readonly transfers: readonly PlannedTransfer[];
    readonly changed: readonly OwnedBalance[];
  };
}

function decide({ balances, hashes }: Desk, input: PostInput): Decided {
  const before = balances.get(ownerOf(input))!;
  const inputHash = hashOf(input);
  const known = hashes.get(nameOfPost(input));
  if (known?.equals(inputHash)) return { verdict: { status: 'replayed', balances: before.map(viewOf) } };
  if (known) return { verdict: { status: 'key_reused' } };
  const plan = planTransfers(before, input.transfers);
  if (plan.status !== 'planned') return { verdict: plan };
  const after = plan.balances.map((balance) => ({ ...balance, playerId: input.playerId }));
  balances.set(ownerOf(input), after);
  hashes.set(nameOfPost(input), inputHash);
  const changed = after.filter(({ kind }) => plan.transfers.some((transfer) => transfer.kind === kind));
  return {
    verdict: { status: 'posted', balances: after.map(viewOf) },
    posted: { inputHash, transfers: plan.transfers, changed },
  };
}

const ownerOf = ({ playerId, currency }: Owner): string => `${playerId} ${currency}`;
const nameOfAccount = (balance: OwnedBalance): string => `${ownerOf(balance)} ${balance.kind}`;
const nameOfPost = ({ playerId, key }: { playerId: bigint; key: string }): string => `${playerId} ${key}`;
const viewOf = ({ currency, kind, amountMinor, version }: Balance): Balance => ({
  currency,
  kind,
  amountMinor,
  version,
});

/** The key says what was done: the books take no transfer into their chain that nobody told of. */
function balanceChanged({ playerId, key, requestId }: PostInput, balance: Balance): Fact {
  const { currency, kind, amountMinor, version } = balance;
  const payload = { currency, kind, amountMinor: String(amountMinor), version: Number(version), key };
  return { playerId, topic: 'balance.changed', payload, ...(requestId === undefined ? {} : { requestId }) };
}

function hashOf(input: PostInput): Buffer {
  const parts = [
    input.currency,
    input.operation,
    input.reference ?? null,
    input.transfers.map(({ from, to, amountMinor }) => [nameOf(from), nameOf(to), String(amountMinor)]),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

function nameOf(account: TransferSide): string {
  return account.owner === 'player' ? `player:${account.kind}` : `house:${account.name}`;
}
