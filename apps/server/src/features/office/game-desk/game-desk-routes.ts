import * as contract from '@croupier/contract/office/game-desk';
import { handleList } from '../../../platform/http/handle-list.ts';
import type { Http } from '../../../platform/http/http.ts';
import { refuse } from '../../../platform/refusal.ts';
import { listPicks } from '../../site/lobby/feature.ts';
import { actorOf } from '../audit/feature.ts';
import { catalogueList, listCatalogue, type CatalogueFilters, type CatalogueRow } from './catalogue-store.ts';
import { gameRowView } from './catalogue-view.ts';
import { declareMaximumWin } from './declare-maximum-win.ts';
import type { GameDeskParts } from './game-desk-parts.ts';
import { houseGames } from './house-games.ts';
import { listStudios } from './list-studios.ts';
import { OPEN_ROUNDS_LIST, type OpenRoundFilters, type OpenRoundLine } from './open-rounds-store.ts';
import { openRoundView } from './open-rounds-view.ts';
import { readGame } from './read-game.ts';
import { savePicks } from './save-picks.ts';
import { createStudioKey, retireStudioKey } from './studio-keys.ts';
import { switchGame } from './switch-game.ts';

const operatorOf = (call: Parameters<typeof actorOf>[0]) => ({
  ...actorOf(call),
  operatorId: call.operator.operatorId,
});

export function gameDeskRoutes(http: Http, parts: GameDeskParts): void {
  const { db } = parts;
  const list = catalogueList(parts.config.brand);

  handleList<typeof contract.listGameDesk, CatalogueRow, CatalogueFilters>(http, contract.listGameDesk, {
    ...{ db, list },
    view: gameRowView,
  });
  handleList<typeof contract.listOpenRoundsDesk, OpenRoundLine, OpenRoundFilters>(
    http,
    contract.listOpenRoundsDesk,
    { db, list: OPEN_ROUNDS_LIST, view: openRoundView },
  );

  http.handle(
    contract.getGameDesk,
    async ({ input }) => (await readGame(parts, list, input.params.code)) ?? refuse('not_found'),
  );
  http.handle(contract.switchGame, (call) => switchGame(parts, actorOf(call), call.input));
  http.handle(contract.listStudios, async () => ({ studios: await listStudios(parts, list) }));
  http.handle(contract.createStudioKey, (call) => createStudioKey(parts, operatorOf(call), call.input));
  http.handle(contract.retireStudioKey, (call) => retireStudioKey(parts, operatorOf(call), call.input));
  http.handle(contract.declareMaximumWin, (call) => declareMaximumWin(parts, actorOf(call), call.input));

  http.handle(contract.readPicks, async () => {
    const [picks, games] = await Promise.all([listPicks(db), listCatalogue(db, list)]);
    return {
      lists: contract.PICK_LISTS.map((each) => ({ list: each, games: picks[each] })),
      games: games.map(gameRowView).map(({ code, name, nameUa, studioName, state }) => ({
        ...{ code, name, nameUa, studio: studioName, state },
      })),
    };
  });
  http.handle(contract.savePicks, async (call) => {
    const known = new Set([
      ...houseGames().keys(),
      ...(await listCatalogue(db, list)).map(({ code }) => code),
    ]);
    return savePicks(parts, actorOf(call), call.input, known);
  });
}
