import { randomUUID } from 'node:crypto';
import { GAMES, MAIN_ENTRY, stakesFor, type GameDefinition } from '@croupier/games';
import type { Catalog } from '../../apps/server/src/features/play/catalog/feature.ts';
import type { Fairness, Seat } from '../../apps/server/src/features/play/fairness/feature.ts';
import { drawRound } from '../../apps/server/src/features/play/rounds/draw-round.ts';
import type { Database } from '../../apps/server/src/platform/database.ts';
import { CATCH_UP, INSERT_ROUNDS } from './fill-books-store.ts';

const PORTION = 5_000;

interface Player {
  readonly seat: Seat;
  balanceMinor: bigint;
  version: bigint;
}

interface Filled {
  readonly players: readonly Player[];
}

/** Players who sit and have what `FILL_ACCOUNTS` gave them. */
export async function seatPlayers(fairness: Fairness, count: number): Promise<Filled> {
  const players: Player[] = [];
  for (let id = 1n; id <= BigInt(count); id += 1n)
    players.push({ seat: await fairness.seats.of(id), balanceMinor: 1_000_000_000_000n, version: 1n });
  return { players };
}

/**
 * Writes so many rounds as they would have been played, drawn from their players' seeds: of every game that is decided at
 * once, game after game, player after player.
 */
export async function fillBooks(
  owner: Database,
  catalog: Catalog,
  { players }: Filled,
  rounds: number,
): Promise<void> {
  const games = await Promise.all(
    GAMES.filter(({ definition }) => isDecidedAtOnce(definition)).map(async ({ definition }) => ({
      definition,
      stakeMinor: stakesFor(definition, 100n)[0]!,
      mathsId: (await catalog.find(definition.id))!.mathsId,
    })),
  );
  for (let done = 0; done < rounds; done += PORTION) {
    const rows: unknown[][] = [];
    for (let n = done; n < Math.min(done + PORTION, rounds); n += 1) {
      const player = players[n % players.length]!;
      const { definition, stakeMinor, mathsId } = games[(n + Math.floor(n / players.length)) % games.length]!;
      const { seat, balanceMinor, version } = player;
      const { winMinor } = drawRound(definition, seat, seat.nextNonce, stakeMinor);
      const { playerId, nextNonce } = seat;
      rows.push([
        playerId,
        nextNonce,
        randomUUID(),
        mathsId,
        definition.id,
        stakeMinor,
        winMinor,
        balanceMinor,
        version,
        null,
      ]);
      seat.nextNonce += 1;
      player.balanceMinor += winMinor - stakeMinor;
      player.version += winMinor > 0n ? 2n : 1n;
    }
    await owner.query(
      INSERT_ROUNDS,
      rows[0]!.map((_, column) => rows.map((row) => row[column])),
      'fill',
    );
  }
  for (const statement of CATCH_UP) await owner.query(statement);
}

const NO_SEEDS = { serverSeed: '00'.repeat(32), clientSeed: 'none' };

/** Games on ways ask which free spins to play, once some are won. */
function isDecidedAtOnce(definition: GameDefinition): boolean {
  if (definition.engine === 'ways') return false;
  try {
    return drawRound(definition, NO_SEEDS, 0, 100n, { entry: MAIN_ENTRY }).outcome.open === null;
  } catch {
    return false;
  }
}
