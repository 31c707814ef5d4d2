import { LATELY_DAYS, RETURN_DAYS, type GameDesk, type ReturnDay } from '@croupier/contract/office/game-desk';
import { judgeReturn } from '@croupier/domain/play/returns';
import { modesOf, stakeUnitsOf } from '@croupier/games';
import { declaredSheetOf } from '@croupier/games/maths/declared.ts';
import type { ListSql } from '../../../platform/list-sql.ts';
import { listDays, listTallies, mathsView } from '../../play/returns/feature.ts';
import { findCatalogueRow, type CatalogueFilters } from './catalogue-store.ts';
import { gameRowView } from './catalogue-view.ts';
import type { GameDeskParts } from './game-desk-parts.ts';
import * as store from './game-page-store.ts';
import { houseGames, type HouseGame } from './house-games.ts';

const DAY_MS = 86_400_000;

/** One game with all that its page tells; undefined when there is none of this code. */
export async function readGame(
  { db, clock }: Pick<GameDeskParts, 'db' | 'clock'>,
  list: ListSql<CatalogueFilters>,
  code: string,
): Promise<GameDesk | undefined> {
  const row = await findCatalogueRow(db, list, code);
  if (!row) return undefined;
  const house = row.kind === 'house' ? houseGames().get(code) : undefined;
  const since = (days: number) =>
    new Date(clock.now().getTime() - (days - 1) * DAY_MS).toISOString().slice(0, 10);
  const [alarms, versions, history, lately, studioGame, tallies, days] = await Promise.all([
    store.listAlarms(db, code),
    store.listVersions(db, code),
    store.listHistory(db, code),
    store.sumLately(db, code, since(LATELY_DAYS)),
    row.kind === 'studio' ? store.findStudioGameRow(db, code) : undefined,
    house ? listTallies(db, [house.mathHash]) : [],
    house ? listDays(db, house.mathHash, since(RETURN_DAYS)) : [],
  ]);
  return {
    game: gameRowView(row),
    modes: house ? mathsView(house.definition, tallies).modes : [],
    days: house ? days.flatMap((day) => dayView(house, day) ?? []) : [],
    lately: lately.map(({ currency, rounds, turnoverMinor, winMinor }) => ({
      ...{ currency, rounds: Number(rounds) },
      ...{ turnoverMinor: String(turnoverMinor), winMinor: String(winMinor) },
    })),
    alarms: alarms.map(alarmView),
    versions: versions.map(({ firstSeenAt, ...version }) => ({
      ...version,
      firstSeenAt: firstSeenAt.toISOString(),
    })),
    history: history.map(historyView),
    studioGame: studioGame ? { ...studioGame, changedAt: studioGame.changedAt.toISOString() } : null,
  };
}

/** A mode that the game no longer has declares nothing that a day could be held against. */
function dayView(
  { definition }: HouseGame,
  day: Awaited<ReturnType<typeof listDays>>[number],
): ReturnDay | undefined {
  if (!modesOf(definition).includes(day.mode)) return undefined;
  const sheet = declaredSheetOf(definition, day.mode);
  const { actual, expectedFrom, expectedTo } = judgeReturn(sheet, day, stakeUnitsOf(definition));
  const { mode, money, rounds } = day;
  return { day: day.day, mode, money, rounds, actual, expectedFrom, expectedTo };
}

const alarmView = ({ raisedAt, endedAt, rounds, ...alarm }: store.AlarmRow): GameDesk['alarms'][number] => ({
  ...alarm,
  rounds: Number(rounds),
  raisedAt: raisedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});

const historyView = (row: store.HistoryRow): GameDesk['history'][number] => ({
  ...row,
  position: String(row.position),
  at: row.at.toISOString(),
  before: stateOf(row.before),
  after: stateOf(row.after),
});

const stateOf = (text: string | null): unknown => (text === null ? null : JSON.parse(text));
