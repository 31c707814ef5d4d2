import type { Profile } from '@croupier/contract/people/players';
import type { Balance } from '@croupier/domain/money/ledger';
import { rulesInForce } from '@croupier/domain/site/regions';
import type { PlayerRow } from './players-store.ts';
import type { RegionWish } from './region-wish-store.ts';

/** What a player is shown of themselves. */
export function profileView(
  player: PlayerRow,
  wish: RegionWish | undefined,
  balances: readonly Balance[],
): Omit<Profile, 'activeBonus' | 'subscribedPushIds' | 'subscribedToBot'> {
  const { currency, gameMoney } = rulesInForce(player.region, wish?.region ?? null);
  const amountOf = (kind: Balance['kind']): string =>
    String(
      balances.find((balance) => balance.currency === currency && balance.kind === kind)?.amountMinor ?? 0n,
    );
  const played = balances.find((balance) => balance.currency === currency && balance.kind === gameMoney);
  return {
    id: String(player.id),
    email: player.email,
    emailVerify: player.emailVerifiedAt !== null,
    phone: player.phone,
    phoneVerify: player.phone !== null,
    nickname: player.nickname,
    region: player.region,
    regionWish: wish
      ? {
          region: wish.region,
          askedAt: wish.askedAt.toISOString(),
          takesEffectAt: wish.takesEffectAt.toISOString(),
        }
      : null,
    language: player.language,
    userTheme: player.theme,
    registerDate: player.createdAt.toISOString(),
    currency,
    mainBalance: amountOf('real'),
    bonusBalance: amountOf('bonus'),
    virtualBalance: amountOf('play'),
    gameMoney,
    balanceVersion: Number(played?.version ?? 0n),
    balances: balances.map((balance) => ({
      currency: balance.currency,
      kind: balance.kind,
      amountMinor: String(balance.amountMinor),
      version: Number(balance.version),
    })),
  };
}
