import { randomUUID } from 'node:crypto';
import { createPayIn } from '@croupier/contract/money/payments';
import { playRound } from '@croupier/contract/play/rounds';
import { activateBonus, assignBonus, listBonuses, readBonuses } from '@croupier/contract/rewards/bonuses';
import { BONUS } from '@croupier/contract/rewards/bonuses/kind';
import type { BonusTerms } from '@croupier/domain/rewards/bonuses';
import type { Programme } from '@croupier/domain/rewards/programmes';
import type { TestApp, TestPlayer } from '../../../platform/testing/test-app.ts';
import { verifyBooks } from '../../money/books/feature.ts';
import { balancesOf } from '../../money/ledger/feature.ts';
import { publishNow } from '../programmes/published.fixture.ts';

/** A sum on the shelf, wagered once at any game. */
export const TERMS: BonusTerms = {
  type: 'NON_DEPOSIT',
  amount: { UAH: '10000', EUR: '300', KZT: '100000', RON: '1500' },
  ...{ wagerTimes: 1, wagerBase: 'BONUS', order: 'REAL_FIRST', contributions: [], otherContribution: 100 },
  ...{ claimDays: 7, validDays: 14, trigger: { by: 'shelf' } },
};

/** The regions that allow a bonus without a deposit. */
const REGIONS = { regions: ['UA', 'EU', 'SL', 'RC'] } as const;

/** Half as much as was deposited. */
export const PERCENT: Partial<BonusTerms> = {
  ...{ type: 'PERCENT_ON_DEPOSIT', percent: 50 },
  ...{ maximum: TERMS.amount!, trigger: { by: 'deposit' } },
};

export function bonusesOf(site: TestApp) {
  const idOf = (player: TestPlayer, code: string) =>
    player.call(assignBonus, { params: { id: code }, query: {} }).then(({ id }) => id);
  return {
    put: (code: string, terms: Partial<BonusTerms> = {}, more: Partial<Programme> = {}, basedOn = 0) => {
      const whole = { ...TERMS, ...terms };
      const { amount, ...rest } = whole;
      const isSum = whole.type === 'FIXED' || whole.type === 'NON_DEPOSIT';
      return publishNow(
        site.db,
        BONUS,
        { code, terms: isSum ? { ...rest, amount: amount! } : rest, audience: REGIONS, ...more },
        basedOn,
      );
    },
    idOf,
    assign: (player: TestPlayer, id: string, promo?: string) =>
      player.call(assignBonus, { params: { id }, query: promo === undefined ? {} : { promo } }),
    activate: (player: TestPlayer, id: string) => player.call(activateBonus, { params: { id }, body: {} }),
    take: async (player: TestPlayer, code: string) =>
      player.call(activateBonus, { params: { id: await idOf(player, code) }, body: {} }),
    all: async (player: TestPlayer, archive = false) =>
      (await player.call(listBonuses, { query: archive ? { archive: 'true' } : {} })).bonuses,
    shelf: async (player: TestPlayer) =>
      (await player.call(readBonuses, { query: {} })).offers.map(({ code }) => code),
    play: (player: TestPlayer, stakeMinor: string) =>
      player.call(playRound, {
        body: { key: randomUUID(), game: 'sunny-orchard', stakeMinor, kind: 'real' },
      }),
    payIn: (player: TestPlayer, amountMinor: string, bonus?: string) =>
      player.call(createPayIn, {
        body: { key: randomUUID(), amountMinor, language: 'en', ...(bonus === undefined ? {} : { bonus }) },
      }),
    held: async (player: TestPlayer, kind: 'real' | 'bonus') =>
      (await balancesOf(site.db, player.id)).find((each) => each.kind === kind && each.currency === 'UAH')
        ?.amountMinor ?? 0n,
    faultsOfBooks: async () =>
      (await verifyBooks(site.owner)).checks.filter(({ difference }) => difference).map(({ name }) => name),
  };
}

/** How a call was refused: its status and key, and why. */
export const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    ({ status, key, details }: { status: number; key: string; details?: { why?: string; rule?: string } }) =>
      [status, key, details?.why ?? details?.rule].filter((each) => each !== undefined).join(' '),
  );
