import { maskedName } from '@croupier/domain/people/players';
import { ROUND_ENDS } from '@croupier/domain/play/tallies';
import { reader, type LivePublication, type Reader, type StoredFact } from '../../../platform/outbox.ts';
import { findNickname } from '../../people/players/feature.ts';
import { counter } from '../../play/tallies/feature.ts';
import type { LobbyGames } from './lobby-games.ts';
import { winView } from './lobby-view.ts';
import { countRounds } from './plays-store.ts';
import { insertWin, KEPT_WINS, listWins, trimWins } from './wins-store.ts';
import { atLeast, createTellingBudget, floorOf, worthTelling } from './worth-telling.ts';

/** Counted together once in so long: a game's day is one row for all who play it. */
const COUNTED_EVERY_MS = 1_000;
/** Everybody sees it, and nobody waits for it. */
const TOLD_EVERY_MS = 250;

/** What the lobby learns from settled rounds: how much each game is played, by whom, and which wins to tell of. */
export function lobbyReaders(parts: { lobbyGames: LobbyGames }): Reader[] {
  const budget = createTellingBudget();
  return [
    counter({ name: 'lobby-plays', everyMs: COUNTED_EVERY_MS, count: countRounds }),
    reader({
      name: 'lobby-winning-now',
      topics: ROUND_ENDS,
      everyMs: TOLD_EVERY_MS,
      handle: async (tx, facts) => {
        const worthy = worthTelling(facts.filter(isMoney).map(roundOf));
        const wins = worthy.slice(0, budget.take(worthy.length, performance.now()));
        if (wins.length === 0) return [];
        const told: LivePublication[] = [];
        const gameOf = await parts.lobbyGames.gameByCode();
        const floor = floorOf(await listWins(tx, KEPT_WINS));
        for (const { playerId, ...win } of wins) {
          const nickname = await findNickname(tx, playerId);
          if (nickname === undefined) continue;
          const stored = await insertWin(tx, { ...win, playerName: maskedName(nickname) });
          if (atLeast(floor, [stored]).length === 0) continue;
          const data = winView(stored, gameOf(win.game));
          told.push({ playerId: null, message: { name: 'winningNow', data } });
        }
        await trimWins(tx, KEPT_WINS);
        return told;
      },
    }),
  ];
}

/** What a round of a gift wins is no money until the gift ends. */
const isMoney = ({ payload }: StoredFact<(typeof ROUND_ENDS)[number]>): boolean => !('gift' in payload);

function roundOf(fact: StoredFact<(typeof ROUND_ENDS)[number]>) {
  const { game, currency, kind, stakeMinor, winMinor } = fact.payload;
  return {
    playerId: fact.playerId,
    game,
    currency,
    kind,
    stakeMinor: BigInt(stakeMinor),
    winMinor: BigInt(winMinor),
    wonAt: fact.createdAt,
  };
}
