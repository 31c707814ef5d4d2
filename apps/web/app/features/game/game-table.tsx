import type { OutputOf, Round, getGame } from '@croupier/contract';
import { REGIONS } from '@croupier/domain';
import type { GameDefinition } from '@croupier/games';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { gameBalance } from '../../lib/balance.ts';
import { useHoldBalance } from '../../lib/held-balance.ts';
import { useGameName } from '../../lib/game-texts.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useRegion } from '../../lib/root-data.ts';
import { useProfile } from '../../lib/session.ts';
import { GameHud } from './game-hud.tsx';
import { GameNotice } from './game-notice.tsx';
import styles from './game.module.css';
import { offeredStake } from './stake-choice.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useRemembered } from './use-remembered.ts';
import { useRounds } from './use-rounds.ts';
import { useSpaceKey } from './use-space-key.ts';
import { useStage } from './use-stage.ts';
import { useStageTexts } from './use-stage-texts.ts';
import { WinDetail } from './win-detail.tsx';

const GameInfo = lazy(() => import('./game-info.tsx'));

export type Game = Omit<OutputOf<typeof getGame>, 'definition'> & { readonly definition: GameDefinition };

/** The game: stage, controls, what is said to a screen reader, and the sheet with everything about it. */
export function GameTable({ game }: { game: Game }) {
  const t = useTranslations('game');
  const gameName = useGameName();
  const format = useFormat();
  const profile = useProfile();
  const visitorRegion = useRegion();
  const region = profile ? REGIONS[profile.region] : visitorRegion;
  const currency = profile?.currency ?? region.currency;
  const money = useMemo(
    () => (amountMinor: bigint) => format.money(amountMinor, currency),
    [format, currency],
  );
  const canvas = useRef<HTMLCanvasElement>(null);
  const { stage, failed, sound } = useStage(canvas, {
    definition: game.definition,
    texts: useStageTexts(),
    formatMoney: money,
  });
  const [wishedStake, setWishedStake] = useRemembered(
    `stake:${game.code}:${currency}`,
    game.stakesMinor[2] ?? '0',
  );
  const [soundOn, setSoundOn] = useRemembered('game-sound', 'off');
  const [turbo, setTurbo] = useState(false);
  const [info, setInfo] = useState(false);
  const stakeMinor = offeredStake(game.stakesMinor, wishedStake);
  const [said, setSaid] = useState('');
  const [shown, setShown] = useState<Round | null>(null);
  const rounds = useRounds({
    game: game.code,
    profile,
    stakeMinor,
    stage,
    minimumCycleMs: region.minimumCycleMs,
    mayStopReels: region.turbo,
    onShown: (round) => {
      setShown(round);
      setSaid(
        t(
          Number(round.winMinor) === 0
            ? 'said.lost'
            : BigInt(round.winMinor) > BigInt(round.stakeMinor)
              ? 'said.won'
              : 'said.returned',
          {
            win: format.money(round.winMinor, round.currency),
            balance: format.money(round.balanceAfterMinor, round.currency),
          },
        ),
      );
    },
  });
  const autoplay = useAutoplay(rounds, region.autoplay && profile !== null && game.available);
  const spin = () => {
    if (soundOn === 'on') sound.current?.setOn(true);
    rounds.spin();
  };
  useSpaceKey(spin, profile !== null && !info);
  useHoldBalance(rounds.heldMinor ?? (rounds.phase === 'asking' ? 'frozen' : null));
  const balanceMinor = rounds.heldMinor ?? BigInt((profile && gameBalance(profile)?.amountMinor) ?? 0);

  return (
    <div className={styles.table} data-game={game.code}>
      <h1 className="visually-hidden">{gameName(game.code)}</h1>
      <div className={styles.stage}>
        <canvas
          ref={canvas}
          className={styles.canvas}
          aria-hidden="true"
          data-phase={rounds.phase}
          data-ready={stage !== null}
        />
        {failed && <p className={styles.failed}>{t('cannotDraw')}</p>}
        <GameNotice rounds={rounds} available={game.available} />
      </div>
      <GameHud
        game={game}
        signedIn={profile !== null}
        rounds={rounds}
        autoplay={region.autoplay ? autoplay : null}
        money={money}
        balanceMinor={balanceMinor}
        winMinor={rounds.phase === 'ready' && shown ? BigInt(shown.winMinor) : null}
        stakeMinor={stakeMinor}
        onStake={setWishedStake}
        onSpin={spin}
        onInfo={() => setInfo(true)}
        playMoney={region.gameMoney === 'play'}
        turbo={region.turbo ? turbo : null}
        onTurbo={() => {
          stage?.setTurbo(!turbo);
          setTurbo(!turbo);
        }}
        soundOn={soundOn === 'on'}
        onSound={() => {
          sound.current?.setOn(soundOn !== 'on');
          setSoundOn(soundOn === 'on' ? 'off' : 'on');
        }}
      />
      <p role="status" aria-live="polite" className="visually-hidden">
        {said}
      </p>
      {shown && <WinDetail round={shown} definition={game.definition} />}
      {info && (
        <Suspense>
          <GameInfo
            game={game}
            stakeMinor={stakeMinor}
            money={money}
            round={shown}
            signedIn={profile !== null}
            onClose={() => setInfo(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
