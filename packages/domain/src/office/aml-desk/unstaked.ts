import { sumIn } from '../../money/amounts/reference-rates.ts';
import { LINKED_DAYS, type AmlFacts, type AmlPayment } from './aml-facts.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const hourOf = (at: Date): number => Math.floor(at.getTime() / HOUR_MS);
const atLeastNone = (amount: bigint): bigint => (amount < 0n ? 0n : amount);
const less = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/**
 * Pay-outs of the day as far as they are of deposits that were not staked. A stake counts only after the deposit, so that nobody plays
 * first and sends money through afterwards. Stakes are known by the hour: in doubt they came before the pay-out.
 */
export function unstakedPayOuts(facts: AmlFacts): { value: number; payments: readonly AmlPayment[] } {
  const [deposits, outs]: [AmlPayment[], AmlPayment[]] = [[], []];
  let [open, sum, most] = [0n, 0n, 0n];
  for (const { payments, stakedCents } of hoursOf(facts)) {
    let staked = stakedCents;
    for (const payment of payments) {
      const cents = sumIn('EUR', [payment]);
      if (payment.way === 'in') {
        deposits.push(payment);
        open += cents;
        continue;
      }
      const played = less(open, staked);
      [open, staked] = [open - played, staked - played];
      const part = less(cents, open);
      if (!payment.isBack) open -= part;
      if (part === 0n || payment.at < facts.dayStart) continue;
      outs.push(payment);
      // One that was given back is asked for again: it is not added up, but says as much as the largest.
      if (!payment.isBack) sum += part;
      most = part > most ? part : most;
    }
    open = atLeastNone(open - staked);
  }
  return { value: Number(sum > most ? sum : most), payments: outs.length > 0 ? [...deposits, ...outs] : [] };
}

interface Hour {
  readonly payments: readonly AmlPayment[];
  readonly stakedCents: bigint;
}

/** Hours of the linked days in which something happened, in their order. */
function hoursOf({ dayStart, payments, stakes }: AmlFacts): Hour[] {
  const from = hourOf(new Date(dayStart.getTime() - (LINKED_DAYS - 1) * DAY_MS));
  const hours = [...payments.map(({ at }) => hourOf(at)), ...stakes.map(({ hour }) => hourOf(hour))];
  return [...new Set(hours)]
    .filter((hour) => hour >= from)
    .sort((a, b) => a - b)
    .map((hour) => ({
      payments: payments.filter(({ at }) => hourOf(at) === hour),
      stakedCents: sumIn(
        'EUR',
        stakes
          .filter((each) => hourOf(each.hour) === hour)
          .map(({ currency, stakedMinor }) => ({ currency, amountMinor: atLeastNone(stakedMinor) })),
      ),
    }));
}
