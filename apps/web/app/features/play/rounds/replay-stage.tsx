import { SILENT } from '../table/silent.ts';
import { isGridDefinition } from '@croupier/games';
import { Button, Icon } from '@croupier/ui';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTextsOfGame } from '../../../lib/game-texts.ts';
import type { Game } from '../table/game.ts';
import { StageView } from '../stage/stage-view.tsx';
import type { Presenter } from '../table/presenter.ts';
import type { Rounds } from '../table/use-rounds.ts';
import type { Replay } from './replay.ts';
import styles from './replay.module.css';
import { later } from '../../../lib/offline.ts';

const BoardView = later(() => import('../board/staged-board.tsx'));

/** Rounds that nobody can play: always in the middle of being shown, nothing to choose, nothing to spin. */
const NO_ROUNDS: Rounds = {
  phase: 'showing',
  last: null,
  open: null,
  shown: null,
  refusal: null,
  unanswered: false,
  spin: () => undefined,
  choose: () => undefined,
  follow: () => undefined,
  clearRefusal: () => undefined,
};
/** Long enough to see the reels begin to turn. */
const BEGIN_MS = 400;

/** The round on the stage it was played on, from its first turn to its end, as often as wanted. */
export default function ReplayStage({ replay, onClose }: { replay: Replay; onClose?: () => void }) {
  const t = useTranslations('rounds.replay');
  const format = useFormat();
  const [presenter, setPresenter] = useState<Presenter | null>(null);
  const { shown, watch } = useReplay(presenter, replay);
  const { currency, winMinor, stakeMinor, isGift } = replay;
  useTextsOfGame(replay.definition.id);
  return (
    <section className={styles.replay} aria-label={t('label')} data-testid="replay" data-shown={shown}>
      <div className={styles.stage} inert>
        <View replay={replay} onPresenter={setPresenter} />
      </div>
      <p className={styles.mark}>
        <Icon name="history" size={18} />
        {t('mark')}
      </p>
      <div className={styles.bar}>
        <p role="status" className={styles.said}>
          {shown
            ? t(isGift ? 'overGift' : 'over', {
                stake: format.money(stakeMinor, currency),
                win: format.money(winMinor, currency),
              })
            : t('showing')}
        </p>
        {shown ? (
          <Button icon={<Icon name="refresh" size={20} />} onClick={watch}>
            {t('again')}
          </Button>
        ) : (
          <Button disabled={!presenter} onClick={() => presenter?.skip(true)}>
            {t('skip')}
          </Button>
        )}
        {onClose && (
          <Button look="quiet" onClick={onClose}>
            {t('close')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** What the game shows its rounds with, given one that is over. */
function View({ replay, onPresenter }: { replay: Replay; onPresenter(presenter: Presenter | null): void }) {
  const { definition, outcome, mode, currency, stakeMinor } = replay;
  const format = useFormat();
  const money = useMemo(
    () => (amountMinor: bigint) => format.money(amountMinor, currency),
    [format, currency],
  );
  // The views look at the definition; of the game itself there is nothing to offer here.
  const game = { code: definition.id, definition } as unknown as Game;
  const view = { game, rounds: NO_ROUNDS, money, onPresenter };
  if (isGridDefinition(definition))
    return <StageView {...view} definition={definition} levels={SILENT} turbo={false} />;
  const picks =
    outcome.family === 'board'
      ? outcome.steps.flatMap((step) => (step.kind === 'draw' ? step.picks : []))
      : [];
  return (
    <Suspense>
      <BoardView
        {...view}
        definition={definition}
        demo
        isAuto
        levels={SILENT}
        turbo={false}
        stakeMinor={stakeMinor}
        mode={mode}
        onMode={NO_ROUNDS.clearRefusal}
        betChoice={picks.length > 0 ? picks : null}
        onBetChoice={NO_ROUNDS.clearRefusal}
      />
    </Suspense>
  );
}

/** Plays the round as soon as there is something to play it on, and again when asked. */
function useReplay(presenter: Presenter | null, replay: Replay): { shown: boolean; watch(): void } {
  const [shown, setShown] = useState(false);
  const [times, setTimes] = useState(1);
  const latest = useRef(replay);
  useEffect(() => {
    if (!presenter) return undefined;
    let gone = false;
    const { outcome, stakeMinor } = latest.current;
    presenter.spinUp();
    const timer = setTimeout(() => {
      void presenter.play(outcome, BigInt(stakeMinor)).then(() => {
        if (!gone) setShown(true);
      });
    }, BEGIN_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [presenter, times]);
  return {
    shown,
    watch: () => {
      setShown(false);
      setTimes(times + 1);
    },
  };
}
