import type { Gift as GiftOnTheWire } from '@croupier/contract/rewards/gifts';
import { textOf } from '../purses/feature.ts';
import type { Gift } from './gifts-store.ts';

export const giftView = ({ terms, ...gift }: Gift): GiftOnTheWire => ({
  id: gift.id,
  state: gift.state,
  currency: gift.currency,
  games: [...gift.games],
  stakeMinor: String(gift.stakeMinor),
  rounds: gift.rounds,
  roundsLeft: gift.roundsLeft,
  winMinor: String(gift.winMinor),
  endsAs: terms.endsAs,
  wagerTimes: terms.endsAs === 'bonus' ? terms.wagerTimes : null,
  maximumWinMinor: textOf(terms.maximumWinMinor),
  createdAt: gift.createdAt.toISOString(),
  expiresAt: gift.expiresAt?.toISOString() ?? null,
  endedAt: gift.endedAt?.toISOString() ?? null,
  convertedMinor: String(gift.convertedMinor),
  forfeitedMinor: String(gift.forfeitedMinor),
  bonusId: gift.bonusId,
});
