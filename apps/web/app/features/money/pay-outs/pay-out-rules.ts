import type { PayOutOptions } from '@croupier/contract/money/pay-outs';
import type { AskedPayOut } from './pay-outs-queries.ts';

/** Between which amounts one pay-out may be now: what the region says, what fits into the day, and what there is. */
export function boundsOf(options: PayOutOptions): { minimumMinor: bigint; maximumMinor: bigint } {
  const { minimumMinor, maximumMinor, dayLeftMinor, availableMinor } = options;
  const most = [maximumMinor, dayLeftMinor, availableMinor].map(BigInt);
  return {
    minimumMinor: BigInt(minimumMinor),
    maximumMinor: most.reduce((one, other) => (other < one ? other : one)),
  };
}

/** Why there is nothing to ask for, whatever is typed; undefined where there is. */
export function nothingToAsk(options: PayOutOptions): 'balance' | 'day' | undefined {
  const minimumMinor = BigInt(options.minimumMinor);
  if (BigInt(options.availableMinor) < minimumMinor) return 'balance';
  return BigInt(options.dayLeftMinor) < minimumMinor ? 'day' : undefined;
}

/** A pay-out that was sent and has not been answered yet. */
export interface PendingPayOut {
  readonly key: string;
  readonly asked: AskedPayOut;
}

/**
 * The pay-out to send: the unanswered one again when it is the same, so that a lost answer never makes two; a new one otherwise,
 * since a key may not be used for another.
 */
export function payOutToSend(
  pending: PendingPayOut | undefined,
  asked: AskedPayOut,
  newKey: () => string,
): PendingPayOut {
  const isSame = (['amountMinor', 'currency', 'methodId'] as const).every(
    (name) => pending?.asked[name] === asked[name],
  );
  return pending && isSame ? pending : { key: newKey(), asked };
}
