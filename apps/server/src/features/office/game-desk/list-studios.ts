import type { Studio } from '@croupier/contract/office/game-desk';
import type { ListSql } from '../../../platform/list-sql.ts';
import { nameOfStudio } from '../../play/providers/index.ts';
import { listCatalogue, type CatalogueFilters } from './catalogue-store.ts';
import type { GameDeskParts } from './game-desk-parts.ts';
import { listMaximumWins, listStudioHealth } from './studios-store.ts';

/** Every studio that has a game here or an address, by name. */
export async function listStudios(
  { db, clock, config }: GameDeskParts,
  list: ListSql<CatalogueFilters>,
): Promise<Studio[]> {
  const [rows, health, maximumWins] = await Promise.all([
    listCatalogue(db, list),
    listStudioHealth(db, clock.now()),
    listMaximumWins(db),
  ]);
  const maximumOf = new Map(maximumWins.map(({ game, stakes }) => [game, stakes]));
  const gamesOf = Map.groupBy(
    rows.filter(({ kind }) => kind === 'studio'),
    ({ studio }) => studio,
  );
  const origins = new Map(config.providers.map(({ code, origin }) => [code, origin]));
  return [...new Set([...gamesOf.keys(), ...origins.keys()])].sort().map((code): Studio => {
    const now = health.find(({ provider }) => provider === code);
    return {
      code,
      name: nameOfStudio(code),
      origin: origins.get(code) ?? null,
      lastRequestAt: now?.lastRequestAt?.toISOString() ?? null,
      sessions: Number(now?.sessions ?? 0n),
      openRounds: Number(now?.openRounds ?? 0n),
      oldestOpenAt: now?.oldestOpenAt?.toISOString() ?? null,
      heldWins: Number(now?.heldWins ?? 0n),
      games: (gamesOf.get(code) ?? []).map(({ code: game, name, state, openRounds, roundsLately }) => ({
        ...{ code: game, name, state, maximumWinStakes: maximumOf.get(game) ?? null },
        ...{ openRounds: Number(openRounds), roundsLately: Number(roundsLately) },
      })),
    };
  });
}
