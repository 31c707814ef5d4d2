import type { BoardDefinition } from '@croupier/games';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useGameTexts } from '../../../lib/game-texts.ts';
import styles from './staged-board.module.css';
import { Tokens } from './tokens.tsx';

interface Props {
  definition: BoardDefinition;
  mode: string;
  /** In the order they are offered in. */
  modes: readonly string[];
  disabled: boolean;
  /** What is seen in place of a mode's words; the chosen one is then told in words beside them. */
  shown?: (mode: string) => ReactNode;
  onMode(mode: string): void;
}

/** The ways to play the game. */
export function ModeChoice({ definition, mode, modes, disabled, shown, onMode }: Props) {
  const t = useTranslations('board');
  const texts = useGameTexts(definition.id);
  const options = modes.map((value) => ({ value, text: texts.mode(value), shown: shown?.(value) }));
  return (
    <>
      <Tokens label={t('mode')} {...{ options, disabled }} value={mode} onChange={onMode} />
      {shown && <p className={styles.way}>{texts.mode(mode)}</p>}
    </>
  );
}
