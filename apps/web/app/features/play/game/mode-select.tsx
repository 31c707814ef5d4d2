import { modesOf, type GameDefinition } from '@croupier/games';
import { Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useGameTexts } from '../../../lib/game-texts.ts';
import styles from './mode-select.module.css';
import type { BetSlip } from './use-bet-slip.ts';

interface Props {
  definition: GameDefinition;
  bet: BetSlip;
  disabled: boolean;
}

/** The ways to play the game; nothing where there is one only. The chosen one is told whole, on several lines if need be. */
export function ModeSelect({ definition, bet, disabled }: Props) {
  const t = useTranslations('game.hud');
  const texts = useGameTexts(definition.id);
  const modes = modesOf(definition);
  if (modes.length < 2) return null;
  return (
    <div className={styles.mode}>
      <span aria-hidden="true">{texts.mode(bet.mode)}</span>
      <Icon name="down" size={16} />
      <select
        aria-label={t('mode')}
        value={bet.mode}
        disabled={disabled}
        onChange={(event) => bet.setMode(event.target.value)}
      >
        {modes.map((mode) => (
          <option key={mode} value={mode}>
            {texts.mode(mode)}
          </option>
        ))}
      </select>
    </div>
  );
}
