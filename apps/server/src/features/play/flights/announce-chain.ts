import { randomBytes } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Beacon, SeedVault } from '../fairness/feature.ts';
import { makeChain } from './chain-marks.ts';
import { insertChain, type PublicChain } from './chains-store.ts';

export interface ChainsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly vault: SeedVault;
  /** Where public seeds come from; without one, the house draws them. */
  readonly beacon?: Beacon | undefined;
  /** How many flights a chain decides. */
  readonly chainLength?: number;
}

/** At three flights a minute, most of a year. */
const CHAIN_LENGTH = 1_000_000;
/** So long before its time a beacon's round is named: whoever cares can keep a copy of what was announced. */
const ANNOUNCED_AHEAD_MS = 3_600_000;

/** Makes a chain and publishes its commitment. Where another process announced one of this number first, that one stands. */
export async function announceChain(
  { db, clock, vault, beacon, chainLength = CHAIN_LENGTH }: ChainsDeps,
  { game, number, kind }: Pick<PublicChain, 'game' | 'number' | 'kind'>,
): Promise<void> {
  const place = { of: 'flights', game, number } as const;
  const { sealed } = vault.createFor(place);
  const { commitment, marks } = await makeChain(vault.openFor(place, sealed), chainLength);
  const openedAt = clock.now();
  const isBeacon = kind === 'beacon' && beacon;
  await insertChain(db, {
    game,
    number,
    kind,
    commitment,
    // The house's own is drawn once the commitment is fixed; that it was drawn only once is the house's word.
    publicSeed: isBeacon ? null : randomBytes(16).toString('hex'),
    beaconNetwork: isBeacon ? beacon.network : null,
    beaconRound: isBeacon ? beacon.roundAfter(new Date(openedAt.getTime() + ANNOUNCED_AHEAD_MS)) : null,
    beaconSignature: null,
    length: chainLength,
    sealed,
    marksSealed: vault.sealFor({ of: 'flight-marks', game, number }, marks),
    openedAt,
  });
}
