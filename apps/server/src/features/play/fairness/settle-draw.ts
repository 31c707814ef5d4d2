import type { DrawProof } from '@croupier/contract/play/fairness';
import { mayGive, type LootTableRow } from '@croupier/games';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { proofOf } from './loot-proof.ts';
import { findDraw, findTable, setGiven, type LootKey, type LootRow } from './loot-store.ts';
import { openPairOf } from './seed-pairs.ts';
import type { SeedVault } from './seed-vault.ts';

export interface GivenLoot {
  /** The drawn place, or its fallback where the stock was gone. */
  readonly givenPlace: number;
  /** The reward that was given; null where the row gives nothing that is kept. */
  readonly rewardId: string | null;
}

/**
 * Says what is given for a draw. Said again, it is the same draw; said otherwise, or of a place that is neither the drawn one
 * nor its fallback, it throws: that is a bug, and the transaction with the reward goes back.
 */
export async function settleDraw(
  vault: SeedVault,
  tx: Tx,
  { key, ...given }: GivenLoot & { readonly key: LootKey },
): Promise<DrawProof> {
  const isNew = await setGiven(tx, key, given);
  const draw = await findDraw(tx, key);
  if (!draw) throw new Error(`There is no draw ${nameOf(key)}`);
  if (!isNew && (draw.givenPlace !== given.givenPlace || draw.rewardId !== given.rewardId))
    throw new Error(`Something else was given for the draw ${nameOf(key)}`);
  if (!mayGive(await rowsOf(tx, draw), draw.drawnPlace, given.givenPlace))
    throw new Error(`Place ${given.givenPlace} cannot be given for the draw ${nameOf(key)}`);
  return proofOf(draw, await openPairOf(tx, vault, key.playerId, key.seedPair));
}

/** A draw whose prize was given, with its proof and its table; undefined where there is none. */
export async function readDraw(
  vault: SeedVault,
  db: Queryable,
  key: LootKey,
): Promise<{ draw: LootRow; proof: DrawProof; rows: LootTableRow[] } | undefined> {
  const draw = await findDraw(db, key);
  if (!draw || draw.givenPlace === null) return undefined;
  const pair = await openPairOf(db, vault, key.playerId, key.seedPair);
  return { draw, proof: proofOf(draw, pair), rows: await rowsOf(db, draw) };
}

async function rowsOf(db: Queryable, { tableHash }: LootRow): Promise<LootTableRow[]> {
  const text = await findTable(db, tableHash);
  if (text === undefined) throw new Error(`There is no table ${tableHash}`);
  return JSON.parse(text) as LootTableRow[];
}

const nameOf = ({ playerId, seedPair, domain, nonce }: LootKey): string =>
  `${nonce} of ${domain} under pair ${seedPair} of player ${playerId}`;
