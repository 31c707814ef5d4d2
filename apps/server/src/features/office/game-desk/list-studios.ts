import { CALL_HOURS, type Studio } from '@croupier/contract/office/game-desk';
import { systemClock } from '../../../platform/clock.ts';
import type { ListSql } from '../../../platform/list-sql.ts';
import { nameOfStudio } from '../../play/providers/feature.ts';
import { listCatalogue, type CatalogueFilters } from './catalogue-store.ts';
import type { GameDeskParts } from './game-desk-parts.ts';
import { listAlarmRules, listCallHours, namesOfOperators } from './studio-calls-store.ts';
import { callHours } from './studio-health.ts';
import { keyViews } from './studio-keys.ts';
import { listMaximumWins, listStudioHealth } from './studios-store.ts';

/** Every studio that has a game here or an address, by name. */
export async function listStudios(
  { db, clock, config, keys }: GameDeskParts,
  list: ListSql<CatalogueFilters>,
): Promise<Studio[]> {
  const now = systemClock.now();
  const since = new Date(now.getTime() - CALL_HOURS * 3_600_000);
  const [rows, health, maximumWins, calls, rules, names] = await Promise.all([
    listCatalogue(db, list),
    listStudioHealth(db, clock.now()),
    listMaximumWins(db),
    listCallHours(db, since),
    listAlarmRules(db),
    namesOfOperators(db),
  ]);
  const keysOf = new Map(
    await Promise.all(
      config.providers.map(
        async (provider) => [provider.code, keyViews(await keys.list(db, provider), names, now)] as const,
      ),
    ),
  );
  const ruleOf = (code: string) =>
    rules.find(({ provider }) => provider === code) ?? rules.find(({ provider }) => provider === '')!;
  const maximumOf = new Map(maximumWins.map(({ game, stakes }) => [game, stakes]));
  const gamesOf = Map.groupBy(
    rows.filter(({ kind }) => kind === 'studio'),
    ({ studio }) => studio,
  );
  const origins = new Map(config.providers.map(({ code, origin }) => [code, origin]));
  return [...new Set([...gamesOf.keys(), ...origins.keys()])].sort().map((code): Studio => {
    const known = health.find(({ provider }) => provider === code);
    const ofStudio = calls.filter(({ provider }) => provider === code);
    const signed = ofStudio.filter(({ status }) => status !== 'unsigned');
    const { errorPercent, callsLeast } = ruleOf(code);
    return {
      code,
      name: nameOfStudio(code),
      origin: origins.get(code) ?? null,
      keys: keysOf.get(code) ?? [],
      hours: callHours(ofStudio, { errorPercent, callsLeast }),
      rule: { errorPercent, callsLeast },
      lastRequestAt: lastOf([known?.lastRequestAt, ...signed.map(({ lastAt }) => lastAt)]),
      sessions: Number(known?.sessions ?? 0n),
      openRounds: Number(known?.openRounds ?? 0n),
      oldestOpenAt: known?.oldestOpenAt?.toISOString() ?? null,
      heldWins: Number(known?.heldWins ?? 0n),
      games: (gamesOf.get(code) ?? []).map(({ code: game, name, state, openRounds, roundsLately }) => ({
        ...{ code: game, name, state, maximumWinStakes: maximumOf.get(game) ?? null },
        ...{ openRounds: Number(openRounds), roundsLately: Number(roundsLately) },
      })),
    };
  });
}

function lastOf(instants: readonly (Date | null | undefined)[]): string | null {
  const known = instants.filter((instant) => instant instanceof Date);
  return known.length > 0 ? new Date(Math.max(...known.map(Number))).toISOString() : null;
}
