import type { DrawProof } from '@croupier/contract/play/fairness';
import {
  createFairStream,
  drawLoot as placeOf,
  LOOT_DOMAIN_PREFIXES,
  tableHash,
  tableText,
  tapeDraw,
  type LootTableRow,
} from '@croupier/games';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database.ts';
import type { Tape } from './draw-tape.ts';
import { findPair, lockSeat } from './fairness-store.ts';
import { proofOf } from './loot-proof.ts';
import { insertDraw, keepTable, nextNonce, type LootKey } from './loot-store.ts';
import { activateByHouse, openSeat } from './open-seat.ts';
import { openPairOf, type OpenPair } from './seed-pairs.ts';
import type { SeedVault } from './seed-vault.ts';

export interface LootInput {
  readonly playerId: bigint;
  /** `drawDomainOf` the kind and the code of what is drawn for. */
  readonly domain: string;
  /** The programme and its version that the rows are of. */
  readonly programmeId: bigint;
  readonly version: number;
  readonly rows: readonly LootTableRow[];
}

export interface DrawnLoot {
  /** Names the draw, for `settleDraw` and for whoever asks again. */
  readonly key: LootKey;
  readonly drawnPlace: number;
  /** As if the drawn place were given; `settleDraw` answers it with the place that is. */
  readonly proof: DrawProof;
}

export interface LootDeps {
  readonly vault: SeedVault;
  readonly clock: Clock;
  readonly tape: Tape;
}

/**
 * Draws a place of a table for a player, from their own active seeds under the next nonce of the domain. The seat is locked
 * first, as everywhere: two draws at once take two nonces, and a rotation comes before or after. A player without a seat, or
 * whose first pair waits for a client seed, is given what a first round would give. Stocks take no part; what is given for
 * the draw is said by `settleDraw`. Throws on rows or a domain outside their bounds.
 */
export async function drawLoot(deps: LootDeps, tx: Tx, input: LootInput): Promise<DrawnLoot> {
  const { playerId, domain, programmeId, version, rows } = input;
  // A game's domain is that of its rounds: a draw in it would be one of them told beforehand.
  if (!LOOT_DOMAIN_PREFIXES.some((prefix) => domain.startsWith(prefix)))
    throw new RangeError(`Nothing is drawn for in ${domain}`);
  const hash = tableHash(rows);
  const pair = await lockActivePair(deps, tx, playerId);
  const of = { playerId, seedPair: pair.number, domain };
  const key: LootKey = { ...of, nonce: await nextNonce(tx, of) };
  const forced = deps.tape.take(playerId, domain);
  const drawnPlace = placeOf(forced ? tapeDraw(forced) : createFairStream({ ...pair, ...key }), rows);
  await keepTable(tx, hash, tableText(rows));
  const draw = { ...key, tableHash: hash, programmeId, version, drawnPlace, at: deps.clock.now() };
  await insertDraw(tx, { ...draw, draws: forced ?? null });
  return { key, drawnPlace, proof: proofOf({ ...draw, givenPlace: drawnPlace }, pair) };
}

/** Locks the seat, opened where there is none, and opens its pair, put to use where it waits. */
async function lockActivePair({ vault, clock }: LootDeps, tx: Tx, playerId: bigint): Promise<OpenPair> {
  const seat = (await lockSeat(tx, playerId)) ?? (await openAndLock(tx, vault, playerId));
  const { pair: number } = seat;
  if ((await findPair(tx, playerId, number))?.clientSeed === null)
    await activateByHouse(tx, { playerId, number, at: clock.now() });
  return openPairOf(tx, vault, playerId, number);
}

async function openAndLock(tx: Tx, vault: SeedVault, playerId: bigint) {
  await openSeat(tx, vault, playerId);
  const seat = await lockSeat(tx, playerId);
  if (!seat) throw new Error(`Player ${playerId} has no seat`);
  return seat;
}
