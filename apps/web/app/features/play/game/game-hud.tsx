import type { Gift } from '@croupier/contract/rewards/gifts';
import { useTranslations } from 'use-intl/react';
import type { ShownBalance } from '../../../lib/held-balance.ts';
import styles from './game-hud.module.css';
import type { Game } from '../table/game.ts';
import type { AutoplayRun } from './autoplay-plan.ts';
import { HudFigures } from './hud-figures.tsx';
import { HudPace } from './hud-pace.tsx';
import { HudTools } from './hud-tools.tsx';
import { RoundStrip } from './round-strip.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { spinActionOf } from './spin-action.ts';
import { SpinButton } from './spin-button.tsx';
import { StakeStepper } from './stake-stepper.tsx';
import type { Autoplay } from './use-autoplay.ts';
import type { BetSlip } from './use-bet-slip.ts';
import type { Hold } from './use-hold.ts';
import type { PastRounds } from './use-past-rounds.ts';
import type { Preferences } from './use-preferences.ts';
import type { Rounds } from '../table/use-rounds.ts';
import { useMoney, type Terms } from './use-terms.ts';

interface Props {
  game: Game;
  terms: Terms;
  rounds: Rounds;
  bet: BetSlip;
  preferences: Preferences;
  autoplay: Autoplay;
  hold: Hold;
  /** The gift whose round the next one is: at its stake. */
  gift: Gift | null;
  /** True while no round can be begun: something has to be read first, or the stage is not there yet. */
  held: boolean;
  /** Null while there is nothing to play with: in the server's page, and for a visitor. */
  balance: ShownBalance | null;
  /** Whether that is an account's money, and not a demonstration's. */
  isAccount: boolean;
  /** Not signed in, and not in demo play either: can only look. */
  isVisitor: boolean;
  sitting: AutoplayRun;
  /** Null while the bar of a gift stands: there is room for one line beside a game. */
  past: PastRounds | null;
  onSheet(sheet: Sheet): void;
}

/** What opens over the game. */
export type Sheet = 'info' | 'stake' | 'auto' | 'keys' | 'rounds' | 'more';

/** The bar under the stage, or on a phone on its side the columns left and right of it. Real buttons, the one that spins under the thumb. */
export function GameHud({
  game,
  terms,
  rounds,
  bet,
  preferences,
  autoplay,
  hold,
  gift,
  held,
  balance,
  isAccount,
  isVisitor,
  sitting,
  past,
  onSheet,
}: Props) {
  const t = useTranslations('game.hud');
  const isIdle = rounds.phase === 'ready' && autoplay.left === null;
  const told = betTold({ rounds, bet, gift });
  const money = useMoney((rounds.shown ?? rounds.open)?.currency ?? terms.currency);
  return (
    <section className={styles.hud} aria-label={t('controls')}>
      {past && (
        <RoundStrip
          {...{ definition: game.definition, past }}
          shown={isAccount && rounds.phase === 'ready' ? rounds.last : null}
          onOpen={() => onSheet('rounds')}
        />
      )}
      <div className={styles.head}>
        <HudFigures terms={terms} rounds={rounds} balance={balance} isAccount={isAccount} />
        <HudTools
          game={game.code}
          preferences={preferences}
          hasFavourites={isAccount && !held}
          onInfo={() => onSheet('info')}
          onMore={() => onSheet('more')}
        />
      </div>
      <StakeStepper
        stakesMinor={game.stakesMinor}
        bet={told}
        money={money}
        disabled={!isIdle || gift !== null}
        onOpen={() => onSheet('stake')}
      />
      {isVisitor ? (
        <SignInLink />
      ) : (
        <SpinButton
          does={spinActionOf(game.definition, bet)}
          rounds={rounds}
          disabled={!game.available || held}
          hold={hold}
          onSpin={rounds.spin}
          onStop={autoplay.left === null ? null : autoplay.stop}
        />
      )}
      <HudPace
        {...{ game, terms, preferences, autoplay, sitting, money }}
        isVisitor={isVisitor}
        isAccount={isAccount}
        mayStart={game.available && !held}
        onAuto={() => onSheet('auto')}
      />
    </section>
  );
}

/** A round may have been begun elsewhere: its stake and mode are told, not those of the next bet here. */
function betTold({ rounds, bet, gift }: Pick<Props, 'rounds' | 'bet' | 'gift'>): BetSlip {
  const onStage = rounds.shown ?? rounds.open;
  if (onStage) return { ...bet, stakeMinor: onStage.stakeMinor, mode: onStage.entry.mode };
  return gift ? { ...bet, stakeMinor: gift.stakeMinor } : bet;
}
