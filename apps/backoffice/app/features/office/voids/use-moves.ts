import type { RoundToVoid } from '@croupier/contract/office/voids';
import { useTranslations } from 'use-intl';
import { useMoney } from '../../../lib/format/money.tsx';

const MOVES = [
  'returnedMinor',
  'bonusReturnedMinor',
  'forfeitedMinor',
  'takenMinor',
  'bonusTakenMinor',
  'progressMinor',
] as const satisfies readonly (keyof NonNullable<RoundToVoid['moves']>)[];

/** What a void moves, a sentence each; what moves nothing is left out. */
export function useMoves({ moves, currency, state }: RoundToVoid): string[] {
  const t = useTranslations('voids.moves');
  const money = useMoney();
  if (!moves) return [];
  const said = MOVES.filter((name) => moves[name] !== '0').map((name) =>
    t(name, { sum: money(moves[name], currency) }),
  );
  return state === 'open' ? [t('ends'), ...said] : said;
}
