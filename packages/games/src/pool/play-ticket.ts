import { boardOutcome } from '../board-outcome.ts';
import { drawNumbers } from '../draw/draw-numbers.ts';
import type { Draw } from '../fair/draw.ts';
import { createFairStream } from '../fair/fair-stream.ts';
import type { BoardOutcome } from '../round.ts';
import type { PoolDefinition } from './definition.ts';

/** A ticket of a closed pool: its number from 1, its prize, and the random digits that kept its leaf from being guessed. */
export interface PoolTicket {
  readonly serial: number;
  readonly prizeUnits: number;
  /** 64 hexadecimal digits. */
  readonly salt: string;
}

/**
 * The round of a ticket that was sold from a pool. The fields come from the ticket's own fair stream, whose server seed is its
 * salt, client seed `fields` and nonce its serial, so that the leaf fixes the whole picture.
 */
export function playTicket(definition: PoolDefinition, ticket: PoolTicket): BoardOutcome {
  const { serial, prizeUnits, salt } = ticket;
  const draw = createFairStream({
    serverSeed: salt,
    clientSeed: 'fields',
    nonce: serial,
    domain: definition.id,
  });
  return ticketOutcome(definition, serial, prizeUnits, draw);
}

/**
 * A ticket of the player's own draws: `below(tickets)` is its place in the list, the best prizes first. Its serial is 0,
 * as it has no place in a pool.
 */
export function drawTicket(definition: PoolDefinition, draw: Draw): BoardOutcome {
  const rank = draw.below(definition.tickets, 'ticket');
  return ticketOutcome(definition, 0, prizeOfRank(definition, rank), draw);
}

/** The prize of the ticket that would come at this place if the best came first, in units; 0 for most. */
export function prizeOfRank({ prizes }: PoolDefinition, rank: number): number {
  let left = rank;
  return prizes.find(({ count }) => (left -= count) < 0)?.units ?? 0;
}

/**
 * Fills the fields: the places of the prize, `below(fields − i)` each, then the other fields from a heap in which each
 * other amount lies `matches − 1` times. No amount but the prize can stand on a ticket `matches` times.
 */
function ticketOutcome(
  definition: PoolDefinition,
  serial: number,
  prizeUnits: number,
  draw: Draw,
): BoardOutcome {
  const { fields: count, matches } = definition;
  const winning =
    prizeUnits > 0
      ? drawNumbers(draw, { first: 0, count, drawn: matches, what: 'field' }).sort((a, b) => a - b)
      : [];
  const heap = definition.prizes
    .filter(({ units }) => units !== prizeUnits)
    .flatMap(({ units }) => Array.from({ length: matches - 1 }, () => units));
  const drawn = count - winning.length;
  const others = drawNumbers(draw, { first: 0, count: heap.length, drawn, what: 'field' }).map(
    (place) => heap[place]!,
  );
  const fields = Array.from({ length: count }, (_, field) =>
    winning.includes(field) ? prizeUnits : others.shift()!,
  );
  return boardOutcome(definition, 'main', [{ kind: 'scratch', serial, fields, winning, units: prizeUnits }]);
}
