import type { Profile } from '@croupier/contract/people/players';
import type { Balance } from '@croupier/domain/money/ledger';
import { avatarPath } from '@croupier/domain/people/avatars';
import { rulesInForce, type RegionPack } from '@croupier/domain/site/regions';
import { nicknameChangeFrom } from './change-profile.ts';
import type { ProfileOfMechanics } from './players-parts.ts';
import type { ProfileRow } from './profile-store.ts';
import type { RegionWish } from './region-wish-store.ts';

type Shown = Omit<
  Profile,
  | 'taxNumber'
  | 'namesHeld'
  | 'activeBonus'
  | 'subscribedPushIds'
  | 'subscribedToBot'
  | 'favoriteGames'
  | keyof ProfileOfMechanics
>;

/** What a player is shown of themselves. */
export function profileView(
  player: ProfileRow,
  wish: RegionWish | undefined,
  { balances, now }: { balances: readonly Balance[]; now: Date },
): Shown {
  const rules = rulesInForce({ ...player, wishedRegion: wish?.region ?? null });
  const { username, firstName, secondName, lastName, sex, birthday } = player;
  return {
    ...{ id: String(player.id), active: true },
    email: player.email,
    emailVerify: player.emailVerified,
    phone: player.phone,
    phoneVerify: player.phoneVerified,
    answered: player.answered,
    nickname: player.nickname,
    nicknameChangeFrom: nicknameChangeFrom(player.nicknameChangedAt, now)?.toISOString() ?? null,
    ...{ username, firstName, secondName, lastName, sex, birthday },
    avatar: player.avatar === null ? null : avatarPath(player.avatar),
    region: player.region,
    residence: player.residence,
    askRegion: player.regionAssumed,
    canDocUpload: player.answered,
    verifyStatus: player.verifyStatus,
    verifyLevel: player.verifyLevel,
    regionWish: wish
      ? {
          region: wish.region,
          askedAt: wish.askedAt.toISOString(),
          takesEffectAt: wish.takesEffectAt.toISOString(),
        }
      : null,
    language: player.language,
    userTheme: player.theme,
    speed: rules.turbo ? player.speed : 'normal',
    registerDate: player.createdAt.toISOString(),
    justRegistered: player.justRegistered,
    ...moneyView(rules, balances),
    ...NOT_YET,
  };
}

function moneyView(
  { currency, gameMoney }: RegionPack,
  balances: readonly Balance[],
): Pick<
  Shown,
  | 'balance'
  | 'balances'
  | 'balanceVersion'
  | 'bonusBalance'
  | 'currency'
  | 'gameMoney'
  | 'mainBalance'
  | 'virtualBalance'
> {
  const find = (kind: Balance['kind']) =>
    balances.find((balance) => balance.currency === currency && balance.kind === kind);
  const amountOf = (kind: Balance['kind']): bigint => find(kind)?.amountMinor ?? 0n;
  return {
    currency,
    balance: String(amountOf(gameMoney) + (gameMoney === 'real' ? amountOf('bonus') : 0n)),
    mainBalance: String(amountOf('real')),
    bonusBalance: String(amountOf('bonus')),
    virtualBalance: String(amountOf('play')),
    gameMoney,
    balanceVersion: Number(find(gameMoney)?.version ?? 0n),
    balances: balances.map((balance) => ({
      currency: balance.currency,
      kind: balance.kind,
      amountMinor: String(balance.amountMinor),
      version: Number(balance.version),
    })),
  };
}

/** Of mechanics that are not there. */
const NOT_YET = {
  hasAccessToVipClub: false,
  royalState: { hasAccessToRoyalClub: false, bonusState: 'EMPTY', bonusCode: null },
  nowActiveLottery: null,
  activeLottery: null,
} as const;
