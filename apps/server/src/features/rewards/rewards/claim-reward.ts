import type { Currency } from '@croupier/domain/money/amounts';
import type { OfferOver, Programme } from '@croupier/domain/rewards/programmes';
import type { PlainReward } from '@croupier/domain/rewards/rewards';
import type { Database, Tx } from '../../../platform/database.ts';
import { BUDGET, claim, claimAll, holdClaim, RECEIVERS, type Version } from '../programmes/feature.ts';

/** Something of which a programme has so many for everybody. */
export interface Stock {
  /** `stock`, `row 3`. */
  readonly what: string;
  readonly cap: number;
}

export interface ClaimedReward {
  readonly playerId: bigint;
  readonly version: Version;
  /** The id of the reward that will be given. */
  readonly id: string;
  readonly reward: PlainReward;
  readonly stock?: Stock | undefined;
  /** It was drawn already, so it is given: the budget counts it, and no longer says no. */
  readonly isDrawn?: true;
}

/** No budget is as large. */
const NO_CAP = 2n ** 62n;

/**
 * Claims what a reward takes of what is scarce over all players: a stock, a place among the receivers, money of the budget.
 * It is a statement of its own each, before the player's transaction; asked again for the same reward it finds its claims.
 * What is not given after all goes back by the job of claims, so whoever claims has seen before that the player may have it.
 * @returns which of them is used up; then none of them is claimed
 */
export const claimReward = (
  db: Database,
  claimed: ClaimedReward,
  now: Date,
): Promise<OfferOver | undefined> => claimAll(db, wishesOf(claimed), now);

function wishesOf({ playerId, version, id, reward, stock, isDrawn }: ClaimedReward) {
  const { caps } = version.programme;
  const key = { programmeId: version.id, key: id, playerId };
  const budget = reward.kind === 'money' ? budgetOf(caps, reward.currency) : undefined;
  return [
    ...(stock ? [{ ...key, what: stock.what, cap: BigInt(stock.cap), over: 'sold_out' as const }] : []),
    ...(caps.receivers === undefined || isDrawn
      ? []
      : [{ ...key, what: RECEIVERS, cap: BigInt(caps.receivers), over: 'full' as const }]),
    ...(reward.kind === 'money' && budget !== undefined
      ? [
          {
            ...{ ...key, what: BUDGET(reward.currency), cap: isDrawn ? NO_CAP : budget },
            ...{ amount: reward.amountMinor, over: 'budget' as const },
          },
        ]
      : []),
  ];
}

/**
 * Keeps what was claimed from being returned until the transaction that gives the reward ends.
 * @throws where it has been returned already: whoever asks again claims again
 */
export async function holdClaims(tx: Tx, claimed: ClaimedReward): Promise<void> {
  for (const wish of wishesOf(claimed))
    if (!(await holdClaim(tx, wish)))
      throw new Error(`The claim of ${wish.what} for ${wish.key} was returned`);
}

/** Claims a place among the receivers alone, for what is drawn after it. @returns whether there was one */
export async function claimReceiver(
  db: Database,
  { playerId, version, id }: Omit<ClaimedReward, 'reward'>,
  now: Date,
) {
  const { receivers } = version.programme.caps;
  if (receivers === undefined) return true;
  const wish = { playerId, programmeId: version.id, key: id, what: RECEIVERS, cap: BigInt(receivers) };
  return (await claim(db, wish, now)) !== 'full';
}

function budgetOf({ budget }: Programme['caps'], currency: Currency): bigint | undefined {
  const minor = budget?.[currency];
  return minor === undefined ? undefined : BigInt(minor);
}
