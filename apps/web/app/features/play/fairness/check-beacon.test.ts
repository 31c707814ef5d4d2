import type { FlightChain } from '@croupier/contract/play/flights';
import { QUICKNET, quicknetTimeOf } from '@croupier/games/beacon/quicknet.ts';
import { expect, test } from 'vitest';
import { beaconState } from './check-beacon.ts';

const signature =
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39';
const beacon = { network: QUICKNET.hash, round: 1000, signature };
const chain: FlightChain = {
  number: 2,
  kind: 'beacon',
  commitment: '0'.repeat(64),
  publicSeed: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  length: 10,
  announcedAt: new Date(quicknetTimeOf(1000) - 1).toISOString(),
  beacon,
};

test('a public seed is the value of the round that was named before it came out, and every lie is found', () => {
  expect(beaconState(chain)).toBe('agrees');
  expect(beaconState({ ...chain, publicSeed: 'f'.repeat(64) })).toBe('differs');
  expect(beaconState({ ...chain, beacon: { ...beacon, round: 1001 } })).toBe('differs');
  const changed = signature.replace(/9$/, '8');
  expect(beaconState({ ...chain, beacon: { ...beacon, signature: changed } })).toBe('differs');
  expect(beaconState({ ...chain, announcedAt: new Date(quicknetTimeOf(1000)).toISOString() })).toBe(
    'differs',
  );
});

test('a round that is awaited, and a network nobody knows here, are not judged', () => {
  expect(beaconState({ ...chain, publicSeed: null, beacon: { ...beacon, signature: null } })).toBe('skipped');
  expect(beaconState({ ...chain, beacon: { ...beacon, network: 'other' } })).toBe('skipped');
  expect(beaconState({ ...chain, kind: 'house', beacon: null })).toBe('skipped');
});
