import { explainingDraw, type ExplainedDraw } from './explaining-draw.ts';
import { commitmentOf } from './fair-stream.ts';
import { drawLoot, mayGive, oddsOf, tableHash, type LootOdds, type LootTableRow } from './loot.ts';

/** A draw from a table as it is claimed to have been; rows are those of the table at that time. */
export interface ClaimedLoot {
  readonly domain: string;
  readonly serverSeed: string;
  /** The table as it was published before the draw. */
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly rows: readonly LootTableRow[];
  readonly tableHash: string;
  readonly drawnPlace: number;
  readonly givenPlace: number;
}

export interface LootVerification {
  /** Whether the revealed server seed is the one committed to before the draw. */
  readonly commitmentMatches: boolean;
  readonly commitment: string;
  /** Whether the rows are those of the table that was published. */
  readonly tableMatches: boolean;
  readonly tableHash: string;
  /** The place that follows from seeds and rows, and whether it is the one claimed. */
  readonly drawnPlace: number;
  readonly placeMatches: boolean;
  /** Whether the place that was given is the drawn one or its fallback. */
  readonly givenFits: boolean;
  readonly odds: LootOdds;
  readonly draw: ExplainedDraw;
}

/** Recomputes a draw from a table; runs in the browser. Throws on a seed, a domain or rows outside their grammar. */
export function verifyLoot(claimed: ClaimedLoot): LootVerification {
  const { serverSeed, clientSeed, nonce, domain, rows } = claimed;
  const draws: ExplainedDraw[] = [];
  const drawnPlace = drawLoot(explainingDraw({ serverSeed, clientSeed, nonce, domain }, draws), rows);
  const commitment = commitmentOf(serverSeed);
  const hash = tableHash(rows);
  return {
    commitmentMatches: commitment === claimed.commitment,
    commitment,
    tableMatches: hash === claimed.tableHash,
    tableHash: hash,
    drawnPlace,
    placeMatches: drawnPlace === claimed.drawnPlace,
    givenFits: mayGive(rows, drawnPlace, claimed.givenPlace),
    odds: oddsOf(rows),
    draw: draws[0]!,
  };
}
