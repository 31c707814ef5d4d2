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
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { catalogRoutes } from './catalog-routes.ts';
import { listSwitchedOff, mathsIdOf, upsertSwitch } from './catalog-store.ts';
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
  /** Every game of the house in the portfolio's order, with whether it is switched on. */
  list(): Promise<{ game: PortfolioGame; available: boolean }[]>;
  /** Holds from the next settlement on, in every process; rounds being settled finish. */
  setAvailable(code: string, available: boolean, reason: string): Promise<void>;
}

export function createCatalog({ db }: Needs<'db'>): Catalog {
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

  return {
    module: { name: 'catalog', routes: (http) => catalogRoutes(http, db) },
    warm: () => GAMES.forEach((game) => mathsOf(game.definition)),
    find,
    stakesIn,
    definitionOf,
    list: async () => {
      const off = await listSwitchedOff(db);
      return GAMES.map((game) => ({ game, available: !off.includes(game.definition.id) }));
    },
    setAvailable: (code, available, reason) => upsertSwitch(db, code, available, reason),
  };
}

function definitionOf(hash: string): GameDefinition {
  const definition = definitionByHash(hash);
  if (!definition) throw new Error(`The maths ${hash} of a stored round are not in the portfolio`);
  return definition;
}
