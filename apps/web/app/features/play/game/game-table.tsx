import { isGridDefinition, type GameDefinition } from '@croupier/games';
import { useState } from 'react';
import { useGameName } from '../../../lib/game-texts.ts';
import { useProfile } from '../../../lib/session.ts';
import { GiftBar } from '../../rewards/gifts/gift-bar.tsx';
import { BonusBar, useBonusHere } from './bonus-bar.tsx';
import { GameHud, type Sheet } from './game-hud.tsx';
import { GameNotice } from './game-notice.tsx';
import { GameStage } from './game-stage.tsx';
import styles from './game.module.css';
import type { Game } from '../table/game.ts';
import type { Presenter } from '../table/presenter.ts';
import { SessionStrip } from '../table/session-strip.tsx';
import { OpenSheet } from './open-sheet.tsx';
import { useBetSlip } from './use-bet-slip.ts';
import { usePace } from './use-pace.ts';
import { usePastRounds } from './use-past-rounds.ts';
import { usePreferences } from './use-preferences.ts';
import { useShownBalance } from './use-shown-balance.ts';
import { useSpoken, useSpokenLeft, type RunningOut } from './use-spoken.ts';
import { useStageMoney } from './use-stage-money.ts';
import { useTable } from './use-table.ts';
import { useTerms } from './use-terms.ts';
import { WinDetail } from './win-detail.tsx';

/** The game: what shows it, controls, what is said to a screen reader, and the sheet with everything about it. */
export function GameTable({ game, demo }: { game: Game; demo: boolean }) {
  const gameName = useGameName();
  const playerId = useProfile()?.id;
  const terms = useTerms(demo);
  const bet = useBetSlip(game, terms.currency);
  const preferences = usePreferences(terms.region);
  const [presenter, setPresenter] = useState<Presenter | null>(null);
  const [sheet, setSheet] = useState<Sheet | null>(null);

  const { source, gift, ended, rounds } = useTable({ game, demo, playerId, terms, bet, presenter });
  const balance = useShownBalance({ rounds, source, demo, terms });
  const stageMoney = useStageMoney(game, rounds, terms);
  const bonus = useBonusHere({ game, bet, terms, isOwnMoney: !demo && gift.used === null });
  const mayPlay = source !== null && game.available && !ended && !bonus?.isTooHigh;
  const table = { game, rounds, bet, preferences };
  const accountId = demo ? undefined : playerId;
  const isShown = presenter !== null;
  const past = usePastRounds({ game: game.code, playerId: accountId, last: rounds.last, wanted: isShown });
  const pace = usePace({ ...table, terms, mayPlay, gift: gift.used, onSheet: setSheet });
  const { autoplay, hold } = pace;
  const isResting = rounds.phase === 'ready' && autoplay.left === null;
  return (
    <div className={styles.table} data-game={game.code}>
      <h1 className="visually-hidden">{gameName(game.code)}</h1>
      <div className={styles.notices}>
        {accountId !== undefined && <SessionStrip kind={terms.isPlayMoney ? 'play' : 'real'} />}
        <GiftBar gift={gift} isBusy={!isResting} />
        <BonusBar here={bonus} game={game} bet={bet} last={rounds.last} />
        <GameNotice rounds={rounds} available={game.available} />
      </div>
      <GameStage
        {...{ ...table, demo }}
        preferences={{ ...preferences, turbo: preferences.turbo || hold.isOn }}
        isAuto={autoplay.left !== null}
        money={stageMoney}
        ended={ended}
        onEndRead={gift.read}
        onPresenter={setPresenter}
      />
      <GameHud
        {...table}
        {...pace}
        terms={terms}
        gift={gift.used}
        held={ended !== null || !isShown || !!bonus?.isTooHigh}
        balance={source && balance}
        isAccount={accountId !== undefined}
        isVisitor={playerId === undefined && !demo}
        past={gift.offered ? null : past}
        onSheet={setSheet}
      />
      <Said {...{ rounds, autoplay, gift: gift.used }} definition={game.definition} />
      {sheet && (
        <OpenSheet
          sheet={sheet}
          game={game}
          terms={terms}
          bet={bet}
          round={demo ? null : rounds.last}
          past={past.rounds}
          preferences={preferences}
          sitter={{ isPlayer: playerId !== undefined, demo, maySwitch: isResting }}
          onSheet={setSheet}
          onBegin={autoplay.begin}
          onClose={() => setSheet(null)}
        />
      )}
    </div>
  );
}

/**
 * For whoever does not see it: the last round in one sentence, in another how many are left of those that are counted, and
 * a slot's wins one by one. Of the two sentences only the one that changed is read.
 */
function Said({ definition, ...counted }: RunningOut & { definition: GameDefinition }) {
  const { last } = counted.rounds;
  return (
    <>
      <div role="status" aria-live="polite" aria-atomic="false" className="visually-hidden">
        {/* Another element for each round: one that says the same again would not be read. */}
        <p key={last?.id} aria-atomic="true">
          {useSpoken(last)}
        </p>
        <p aria-atomic="true">{useSpokenLeft(counted)}</p>
      </div>
      {last && isGridDefinition(definition) && <WinDetail round={last} definition={definition} />}
    </>
  );
}
