import { createFairStream, drawLoot, mayGive, tableHash, tapeDraw, type LootTableRow } from '@croupier/games';
import type { BooksCheck } from '../../../platform/books-check.ts';
import { readPortions } from '../../../platform/read-portions.ts';
import { DRAWS, LOOT_BOOKS, type KeptDraw } from './loot-books-store.ts';
import type { SeedVault } from './seed-vault.ts';

/** @param vault opens the seeds; without it no draw can be made again */
export const lootBooks = (vault: SeedVault | undefined, forcedDraws: boolean): readonly BooksCheck[] => [
  ...LOOT_BOOKS,
  ...(vault ? [drawsBooks(vault, forcedDraws)] : []),
];

/** Every draw is made again: whatever decides it and was changed since comes out otherwise. */
function drawsBooks(vault: SeedVault, forcedDraws: boolean): BooksCheck {
  return {
    name: 'loot-draws',
    says: 'Every draw from a table, made again from its seeds and rows, draws its place; what was given is that or its fallback.',
    walk: async (tx, told) => {
      for await (const draws of readPortions<KeptDraw>(tx, DRAWS)) {
        for (const draw of draws) {
          const why = faultOf(vault, draw, forcedDraws);
          if (why === undefined) continue;
          const { playerId, seedPair, domain, nonce } = draw;
          return { player_id: String(playerId), seed_pair: seedPair, domain, nonce, why };
        }
        told(draws.length);
      }
      return undefined;
    },
  };
}

/** @returns a sentence of what does not hold, or nothing */
function faultOf(vault: SeedVault, draw: KeptDraw, forcedDraws: boolean): string | undefined {
  const { playerId, seedPair, sealed, clientSeed, drawnPlace, givenPlace, draws } = draw;
  if (draws && !forcedDraws) return 'its draw was forced';
  if (draw.rows === null) return 'nobody has its table';
  if (sealed === null || clientSeed === null) return 'its pair of seeds is not there, or was never active';
  try {
    const rows = JSON.parse(draw.rows) as LootTableRow[];
    if (tableHash(rows) !== draw.tableHash) return 'its table is not the one that its hash names';
    const serverSeed = vault.open(playerId, seedPair, sealed);
    const stream = draws ? tapeDraw(draws) : createFairStream({ ...draw, serverSeed, clientSeed });
    const place = drawLoot(stream, rows);
    if (place !== drawnPlace) return `it should have drawn place ${place}`;
    if (givenPlace !== null && !mayGive(rows, drawnPlace, givenPlace))
      return `place ${givenPlace} is neither the drawn one nor its fallback`;
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
