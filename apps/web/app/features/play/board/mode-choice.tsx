import type { BoardDefinition } from '@croupier/games';
import { useTranslations } from 'use-intl/react';
import { useGameTexts } from '../../../lib/game-texts.ts';
import { Tokens } from './tokens.tsx';

interface Props {
  definition: BoardDefinition;
  mode: string;
  /** In the order they are offered in. */
  modes: readonly string[];
  disabled: boolean;
  onMode(mode: string): void;
}

/** The ways to play the game. */
export function ModeChoice({ definition, mode, modes, disabled, onMode }: Props) {
  const t = useTranslations('board');
  const texts = useGameTexts(definition.id);
  const options = modes.map((value) => ({ value, text: texts.mode(value) }));
  return <Tokens label={t('mode')} {...{ options, disabled }} value={mode} onChange={onMode} />;
}
