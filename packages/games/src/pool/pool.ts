import { drawNumbers } from '../draw/draw-numbers.ts';
import { bytesOfHex, hexOfBytes } from '../fair/bytes.ts';
import { createFairStream } from '../fair/fair-stream.ts';
import { hmacSha256 } from '../fair/hmac-sha256.ts';
import { merkleRoot } from '../fair/merkle.ts';
import { bytesOfWords } from '../fair/sha256.ts';
import type { PoolDefinition } from './definition.ts';
import { prizeOfRank, type PoolTicket } from './play-ticket.ts';

/** A pool as tickets were once sold from: its root was public before the first sale, its seed is since it was closed. */
export interface Pool {
  readonly root: string;
  /** In the order of their serials, which start at 1. */
  readonly tickets: readonly PoolTicket[];
}

/**
 * Makes a closed pool again: the order of its tickets is a Fisher–Yates shuffle by the fair stream of the pool's seed
 * (client seed `shuffle`, nonce the pool's number), their salts HMAC-SHA256 of `<id>:salt:<number>:<serial>` under the
 * seed. Takes some tenths of a second for 10⁴ tickets.
 * @param seed 64 lowercase hexadecimal digits
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
  const leafOf = ({ serial, prizeUnits, salt }: PoolTicket) =>
    `${definition.id}:${number}:${serial}:${prizeUnits}:${salt}`;
  return { root: merkleRoot(tickets.map(leafOf)), tickets };
}

/** Whether the pool holds this ticket under its number, with this prize and salt. */
export function holdsTicket({ tickets }: Pool, { serial, prizeUnits, salt }: PoolTicket): boolean {
  const found = tickets[serial - 1];
  return found !== undefined && found.prizeUnits === prizeUnits && found.salt === salt;
}
