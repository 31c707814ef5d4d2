import type { FlightChain } from '@croupier/contract/play/flights';
import { QUICKNET, quicknetTimeOf, quicknetValue } from '@croupier/games/beacon/quicknet.ts';
import type { CheckState } from './verification-view.ts';

/**
 * Whether a chain's public seed is the value of the beacon's round that was named with it, before that round came out. That
 * it was named then is what the house says; whoever kept what was published knows.
 */
export function beaconState({ beacon, publicSeed, announcedAt }: FlightChain): CheckState {
  if (beacon?.network !== QUICKNET.hash || beacon.signature === null) return 'skipped';
  const isAhead = Date.parse(announcedAt) < quicknetTimeOf(beacon.round);
  return isAhead && quicknetValue(beacon.round, beacon.signature) === publicSeed ? 'agrees' : 'differs';
}
