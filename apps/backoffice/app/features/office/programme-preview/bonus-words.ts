import { amountOf, type Draft, type DraftAmounts } from './draft.ts';
import type { Reader } from './reader.ts';

type Terms = NonNullable<Draft['terms']>;

/** Names in a few words of the site what a bonus gives; empty while its amounts are typed. */
export function bonusGives(terms: Terms, { say, format, currency }: Reader): string {
  const { type, percent = 0, amount, spins } = terms;
  const short = (minor: string) => format.money(minor, currency, { short: true });
  if (type === 'PERCENT_ON_DEPOSIT') {
    const share = format.percent(percent * 10_000, 0);
    const most = mostOf(terms, currency);
    return most === undefined
      ? say('bonuses.gives.percent', { percent: share })
      : say('bonuses.gives.percentUpTo', { percent: share, amount: short(most) });
  }
  if (!spins) {
    const sum = amountOf(amount, currency);
    return sum === undefined ? '' : short(sum);
  }
  const { games = [], rounds: count = 0 } = spins;
  const minor = amountOf(spins.stake, currency);
  if (minor === undefined) return say('bonuses.gives.spins', { count });
  const stake = format.money(minor, currency);
  const [game] = games;
  return game !== undefined && games.length === 1
    ? say('bonuses.gives.spinsIn', { count, game: say(`games.${game}.name`) || game, stake })
    : say('bonuses.mine.given', { count, stake });
}

/** The most that a percentage gives: its own, or its share of the largest deposit that counts. */
function mostOf(
  { percent = 0, maximum, maxDeposit }: Terms,
  currency: Reader['currency'],
): string | undefined {
  const most = amountOf(maximum, currency);
  const counted = amountOf(maxDeposit, currency);
  const shared = counted === undefined ? undefined : (BigInt(counted) * BigInt(Math.trunc(percent))) / 100n;
  if (most === undefined || shared === undefined) return most ?? shared?.toString();
  return shared < BigInt(most) ? String(shared) : most;
}

/** The deposit that it waits for; undefined where it waits for none. */
export function needsOf(terms: Terms, { say, format, currency }: Reader): string | undefined {
  const { type, minDeposit, trigger } = terms;
  const min = amountOf(minDeposit, currency);
  if (min !== undefined)
    return say('bonuses.needs.depositOf', { min: format.money(min, currency, { short: true }) });
  const isOfDeposit = type === 'PERCENT_ON_DEPOSIT' || /deposit$/.test(trigger?.by ?? '');
  return isOfDeposit ? say('bonuses.needs.deposit') : undefined;
}

/** The conditions of a bonus in sentences of the site, the most important first. */
export function bonusConditions(terms: Terms, { say, format, currency }: Reader): readonly string[] {
  const {
    spins,
    order,
    source = 'ALL',
    withdrawal = 'keeps',
    validDays,
    maxDeposit,
    maximumStake,
    maximumConversion,
  } = terms;
  const said = (key: string, amounts: DraftAmounts | undefined) => {
    const minor = amountOf(amounts, currency);
    return minor !== undefined && say(key, { amount: format.money(minor, currency, { short: true }) });
  };
  const lines = [
    said('bonuses.terms.mostDeposit', maxDeposit),
    spins && say('bonuses.terms.spins', { ends: spins.endsAs ?? 'real' }),
    spins?.endsAs !== 'real' && wagering(terms, { say, format, currency }),
    !spins && say(order === 'BONUS_FIRST' ? 'wallet.wager.bonusFirst' : 'wallet.wager.realFirst'),
    source !== 'ALL' && say(`wallet.wager.${source}`),
    (!spins || withdrawal === 'forfeits') && say(`bonuses.terms.${withdrawal}`),
    said('wallet.wager.maximum', maximumStake),
    said('wallet.wager.cap', maximumConversion),
    validDays !== undefined && say('bonuses.terms.days', { days: validDays }),
  ];
  return lines.filter((line) => typeof line === 'string' && line !== '') as string[];
}

function wagering(
  terms: Terms,
  { say, format, currency }: Pick<Reader, 'say' | 'format' | 'currency'>,
): string {
  const { wagerTimes: times = 0, wagerBase = 'BONUS', amount, type } = terms;
  if (times === 0) return say('bonuses.terms.none');
  const sum = type === 'PERCENT_ON_DEPOSIT' ? undefined : amountOf(amount, currency);
  if (wagerBase !== 'BONUS' || sum === undefined) return say(`bonuses.terms.of.${wagerBase}`, { times });
  const total = String(BigInt(sum) * BigInt(Math.trunc(times)));
  return say('bonuses.terms.wagering', { times, total: format.money(total, currency, { short: true }) });
}
