import { convertMinor, sumIn, type Currency, type Money } from '@croupier/domain/money/amounts';
import { levelFor, unlocksOf, type LevelUnlocks } from '@croupier/domain/people/documents';
import { REGIONS } from '@croupier/domain/site/regions';
import type { Tx } from '../../../platform/database.ts';
import { refuseByRule, type Refusal } from '../../../platform/refusal.ts';
import { findVerified, type Verified } from '../players/feature.ts';
import type { LimitsParts } from './limits-parts.ts';

type ByLevel = Refusal<never, 'verify_level'>;

/** Before everything that was ever deposited. */
const EVER = new Date(0);

/**
 * Whether a deposit is beyond what may be deposited in total by who has shown no more of themselves. Open deposits count, and so does the
 * money of every currency. The caller holds the lock of `lockPlayer`, which whoever changes the level takes as well.
 */
export async function refuseDepositByLevel(
  { deposits }: Pick<LimitsParts, 'deposits'>,
  tx: Tx,
  playerId: bigint,
  wanted: Money,
): Promise<ByLevel | undefined> {
  const { level, ...place } = await findVerified(tx, playerId);
  const maximumMinor = unlocksOf(place, level).depositMaximumMinor;
  if (maximumMinor === null) return undefined;
  const { currency } = REGIONS[place.region];
  const before = sumIn(currency, await deposits(tx, playerId, EVER));
  const wantedMinor = sumIn(currency, [wanted]);
  if (before + wantedMinor <= maximumMinor) return undefined;
  const needed = levelFor(
    place,
    ({ depositMaximumMinor: most }) => most === null || before + wantedMinor <= most,
  );
  const roomMinor = maximumMinor > before ? maximumMinor - before : 0n;
  const inWanted = (amountMinor: bigint) =>
    String(convertMinor(amountMinor, { from: currency, to: wanted.currency, rounding: 'down' }));
  return refuseByRule({
    ...{ rule: 'verify_level', period: null, currency: wanted.currency, until: null },
    ...{ limitMinor: inWanted(maximumMinor), leftMinor: inWanted(roomMinor) },
    verify: { level, needed: needed! },
  });
}

/** Whether a limit may be raised, or taken away, by who has shown no more of themselves. The caller holds the lock of `lockPlayer`. */
export async function refuseRaise(tx: Tx, playerId: bigint): Promise<ByLevel | undefined> {
  const verified = await findVerified(tx, playerId);
  return refuseClosed(verified, REGIONS[verified.region].currency, ({ limitsRaised }) => limitsRaised);
}

/** Refuses what the player's level does not open, and says from which level on it is open. @param opens whether a level does */
export function refuseClosed(
  { level, ...places }: Verified,
  currency: Currency,
  opens: (unlocks: LevelUnlocks) => boolean,
): ByLevel | undefined {
  if (opens(unlocksOf(places, level))) return undefined;
  return refuseByRule({
    ...{ rule: 'verify_level', period: null, currency, until: null, limitMinor: null, leftMinor: '0' },
    verify: { level, needed: levelFor(places, opens)! },
  });
}
