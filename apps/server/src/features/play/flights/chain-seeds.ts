import type { Database } from '../../../platform/database.ts';
import type { SeedVault } from '../fairness/feature.ts';
import { makeChain, seedsAround } from './chain-marks.ts';
import { findChain, type ChainRow } from './chains-store.ts';
import type { FlightRow } from './flights-store.ts';

interface Block {
  readonly from: number;
  readonly seeds: readonly string[];
  readonly publicSeed: string;
}

/** The seed at a place of a chain, and the chain's public seed. Throws where the chain still waits for its beacon. */
export type SeedOf = (
  at: Pick<FlightRow, 'game' | 'chain' | 'place'>,
) => Promise<{ readonly seed: string; readonly publicSeed: string }>;

const BLOCKS_KEPT = 4;

/** Opens chains a block at a time and remembers the last few blocks: flights go through a chain place by place. */
export function createSeedOf({ db, vault }: { readonly db: Database; readonly vault: SeedVault }): SeedOf {
  const blocks = new Map<string, Block>();

  async function blockOf(game: string, number: number, place: number): Promise<Block> {
    const name = `${game} ${number}`;
    const known = blocks.get(name);
    if (known && place >= known.from && place < known.from + known.seeds.length) return known;
    const row = await findChain(db, game, number);
    if (!row || row.publicSeed === null) throw new Error(`The chain ${name} decides nothing yet`);
    const marks = await marksOf(vault, row);
    const block = { ...seedsAround(marks, row.length, place), publicSeed: row.publicSeed };
    blocks.set(name, block);
    if (blocks.size > BLOCKS_KEPT) blocks.delete(blocks.keys().next().value!);
    return block;
  }

  return async ({ game, chain, place }) => {
    const { from, seeds, publicSeed } = await blockOf(game, chain, place);
    return { seed: seeds[place - from]!, publicSeed };
  };
}

async function marksOf(
  vault: SeedVault,
  { game, number, marksSealed, sealed, length }: ChainRow,
): Promise<Buffer> {
  if (marksSealed) return vault.unsealFor({ of: 'flight-marks', game, number }, marksSealed);
  return (await makeChain(vault.openFor({ of: 'flights', game, number }, sealed), length)).marks;
}
