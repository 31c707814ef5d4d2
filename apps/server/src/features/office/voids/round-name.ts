import type { RoundKey } from '../../play/providers/feature.ts';

export type NamedRound =
  | { readonly of: 'house'; readonly playerId: bigint; readonly key: string }
  | { readonly of: 'studio'; readonly key: RoundKey };

/** The round of a name, which has the form that the contract asks for. */
export function roundOfName(name: string): NamedRound {
  const house = /^([0-9]+)\.([0-9a-f-]{36})$/.exec(name);
  if (house) return { of: 'house', playerId: BigInt(house[1]!), key: house[2]! };
  const colon = name.indexOf(':');
  return { of: 'studio', key: { provider: name.slice(0, colon), roundId: name.slice(colon + 1) } };
}
