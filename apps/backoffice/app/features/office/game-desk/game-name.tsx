import type { GameRow } from '@croupier/contract/office/game-desk';
import { useLocale } from 'use-intl';

type Named = Pick<GameRow, 'name' | 'nameUa'>;

/** What a game is called in the language that the operator reads. */
export function useGameName(): (game: Named) => string {
  const locale = useLocale();
  return ({ name, nameUa }) => (locale.startsWith('uk') ? nameUa : name);
}

export function GameName({ game }: { game: Named }) {
  return <>{useGameName()(game)}</>;
}
