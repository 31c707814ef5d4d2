import type { BoardDefinition } from '@croupier/games';
import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { useGameTexts } from '../../../lib/game-texts.ts';
import styles from './mode-choice.module.css';

interface Props {
  definition: BoardDefinition;
  mode: string;
  /** In the order they are offered in. */
  modes: readonly string[];
  disabled: boolean;
  onMode(mode: string): void;
}

/** The ways to play as tokens beside the stage: one of them is taken. */
export function ModeChoice({ definition, mode, modes, disabled, onMode }: Props) {
  const t = useTranslations('board');
  const texts = useGameTexts(definition.id);
  const name = useId();
  return (
    <div className={styles.tokens} role="radiogroup" aria-label={t('mode')}>
      {modes.map((each) => (
        <label key={each} className={styles.token}>
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === mode}
            disabled={disabled}
            onChange={() => onMode(each)}
          />
          <span>{texts.mode(each)}</span>
        </label>
      ))}
    </div>
  );
}
