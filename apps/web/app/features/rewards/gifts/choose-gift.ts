import type { Gift } from '@croupier/contract/rewards/gifts';
import type { Currency } from '@croupier/domain/money/amounts';
import { convertBonus } from '@croupier/domain/rewards/purses';

/** The gift whose rounds this game can give: of several the one that ends first, then the oldest. */
export function giftFor(
  gifts: readonly Gift[],
  { game, currency }: { game: string; currency: Currency },
): Gift | null {
  const fitting = gifts.filter(
    (gift) => gift.state === 'ACTIVATED' && gift.currency === currency && gift.games.includes(game),
  );
  return fitting.sort(byEnd)[0] ?? null;
}

/** What its wins would become if it ended now; minor units. */
export const wouldBecome = ({ winMinor, maximumWinMinor }: Gift): bigint =>
  convertBonus(BigInt(winMinor), maximumWinMinor === null ? null : BigInt(maximumWinMinor)).convertedMinor;

const NEVER = '9999';

const byEnd = (a: Gift, b: Gift): number =>
  (a.expiresAt ?? NEVER).localeCompare(b.expiresAt ?? NEVER) || a.createdAt.localeCompare(b.createdAt);
