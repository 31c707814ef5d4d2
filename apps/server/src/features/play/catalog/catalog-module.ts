import type { RegionPack } from '@croupier/domain/site/regions';
import {
  definitionByHash,
  findGame,
  GAMES,
  mathHash,
  type GameDefinition,
  type PortfolioGame,
} from '@croupier/games';
import { mathsOf } from '@croupier/games/maths/maths-of.ts';
import type { Config } from '../../../platform/config.ts';
import type { Database } from '../../../platform/database.ts';
import type { Module } from '../../../platform/module.ts';
import { catalogRoutes } from './catalog-routes.ts';
import { mathsIdOf } from './catalog-store.ts';
import { createOpenness, type Openness, type ReadOpenness } from './openness.ts';
import { setOpen } from './set-switch.ts';
import { stakesIn } from './stake-units.ts';

/** A game as a round needs it. */
export interface CatalogGame {
  readonly code: string;
  readonly definition: GameDefinition;
  readonly mathsId: number;
}

export interface Catalog {
  readonly module: Module;
  /** Hashes every game's definition now and looks up what is declared of it, so that no player waits for it. */
  warm(): void;
  /** The game as it is offered now, whether switched on or off; undefined when there is none. */
  find(code: string): Promise<CatalogGame | undefined>;
  stakesIn(rules: RegionPack, definition: GameDefinition): bigint[];
  /** The definition a stored round was played by. Throws when the code no longer has it: it must keep every one. */
  definitionOf(mathHash: string): GameDefinition;
  /** Every game of the house in the portfolio's order, with for whom it is closed. */
  list(): Promise<({ game: PortfolioGame } & Openness)[]>;
  readonly openness: ReadOpenness;
  /** For everybody and at once. Holds from the next settlement on, in every process; rounds being settled finish. */
  setAvailable(code: string, available: boolean, reason: string): Promise<void>;
}

interface CatalogPlatform {
  readonly db: Database;
  /** Whose house it is; left out where no game is shown. */
  readonly config?: Pick<Config, 'brand'>;
}

export function createCatalog({ db, config }: CatalogPlatform): Catalog {
  const games = new Map<string, Promise<CatalogGame>>();

  async function find(code: string): Promise<CatalogGame | undefined> {
    const definition = findGame(code)?.definition;
    if (!definition) return undefined;
    const known = games.get(code);
    if (known) return known;
    const loading = mathsIdOf(db, {
      game: code,
      mathVersion: definition.mathVersion,
      mathHash: mathHash(definition),
    }).then((mathsId) => ({ code, definition, mathsId }));
    games.set(code, loading);
    loading.catch(() => games.delete(code)); // the next caller tries again
    return loading;
  }

  const openness = createOpenness(db, config?.brand);

  return {
    module: { name: 'catalog', routes: (http) => catalogRoutes(http, openness) },
    warm: () => GAMES.forEach((game) => mathsOf(game.definition)),
    find,
    stakesIn,
    definitionOf,
    list: async () => {
      const of = await openness();
      return GAMES.map((game) => ({ game, ...of(game.definition.id) }));
    },
    openness,
    setAvailable: (game, available, reason) => setOpen(db, { game, available, reason }),
  };
}

function definitionOf(hash: string): GameDefinition {
  const definition = definitionByHash(hash);
  if (!definition) throw new Error(`The maths ${hash} of a stored round are not in the portfolio`);
  return definition;
}
