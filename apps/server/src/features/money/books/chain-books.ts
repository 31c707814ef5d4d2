import type { BooksCheck, WalkCheck } from '../../../platform/books-check.ts';
import type { Tx } from '../../../platform/database.ts';
import { readPortions } from '../../../platform/read-portions.ts';
import { CHAIN_ENDS, listWaiting, walkedSince, type WalkedTransfer } from './chain-books-store.ts';
import { ADOPTED, MONEY_TOPICS } from './chain-transfers.ts';
import { headsBooks, type HeldHead } from './heads-books.ts';
import { linkOf, NO_LINK, type ChainAccount, type ChainSealer } from './transfer-link.ts';

export interface ChainBooksOptions {
  /** Without the key the ends of the chains are compared, and their seals are not. */
  readonly sealer: ChainSealer | undefined;
  /** Heads that somebody wrote down when they were published. */
  readonly heldHeads: readonly HeldHead[];
  /** Transfers up to this published head were verified before. */
  readonly sinceHead: number | undefined;
}

export const chainBooks = (options: ChainBooksOptions): readonly BooksCheck[] => [
  headsBooks(options.heldHeads, options.sinceHead),
  CHAIN_ENDS,
  transferChainBooks(options),
];

function transferChainBooks({ sealer, sinceHead }: ChainBooksOptions): WalkCheck {
  return {
    name: 'transfer-chain',
    says: 'Every transfer is as it was chained, sealed and published; those that are not chained yet have a fact that waits.',
    walk: async (tx, told) => {
      const isWaiting = await readWaiting(tx);
      let account = '';
      let hash: Buffer = NO_LINK;
      for await (const transfers of readPortions<WalkedTransfer>(tx, walkedSince(sinceHead))) {
        for (const transfer of transfers) {
          const name = nameOf(transfer);
          if (name !== account) [account, hash] = [name, transfer.startHash ?? NO_LINK];
          hash = linkOf(hash, transfer);
          const why = faultOf(transfer, { hash, isWaiting, sealer });
          if (why !== undefined) return { ...describe(transfer), why };
        }
        told(transfers.length);
      }
      return undefined;
    },
  };
}

type IsWaiting = (transfer: WalkedTransfer) => boolean;

/** @returns a sentence of what does not hold, or nothing */
function faultOf(
  transfer: WalkedTransfer,
  { hash, isWaiting, sealer }: { hash: Buffer; isWaiting: IsWaiting; sealer: ChainSealer | undefined },
): string | undefined {
  const { version, chained, chainHash, seal, head, headHash } = transfer;
  if (headHash !== null && !headHash.equals(hash))
    return `it, or one before it, is not what head ${head} was made of`;
  if (chained === null || version > chained)
    return isWaiting(transfer) ? undefined : 'it was never chained, and no fact that waits tells of it';
  if (version < chained) return undefined;
  if (!chainHash?.equals(hash)) return 'it, or one before it, is not what was chained';
  return !sealer || (seal && sealer.signedBy({ ...transfer, hash }, seal) >= 0)
    ? undefined
    : 'the end of its chain was not sealed by a server';
}

async function readWaiting(tx: Tx): Promise<IsWaiting> {
  const facts = await listWaiting(tx, MONEY_TOPICS);
  const keys = new Set(facts.map(({ playerId, key }) => `${playerId} ${key}`));
  const adopted = new Map(
    facts.filter(({ topic }) => topic === ADOPTED).map((fact) => [nameOf(fact), fact.version] as const),
  );
  return (transfer) =>
    keys.has(`${transfer.playerId} ${transfer.key}`) ||
    transfer.version <= (adopted.get(nameOf(transfer)) ?? 0n);
}

const nameOf = ({ playerId, currency, kind }: ChainAccount): string => `${playerId} ${currency} ${kind}`;

function describe({
  playerId,
  currency,
  kind,
  version,
  key,
  operation,
  amountMinor,
}: WalkedTransfer): object {
  const transfer = { currency, kind, version: String(version), key, operation };
  return { player_id: String(playerId), ...transfer, amount_minor: String(amountMinor) };
}
