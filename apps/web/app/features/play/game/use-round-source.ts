import type { Currency } from '@croupier/domain/money/amounts';
import { useState } from 'react';
import { demoSource } from './demo-source.ts';
import type { Game } from '../table/game.ts';
import { serverSource, type RoundSource } from '../table/round-source.ts';
import { useInBrowser } from '../../../lib/use-in-browser.ts';

interface Visit {
  readonly game: Game;
  readonly demo: boolean;
  readonly playerId: string | undefined;
  readonly currency: Currency;
}

/** Where this visitor's rounds come from; null for a visitor who is not signed in and has not chosen demo play. */
export function useRoundSource(visit: Visit): RoundSource | null {
  const { game, demo, playerId, currency } = visit;
  // Made in the browser only: a demonstration draws its seeds there.
  const inBrowser = useInBrowser();
  // By the definition's hash: a loader's new object of the same definition must not end a demonstration.
  const name = inBrowser ? [game.mathHash, demo, playerId, currency].join() : '';
  const [made, setMade] = useState<{ name: string; source: RoundSource | null }>({ name: '', source: null });
  if (made.name !== name) setMade({ name, source: inBrowser ? sourceOf(visit) : null });
  return made.source;
}

function sourceOf({ game, demo, playerId, currency }: Visit): RoundSource | null {
  if (demo) return demoSource(game.definition, currency, BigInt(game.stakesMinor.at(-1) ?? 0));
  return playerId === undefined ? null : serverSource(playerId);
}
