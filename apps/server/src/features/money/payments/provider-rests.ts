import { isResting, restAfter, restWhileAsked, type ProviderRest } from '@croupier/domain/money/payments';
import type { Clock } from '../../../platform/clock.ts';

/** Providers that rest, as far as this process has asked them. */
export interface ProviderRests {
  /** Picks whom to ask: the first that does not rest, else the first. One whose rest is over rests on for all others until it is heard. */
  pick(waiting: readonly string[]): string;
  /** Remembers whether one that was picked has answered. */
  heard(name: string, isAnswered: boolean): void;
}

export function createProviderRests(clock: Clock): ProviderRests {
  const rests = new Map<string, ProviderRest | undefined>();
  const nowMs = () => clock.now().getTime();
  return {
    pick: (waiting) => {
      const name = waiting.find((each) => !isResting(rests.get(each), nowMs())) ?? waiting[0]!;
      rests.set(name, restWhileAsked(rests.get(name), nowMs()));
      return name;
    },
    heard: (name, isAnswered) =>
      void rests.set(name, restAfter(rests.get(name), { isAnswered, nowMs: nowMs() })),
  };
}
