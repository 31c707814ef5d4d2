import type { Balance, Profile } from '@croupier/contract/people/players';
import type { ShownBalance } from './held-balance.ts';

/** What stakes can take in the player's region: real money and bonus money together, or play money. */
export function playable({
  balances,
  currency,
  gameMoney,
}: Pick<Profile, 'balances' | 'currency' | 'gameMoney'>): ShownBalance {
  const held = (wanted: Balance['kind']): bigint =>
    BigInt(balances.find((known) => known.kind === wanted && known.currency === currency)?.amountMinor ?? 0);
  const bonusMinor = gameMoney === 'real' ? held('bonus') : 0n;
  return { currency, kind: gameMoney, amountMinor: held(gameMoney) + bonusMinor, bonusMinor };
}

/**
 * The profile with one balance brought up to date; the same object when the news is old.
 * Versions grow by account, so a message that overtook another does no harm.
 */
export function withBalance(profile: Profile, news: Balance): Profile {
  const known = profile.balances.find(
    ({ kind, currency }) => kind === news.kind && currency === news.currency,
  );
  if (known && known.version >= news.version) return profile;
  const balances = known
    ? profile.balances.map((balance) => (balance === known ? news : balance))
    : [...profile.balances, news];
  if (news.currency !== profile.currency) return { ...profile, balances };
  const field = { real: 'mainBalance', bonus: 'bonusBalance', play: 'virtualBalance' } as const;
  return {
    ...profile,
    balances,
    balance: String(playable({ ...profile, balances }).amountMinor),
    [field[news.kind]]: news.amountMinor,
    balanceVersion: news.kind === profile.gameMoney ? news.version : profile.balanceVersion,
  };
}
