import type { GameDefinition } from '@croupier/games';
import { Icon, IconButton } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useGameName } from '../../../lib/game-texts.ts';
import { toneOf, timesText, type PastRound } from './past-round.ts';
import styles from './round-strip.module.css';
import { useFirstLook } from './use-first-look.ts';
import { useHowItWins } from './use-how-it-wins.ts';
import type { PastRounds } from './use-past-rounds.ts';
import { useShareRound } from './use-share-round.ts';

interface Props {
  definition: GameDefinition;
  past: PastRounds;
  /** The round that has just been shown, where it is kept and can be shared. */
  shown: PastRound | null;
  onOpen(): void;
}

/** A line over the controls: to whoever meets the game, how it wins; to whoever plays it, what the last rounds paid. */
export function RoundStrip({ definition, past, shown, onOpen }: Props) {
  const gameName = useGameName();
  const [isFirstLook, putAway] = useFirstLook(definition.id, past);
  if (past.rounds.length > 0)
    return (
      <div className={styles.strip}>
        <Results rounds={past.rounds} onOpen={onOpen} />
        {shown && toneOf(shown) === 'great' && <ShareWin game={definition.id} round={shown} />}
      </div>
    );
  if (isFirstLook)
    return (
      <div className={styles.strip}>
        <HowItWins definition={definition} onRead={putAway} />
      </div>
    );
  return (
    <p className={styles.strip} aria-hidden="true">
      <span className={styles.name}>{gameName(definition.id)}</span>
    </p>
  );
}

function HowItWins({ definition, onRead }: { definition: GameDefinition; onRead(): void }) {
  const t = useTranslations('game.strip');
  return (
    <>
      <Icon name="trophy" size={20} className={styles.cup} />
      <p className={styles.how} data-testid="how-it-wins">
        {useHowItWins(definition)}
      </p>
      <IconButton label={t('gotIt')} className={styles.close} onClick={onRead}>
        <Icon name="close" size={18} />
      </IconButton>
    </>
  );
}

/** What the last rounds paid, the latest first; a press tells more of them. */
function Results({ rounds, onOpen }: { rounds: readonly PastRound[]; onOpen(): void }) {
  const t = useTranslations('game.strip');
  const format = useFormat();
  return (
    <button
      type="button"
      className={styles.results}
      aria-haspopup="dialog"
      data-testid="last-results"
      onClick={onOpen}
    >
      <Icon name="history" size={18} />
      <span className="visually-hidden">{t('last')}: </span>
      {rounds.map((round) => (
        <span key={round.id} className={styles.result} data-tone={toneOf(round)}>
          {timesText(round, format)}{' '}
        </span>
      ))}
    </button>
  );
}

function ShareWin({ game, round }: { game: string; round: PastRound }) {
  const t = useTranslations('game.strip');
  const share = useShareRound(game);
  const times = timesText(round, useFormat());
  return (
    <button type="button" className={styles.share} disabled={share.busy} onClick={() => share.start(round)}>
      <Icon name="share" size={18} />
      {t('share', { times })}
    </button>
  );
}
