import type { GameDefinition } from '@croupier/games';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useSymbolName } from '../../../lib/game-texts.ts';
import { featureRuleOf, winRuleOf } from './win-rule.ts';

/** One line that says how a game wins, and what begins its feature. */
export function useHowItWins(definition: GameDefinition): string {
  const t = useTranslations('game');
  const { number } = useFormat();
  const symbolName = useSymbolName(definition.id);
  const { key, numbers } = winRuleOf(definition);
  const written = Object.entries(numbers).map(([name, value]) => [name, number(value)]);
  const wins = t(`wins.${key}`, Object.fromEntries(written) as Record<string, string>);
  const feature = featureRuleOf(definition);
  if (!feature) return wins;
  return `${wins} ${t(`feature.${feature.key}`, { count: feature.count, symbol: symbolName(feature.symbol) })}`;
}
