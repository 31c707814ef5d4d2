import { isGridDefinition } from '@croupier/games';
import { lazy, Suspense, useState } from 'react';
import { useGameName } from '../../../lib/game-texts.ts';
import { useProfile } from '../../../lib/session.ts';
import { GiftBar } from '../../rewards/gifts/gift-bar.tsx';
import { GameHud } from './game-hud.tsx';
import { GameStage } from './game-stage.tsx';
import styles from './game.module.css';
import type { Game } from '../table/game.ts';
import type { Presenter } from '../table/presenter.ts';
import type { Rounds } from '../table/use-rounds.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useBetSlip } from './use-bet-slip.ts';
import { usePreferences } from './use-preferences.ts';
import { useShownBalance } from './use-shown-balance.ts';
import { useSpaceKey } from './use-space-key.ts';
import { useSpoken } from './use-spoken.ts';
import { useTable } from './use-table.ts';
import { useMoney, useTerms } from './use-terms.ts';
import { WinDetail } from './win-detail.tsx';

const GameInfo = lazy(() => import('./game-info.tsx'));

/** The game: what shows it, controls, what is said to a screen reader, and the sheet with everything about it. */
export function GameTable({ game, demo }: { game: Game; demo: boolean }) {
  const gameName = useGameName();
  const playerId = useProfile()?.id;
  const terms = useTerms(demo);
  const { region, currency, money } = terms;
  const bet = useBetSlip(game, currency);
  const preferences = usePreferences();
  const [presenter, setPresenter] = useState<Presenter | null>(null);
  const [isInfoOpen, setInfoOpen] = useState(false);

  const { source, gift, ended, rounds } = useTable({ game, demo, playerId, terms, bet, presenter });
  const balance = useShownBalance({ rounds, source, demo, terms });
  const onStage = rounds.shown ?? rounds.open;
  // Reels at rest still show the amounts of the last round; a board, those of the next bet.
  const resting = isGridDefinition(game.definition) ? rounds.last : null;
  const stageMoney = useMoney((onStage ?? resting)?.currency ?? currency);
  const mayPlay = source !== null && game.available && !ended;
  const autoplay = useAutoplay(rounds, {
    allowed: region.autoplay && mayPlay,
    giftId: gift.used?.id ?? null,
  });
  useSpaceKey(rounds.spin, mayPlay && !isInfoOpen && rounds.phase !== 'choosing');

  const table = { game, rounds, bet, preferences };
  return (
    <div className={styles.table} data-game={game.code}>
      <h1 className="visually-hidden">{gameName(game.code)}</h1>
      <div className={styles.notices}>
        <GiftBar gift={gift} isBusy={rounds.phase !== 'ready' || autoplay.left > 0} />
      </div>
      <GameStage
        {...table}
        demo={demo}
        money={stageMoney}
        ended={ended}
        onEndRead={gift.read}
        onPresenter={setPresenter}
      />
      <GameHud
        {...table}
        terms={terms}
        autoplay={autoplay}
        gift={gift.used}
        held={ended !== null}
        balance={source && balance}
        isAccount={playerId !== undefined && !demo}
        onInfo={() => setInfoOpen(true)}
      />
      <Said round={rounds.last} />
      {rounds.last && isGridDefinition(game.definition) && (
        <WinDetail round={rounds.last} definition={game.definition} />
      )}
      {isInfoOpen && (
        <Suspense>
          <GameInfo
            game={game}
            mode={bet.mode}
            stakeMinor={bet.stakeMinor}
            money={money}
            round={demo ? null : rounds.last}
            signedIn={playerId !== undefined && !demo}
            onClose={() => setInfoOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The last round in one sentence, for whoever does not see it. */
function Said({ round }: { round: Rounds['last'] }) {
  return (
    <p role="status" aria-live="polite" className="visually-hidden">
      {useSpoken(round)}
    </p>
  );
}
