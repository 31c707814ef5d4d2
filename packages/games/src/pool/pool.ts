import { drawNumbers } from '../draw/draw-numbers.ts';
import { bytesOfHex, hexOfBytes } from '../fair/bytes.ts';
import { createFairStream } from '../fair/fair-stream.ts';
import { hmacSha256 } from '../fair/hmac-sha256.ts';
import { merkleProof, merkleProves, merkleRoot, merkleTree, type MerkleTree } from '../fair/merkle.ts';
import { bytesOfWords } from '../fair/sha256.ts';
import type { PoolDefinition } from './definition.ts';
import { prizeOfRank, type PoolTicket } from './play-ticket.ts';

/** One pool of tickets. What is published before the first sale is `root`; the rest is the house's until all are sold. */
export interface Pool {
  readonly root: string;
  /** In the order of their serials, which start at 1. */
  readonly tickets: readonly PoolTicket[];
  readonly tree: MerkleTree;
}

/**
 * Makes a pool of the definition's tickets: their order is a Fisher–Yates shuffle by the fair stream of the pool's seed
 * (client seed `shuffle`, nonce the pool's number), their salts HMAC-SHA256 of `<id>:salt:<number>:<serial>` under the
 * seed. The same seed makes the same pool, which is how a closed pool is checked. Takes some tenths of a second for 10⁴ tickets.
 * @param seed 64 lowercase hexadecimal digits, revealed when the pool is closed
 */
export function openPool(definition: PoolDefinition, seed: string, number: number): Pool {
  const count = definition.tickets;
  const draw = createFairStream({
    serverSeed: seed,
    clientSeed: 'shuffle',
    nonce: number,
    domain: definition.id,
  });
  const ranks = drawNumbers(draw, { first: 0, count, drawn: count, what: 'ticket' });
  const tagOf = hmacSha256(bytesOfHex(seed));
  const tickets = ranks.map((rank, index) => ({
    serial: index + 1,
    prizeUnits: prizeOfRank(definition, rank),
    salt: hexOfBytes(bytesOfWords(tagOf(`${definition.id}:salt:${number}:${index + 1}`))),
  }));
  const tree = merkleTree(tickets.map((ticket) => leafText(definition, number, ticket)));
  return { root: merkleRoot(tree), tickets, tree };
}

/** What a buyer gets with the ticket: hashes from its leaf to the root. */
export function ticketProof(pool: Pool, serial: number): string[] {
  return merkleProof(pool.tree, serial - 1);
}

/** Whether this ticket lay in the pool with the published root before the first one was sold. */
export function verifyTicket(
  definition: PoolDefinition,
  pool: { readonly number: number; readonly root: string },
  ticket: PoolTicket,
  proof: readonly string[],
): boolean {
  const text = leafText(definition, pool.number, ticket);
  return merkleProves(pool.root, { leaf: ticket.serial - 1, leaves: definition.tickets, text, proof });
}

function leafText(
  definition: PoolDefinition,
  number: number,
  { serial, prizeUnits, salt }: PoolTicket,
): string {
  return `${definition.id}:${number}:${serial}:${prizeUnits}:${salt}`;
}
