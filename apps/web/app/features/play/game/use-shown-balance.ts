import { playable } from '../../../lib/balance.ts';
import { useHoldBalance, type ShownBalance } from '../../../lib/held-balance.ts';
import { useProfile } from '../../../lib/session.ts';
import { balanceOnStage } from './balance-on-stage.ts';
import type { RoundSource } from '../table/round-source.ts';
import type { Rounds } from '../table/use-rounds.ts';
import type { Terms } from './use-terms.ts';

interface Table {
  readonly rounds: Rounds;
  readonly source: RoundSource | null;
  readonly demo: boolean;
  readonly terms: Terms;
}

/** The balance as far as rounds have been shown; the bar of the page is held to it as well. */
export function useShownBalance({ rounds, source, demo, terms }: Table): ShownBalance {
  const profile = useProfile();
  const { phase, last } = rounds;
  const onStage = balanceOnStage(demo ? null : profile, rounds);
  // An open round that is asked to go on may be paid before it is shown.
  useHoldBalance(demo ? null : phase === 'asking' ? 'frozen' : onStage);
  const { currency } = terms;
  if (demo) {
    const amountMinor = onStage?.amountMinor ?? BigInt(last?.balanceAfterMinor ?? source?.givenMinor ?? 0);
    return { amountMinor, bonusMinor: 0n, currency, kind: 'play' };
  }
  if (onStage) return onStage;
  return playable({ balances: profile?.balances ?? [], currency, gameMoney: terms.region.gameMoney });
}
