import { isGridDefinition, modesOf } from '@croupier/games';
import { buttonClass, Icon, IconButton } from '@croupier/ui';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useGameTexts } from '../../lib/game-texts.ts';
import { Link } from '../../lib/link.tsx';
import type { Game } from './game-table.tsx';
import styles from './game-hud.module.css';
import { SpinButton } from './spin-button.tsx';
import { neighbourStake } from './stake-choice.ts';
import type { Autoplay } from './use-autoplay.ts';
import type { Rounds } from './use-rounds.ts';

interface Props {
  game: Game;
  /** False for a visitor who is not signed in. */
  mayPlay: boolean;
  mode: string;
  onMode(mode: string): void;
  rounds: Rounds;
  /** Null where the region does not allow it; the same for `turbo`. */
  autoplay: Autoplay | null;
  turbo: boolean | null;
  soundOn: boolean;
  playMoney: boolean;
  money: (amountMinor: bigint) => string;
  balanceMinor: bigint;
  winMinor: bigint | null;
  stakeMinor: string;
  onStake(stakeMinor: string): void;
  onSpin(): void;
  onTurbo(): void;
  onSound(): void;
  onInfo(): void;
}

/** The bar under the stage. Real buttons, the one that spins under the thumb. */
export function GameHud({ mayPlay, rounds, autoplay, turbo, soundOn, ...props }: Props) {
  const t = useTranslations('game.hud');
  const { game, money, stakeMinor } = props;
  const { pathname } = useLocation();
  const texts = useGameTexts(game.code);
  const modes = modesOf(game.definition);
  const isBoard = !isGridDefinition(game.definition);
  const idle = rounds.phase === 'ready' && !autoplay?.left;
  const stakeButton = (step: 1 | -1, label: string, text: string) => {
    const next = neighbourStake(game.stakesMinor, stakeMinor, step);
    return (
      <button
        type="button"
        className={styles.step}
        aria-label={label}
        disabled={!next || !idle}
        onClick={() => next && props.onStake(next)}
      >
        <span aria-hidden="true">{text}</span>
      </button>
    );
  };
  return (
    <section className={styles.hud} aria-label={t('controls')}>
      <div className={styles.tools}>
        <IconButton label={t('info')} onClick={props.onInfo} className={styles.tool}>
          <Icon name="info" />
        </IconButton>
        <IconButton
          label={t(soundOn ? 'soundOff' : 'soundOn')}
          aria-pressed={soundOn}
          onClick={props.onSound}
          className={styles.tool}
        >
          <Icon name={soundOn ? 'sound' : 'mute'} />
        </IconButton>
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>{t(props.playMoney ? 'playBalance' : 'balance')}</dt>
          <dd data-testid="game-balance">{mayPlay ? money(props.balanceMinor) : '—'}</dd>
        </div>
        <div>
          <dt>{t('lastWin')}</dt>
          <dd className={props.winMinor ? styles.win : undefined} data-testid="game-win">
            {props.winMinor === null ? '—' : money(props.winMinor)}
          </dd>
        </div>
      </dl>
      <div className={styles.stake} role="group" aria-label={t('stake')}>
        {stakeButton(-1, t('stakeLess'), '−')}
        <p>
          <span>{t('stake')}</span>
          <output data-testid="game-stake">{money(BigInt(stakeMinor))}</output>
        </p>
        {stakeButton(1, t('stakeMore'), '+')}
      </div>
      {mayPlay ? (
        <SpinButton rounds={rounds} disabled={!game.available} onSpin={props.onSpin} />
      ) : (
        <Link
          to={`/login?redirect=${encodeURIComponent(pathname)}`}
          className={`${buttonClass({ look: 'gold', size: 'large' })} ${styles.signIn}`}
        >
          {t('signIn')}
        </Link>
      )}
      <div className={styles.pace}>
        {modes.length > 1 && (
          <select
            className={styles.pill}
            aria-label={t('mode')}
            value={props.mode}
            disabled={!idle || rounds.open !== null}
            onChange={(event) => props.onMode(event.target.value)}
          >
            {modes.map((mode) => (
              <option key={mode} value={mode}>
                {texts.mode(mode)}
              </option>
            ))}
          </select>
        )}
        {!isBoard && mayPlay && autoplay && (
          <button
            type="button"
            className={styles.pill}
            aria-pressed={autoplay.left > 0}
            onClick={autoplay.toggle}
            disabled={!game.available}
          >
            <Icon name="refresh" size={18} />
            {autoplay.left > 0 ? t('autoplayStop', { left: autoplay.left }) : t('autoplay')}
          </button>
        )}
        {!isBoard && mayPlay && turbo !== null && (
          <button type="button" className={styles.pill} aria-pressed={turbo} onClick={props.onTurbo}>
            <Icon name="bolt" size={18} />
            {t('turbo')}
          </button>
        )}
      </div>
    </section>
  );
}
