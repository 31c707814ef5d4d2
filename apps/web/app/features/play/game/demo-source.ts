import type { Currency } from '@croupier/domain/money/amounts';
import type { GameDefinition } from '@croupier/games';
import { onceReached } from '../../../lib/offline.ts';
import type { RoundSource } from '../table/round-source.ts';

/** So many of the highest stakes are given to play with, and again when they are gone. */
const STAKES_GIVEN = 20n;

/**
 * Demo play. The rules of all games and the draws of its house are fetched with the first round: who plays for money never
 * needs them here.
 * @param highestMinor the highest stake on offer
 */
export function demoSource(
  definition: GameDefinition,
  currency: Currency,
  highestMinor: bigint,
): RoundSource {
  const givenMinor = highestMinor * STAKES_GIVEN;
  const open = async () =>
    (await onceReached(() => import('./demo-house.ts'))).openDemoHouse(definition, currency, givenMinor);
  let opened: ReturnType<typeof open> | undefined;
  const house = () => (opened ??= open());
  return {
    keeps: null,
    givenMinor,
    play: async (...asked) => (await house()).play(...asked),
    step: async (...asked) => (await house()).step(...asked),
    open: async (...asked) => (await opened)?.open(...asked),
  };
}
