import type { BalanceKind, Currency } from '@croupier/domain';
import type { Clock } from '../../platform/clock.ts';
import type { Listener, LivePublication, StoredFact } from '../../platform/outbox.ts';
import { findNickname, maskedName } from '../players/index.ts';
import type { Catalogue } from './catalogue.ts';
import { winView } from './lobby-view.ts';
import { countRounds } from './plays-store.ts';
import { insertWin, trimWins } from './wins-store.ts';
import { createTellingBudget, worthTelling } from './worth-telling.ts';

/** How many wins are kept; the strip shows fewer. */
const KEPT_WINS = 200;

/** Rounds of the house and of other studios, which say the same of themselves. */
const ROUND_ENDS = ['round.settled', 'provider-round.ended'];

interface Settled {
  game: string;
  currency: Currency;
  kind: BalanceKind;
  stakeMinor: string;
  winMinor: string;
}

/** What the lobby learns from settled rounds: how much each game is played, by whom, and which wins to tell of. */
export function lobbyListeners(parts: { clock: Clock; catalogue: Catalogue }): Listener[] {
  const told = new WeakMap<StoredFact, LivePublication>();
  const budget = createTellingBudget();
  return [
    {
      name: 'lobby-plays',
      topics: ROUND_ENDS,
      handle: (tx, facts) =>
        countRounds(
          tx,
          facts.map(({ playerId, payload, createdAt }) => ({
            playerId,
            game: (payload as { game: string }).game,
            at: createdAt,
          })),
        ),
    },
    {
      name: 'lobby-winning-now',
      topics: ROUND_ENDS,
      handle: async (tx, facts) => {
        const worthy = worthTelling(facts.map(roundOf));
        const wins = worthy.slice(0, budget.take(worthy.length, performance.now()));
        if (wins.length === 0) return;
        const gameOf = await parts.catalogue.gameByCode();
        for (const { fact, playerId, ...win } of wins) {
          const nickname = await findNickname(tx, playerId);
          if (nickname === undefined) continue;
          const stored = await insertWin(tx, { ...win, playerName: maskedName(nickname) });
          const data = winView(stored, gameOf(win.game));
          told.set(fact, { playerId: null, message: { name: 'winningNow', data } });
        }
        await trimWins(tx, KEPT_WINS);
      },
      live: (facts) => facts.flatMap((fact) => told.get(fact) ?? []),
    },
  ];
}

function roundOf(fact: StoredFact) {
  const { game, currency, kind, stakeMinor, winMinor } = fact.payload as Settled;
  return {
    fact,
    playerId: fact.playerId,
    game,
    currency,
    kind,
    stakeMinor: BigInt(stakeMinor),
    winMinor: BigInt(winMinor),
    wonAt: fact.createdAt,
  };
}
