import type { Currency } from '@croupier/domain';
import { useEffect, useState } from 'react';
import { demoHouse } from './demo-house.ts';
import type { Game } from './game-table.tsx';
import { serverHouse, type House } from './house.ts';

/** Where this visitor's rounds come from; null for a visitor who is not signed in and has not chosen demo play. */
export function useHouse(
  game: Game,
  demo: boolean,
  playerId: string | undefined,
  currency: Currency,
): House | null {
  const [house, setHouse] = useState<House | null>(null);
  // Made in the browser only: a demonstration draws its seeds there.
  useEffect(() => {
    const highestMinor = BigInt(game.stakesMinor.at(-1) ?? 0);
    if (demo) setHouse(demoHouse(game.definition, currency, highestMinor));
    else setHouse(playerId === undefined ? null : serverHouse(playerId));
    // The definition is the game's; a loader's new object of the same one must not end a demonstration.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [game.mathHash, demo, playerId, currency]);
  return house;
}
