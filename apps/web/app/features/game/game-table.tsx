import type { OutputOf, getGame } from '@croupier/contract';
import { REGIONS } from '@croupier/domain';
import { isGridDefinition, modesOf, type GameDefinition } from '@croupier/games';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { gameBalance } from '../../lib/balance.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useGameName } from '../../lib/game-texts.ts';
import { useHoldBalance } from '../../lib/held-balance.ts';
import { useRegion } from '../../lib/root-data.ts';
import { useProfile } from '../../lib/session.ts';
import { GameHud } from './game-hud.tsx';
import { GameNotice } from './game-notice.tsx';
import styles from './game.module.css';
import type { Presenter } from './presenter.ts';
import { StageView } from './stage-view.tsx';
import { offeredStake } from './stake-choice.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useHouse } from './use-house.ts';
import { useRemembered } from './use-remembered.ts';
import { useRounds } from './use-rounds.ts';
import { useSpaceKey } from './use-space-key.ts';
import { useSpoken } from './use-spoken.ts';
import { WinDetail } from './win-detail.tsx';

const GameInfo = lazy(() => import('./game-info.tsx'));
const BoardView = lazy(() => import('../board/board-view.tsx'));

export type Game = Omit<OutputOf<typeof getGame>, 'definition'> & { readonly definition: GameDefinition };

/** The game: what shows it, controls, what is said to a screen reader, and the sheet with everything about it. */
export function GameTable({ game, demo }: { game: Game; demo: boolean }) {
  const t = useTranslations('game');
  const gameName = useGameName();
  const format = useFormat();
  const profile = useProfile();
  const visitorRegion = useRegion();
  const region = profile && !demo ? REGIONS[profile.region] : visitorRegion;
  const currency = (!demo && profile?.currency) || region.currency;
  const money = useMemo(
    () => (amountMinor: bigint) => format.money(amountMinor, currency),
    [format, currency],
  );
  const { definition } = game;
  // A board places things by style, which a page from the server must not carry.
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  const house = useHouse(game, demo, profile?.id, currency);
  const [presenter, setPresenter] = useState<Presenter | null>(null);
  const [wishedStake, setWishedStake] = useRemembered(
    `stake:${game.code}:${currency}`,
    game.stakesMinor[2] ?? '0',
  );
  const stakeMinor = offeredStake(game.stakesMinor, wishedStake);
  const [mode, setMode] = useState(() => modesOf(definition)[0]!);
  const [betChoice, setBetChoice] = useState<readonly number[] | null>(null);
  const [soundOn, setSoundOn] = useRemembered('game-sound', 'off');
  const [turbo, setTurbo] = useState(false);
  const [info, setInfo] = useState(false);
  const rounds = useRounds({
    game: game.code,
    house,
    presenter,
    bet: { kind: region.gameMoney, stakeMinor, mode, choice: betChoice },
    minimumCycleMs: demo ? 0 : region.minimumCycleMs,
    mayStopReels: region.turbo,
  });
  const shown = rounds.last;
  const said = useSpoken(shown);
  const mayPlay = house !== null && game.available;
  const autoplay = useAutoplay(rounds, region.autoplay && mayPlay);
  useSpaceKey(rounds.spin, mayPlay && !info && rounds.phase !== 'choosing');
  useHoldBalance(demo ? null : (rounds.heldMinor ?? (rounds.phase === 'asking' ? 'frozen' : null)));
  const knownMinor = demo
    ? BigInt(shown?.balanceAfterMinor ?? house?.givenMinor ?? 0)
    : BigInt((profile && gameBalance(profile)?.amountMinor) ?? 0);
  const view = { game, rounds, money, stakeMinor, mode, onPresenter: setPresenter };

  return (
    <div className={styles.table} data-game={game.code}>
      <h1 className="visually-hidden">{gameName(game.code)}</h1>
      <div className={styles.stage}>
        {isGridDefinition(definition) ? (
          <StageView {...view} definition={definition} soundOn={soundOn === 'on'} turbo={turbo} />
        ) : inBrowser ? (
          <Suspense>
            <BoardView
              {...view}
              definition={definition}
              demo={demo}
              betChoice={betChoice}
              onBetChoice={setBetChoice}
            />
          </Suspense>
        ) : null}
        {demo && <p className={styles.demo}>{t('demo')}</p>}
        <GameNotice rounds={rounds} available={game.available} />
      </div>
      <GameHud
        game={game}
        mayPlay={house !== null}
        rounds={rounds}
        autoplay={region.autoplay ? autoplay : null}
        money={money}
        balanceMinor={rounds.heldMinor ?? knownMinor}
        winMinor={rounds.phase === 'ready' && shown ? BigInt(shown.winMinor) : null}
        stakeMinor={stakeMinor}
        onStake={setWishedStake}
        mode={mode}
        onMode={(next) => {
          setMode(next);
          setBetChoice(null);
        }}
        onSpin={rounds.spin}
        onInfo={() => setInfo(true)}
        playMoney={demo || region.gameMoney === 'play'}
        turbo={region.turbo ? turbo : null}
        onTurbo={() => setTurbo(!turbo)}
        soundOn={soundOn === 'on'}
        onSound={() => setSoundOn(soundOn === 'on' ? 'off' : 'on')}
      />
      <p role="status" aria-live="polite" className="visually-hidden">
        {said}
      </p>
      {shown && isGridDefinition(definition) && <WinDetail round={shown} definition={definition} />}
      {info && (
        <Suspense>
          <GameInfo
            game={game}
            mode={mode}
            stakeMinor={stakeMinor}
            money={money}
            round={demo ? null : shown}
            signedIn={profile !== null && !demo}
            onClose={() => setInfo(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
