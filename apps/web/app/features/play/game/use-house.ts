import type { Currency } from '@croupier/domain';
import { useState } from 'react';
import { demoHouse } from './demo-house.ts';
import type { Game } from '../table/game.ts';
import { serverHouse, type House } from '../table/house.ts';
import { useInBrowser } from '../../../lib/use-in-browser.ts';

interface Visit {
  readonly game: Game;
  readonly demo: boolean;
  readonly playerId: string | undefined;
  readonly currency: Currency;
}

/** Where this visitor's rounds come from; null for a visitor who is not signed in and has not chosen demo play. */
export function useHouse(visit: Visit): House | null {
  const { game, demo, playerId, currency } = visit;
  // Made in the browser only: a demonstration draws its seeds there.
  const inBrowser = useInBrowser();
  // By the definition's hash: a loader's new object of the same definition must not end a demonstration.
  const name = inBrowser ? [game.mathHash, demo, playerId, currency].join() : '';
  const [made, setMade] = useState<{ name: string; house: House | null }>({ name: '', house: null });
  if (made.name !== name) setMade({ name, house: inBrowser ? houseOf(visit) : null });
  return made.house;
}

function houseOf({ game, demo, playerId, currency }: Visit): House | null {
  if (demo) return demoHouse(game.definition, currency, BigInt(game.stakesMinor.at(-1) ?? 0));
  return playerId === undefined ? null : serverHouse(playerId);
}
