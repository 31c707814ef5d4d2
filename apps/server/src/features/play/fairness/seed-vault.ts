import { randomBytes } from 'node:crypto';
import { commitmentOf } from '@croupier/games';
import type { KeyRing } from '../../../platform/key-ring.ts';
import { boxSeals, sealedColumn, type ReadSeal } from '../../../platform/seals/sealed-column.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';

const SEED_BYTES = 32;

/** Makes server seeds, and keeps them sealed with a key that the database does not have. */
export interface SeedVault {
  /** A new server seed for a pair, sealed, with its commitment. */
  create(playerId: bigint, number: number): { sealed: Buffer; commitment: string };
  /** @returns the seed as 64 hexadecimal digits. Throws when the row was tampered with or the key is another. */
  open(playerId: bigint, number: number, sealed: Buffer): string;
  /** The same for what belongs to no player: a pool or a chain of a game. */
  createFor(place: HousePlace): { sealed: Buffer; commitment: string };
  openFor(place: HousePlace, sealed: Buffer): string;
  /** Keeps any bytes in the same way. */
  sealFor(place: HousePlace, content: Uint8Array): Buffer;
  unsealFor(place: HousePlace, sealed: Buffer): Buffer;
}

/** Where a seed of the house belongs: it opens nowhere else. */
export interface HousePlace {
  readonly of: 'pool' | 'flights' | 'flight-marks';
  readonly game: string;
  readonly number: number;
}

/** @param seedKey losing a key of it makes the unrevealed rounds that it sealed unverifiable for ever. */
export function createSeedVault(seedKey: KeyRing): SeedVault {
  const { seal, unseal, open } = createSecretBox(seedKey);
  const create = (place: string) => {
    const seed = randomBytes(SEED_BYTES);
    return { sealed: seal(place, seed), commitment: commitmentOf(seed.toString('hex')) };
  };
  const openAsHouse = (place: HousePlace, sealed: Buffer): Buffer => {
    const [now, ...before] = placesOfHouse(place);
    const opened = open(now, sealed) ?? before.map((each) => open(each, sealed)).find(Boolean);
    return opened?.content ?? unseal(now, sealed);
  };
  return {
    create: (playerId, number) => create(placeOf(playerId, number)),
    open: (playerId, number, sealed) => unseal(placeOf(playerId, number), sealed).toString('hex'),
    createFor: (place) => create(placeOfHouse(place)),
    openFor: (place, sealed) => openAsHouse(place, sealed).toString('hex'),
    sealFor: (place, content) => seal(placeOfHouse(place), content),
    unsealFor: openAsHouse,
  };
}

/** A sealed seed opens only in its own row: moved to another player or number it is refused. */
const placeOf = (playerId: bigint, number: number): string => `${playerId}:${number}`;
const placeOfHouse = ({ of, game, number }: HousePlace): string => `${of}:${game}:${number}`;

/** Seeds of the house that were sealed before their place named the game: they open as they were sealed. */
const FORMER_OWNERS: Partial<Record<HousePlace['of'], bigint>> = { pool: 0n, flights: -1n };

/** Where a seed of the house may have been sealed. */
function placesOfHouse(place: HousePlace): [string, ...string[]] {
  const before = FORMER_OWNERS[place.of];
  return [placeOfHouse(place), ...(before === undefined ? [] : [placeOf(before, place.number)])];
}

export const SEEDS_SEALED = sealedColumn({
  name: 'server seeds of players',
  table: 'seed_pair',
  column: 'server_seed_sealed',
  key: { player_id: 'bigint', number: 'integer' },
  seals: (seedKey) =>
    boxSeals(createSecretBox(seedKey), ({ player_id: playerId, number }) => [
      placeOf(playerId as bigint, number as number),
    ]),
});

/** Seals of a column of the house's, in a row that a game and a number name. */
export const houseSeals =
  (of: HousePlace['of']) =>
  (seedKey: KeyRing): ReadSeal =>
    boxSeals(createSecretBox(seedKey), ({ game, number }) =>
      placesOfHouse({ of, game: game as string, number: number as number }),
    );
