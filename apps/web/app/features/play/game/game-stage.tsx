import type { Gift } from '@croupier/contract/rewards/gifts';
import { isGridDefinition } from '@croupier/games';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl/react';
import { GiftEnd } from '../../rewards/gifts/gift-end.tsx';
import styles from './game.module.css';
import type { Game } from '../table/game.ts';
import type { Presenter } from '../table/presenter.ts';
import { StageView } from '../stage/stage-view.tsx';
import type { BetSlip } from './use-bet-slip.ts';
import { useInBrowser } from '../../../lib/use-in-browser.ts';
import type { Preferences } from './use-preferences.ts';
import type { Rounds } from '../table/use-rounds.ts';
import { later } from '../../../lib/offline.ts';

const BoardView = later(() => import('../board/staged-board.tsx'));

interface Props {
  game: Game;
  demo: boolean;
  rounds: Rounds;
  bet: BetSlip;
  preferences: Preferences;
  /** True while autoplay runs. */
  isAuto: boolean;
  money: (amountMinor: bigint) => string;
  /** A gift that is over, until that is read. */
  ended: Gift | null;
  onEndRead(gift: Gift): void;
  onPresenter(presenter: Presenter | null): void;
}

type ViewProps = Omit<Props, 'ended' | 'onEndRead'>;

/** Where rounds are shown, and over it the end of a gift until that is read. */
export function GameStage(props: Props) {
  const t = useTranslations('game');
  const { ended, onEndRead, ...view } = props;
  return (
    <div className={styles.stage}>
      <GameView {...view} />
      {view.demo && <p className={styles.demo}>{t('demo')}</p>}
      {ended && <GiftEnd gift={ended} onRead={() => onEndRead(ended)} />}
    </div>
  );
}

/** The canvas of a slot, or the board of another game. */
function GameView({ game, demo, bet, preferences: { levels, turbo }, ...view }: ViewProps) {
  const { definition } = game;
  const inBrowser = useInBrowser();
  if (isGridDefinition(definition))
    return <StageView {...view} game={game} definition={definition} levels={levels} turbo={turbo} />;
  // A board places things by style, which a page from the server must not carry.
  if (!inBrowser) return null;
  return (
    <Suspense>
      <BoardView
        {...view}
        game={game}
        definition={definition}
        demo={demo}
        levels={levels}
        turbo={turbo}
        stakeMinor={bet.stakeMinor}
        mode={bet.mode}
        onMode={bet.setMode}
        betChoice={bet.choice}
        onBetChoice={bet.setChoice}
      />
    </Suspense>
  );
}
