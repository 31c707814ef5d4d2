import { globSync } from 'node:fs';
import type { PersonalData } from '../../../platform/personal-data.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { notRefused } from '../../../platform/testing/not-refused.ts';
import type { StoredFact } from '../../../platform/outbox.ts';
import { createCodes, type Told } from '../codes/feature.ts';
import { createExclusions } from '../exclusions/feature.ts';
import {
  BIRTHDAY,
  cookie,
  newAddress,
  newEmail,
  PASSWORD,
  startPlayers,
} from '../players/players.fixture.ts';
import { signUp } from '../players/sign-up.ts';
import { createContacts } from './contacts-module.ts';
import { endResetLinks } from './links-store.ts';

export const OTHER_PASSWORD = 'another green river';
export const KEY = Buffer.alloc(32, 7);
export const PHONE = '+380671234567';

/** The feature without its routes, on a database of its own, with everything that it wrote. */
export async function startContacts() {
  const house = await startPlayers();
  const { database, clock, players } = house;
  players.parts.endResetLinks = endResetLinks;
  const { db } = database;
  const told: Told[] = [];
  const write = async (_: unknown, text: Told): Promise<void> => void told.push(text);
  const codes = createCodes(
    { db, clock, config: { sessionKey: KEY } },
    { writeLetter: write, writeSms: async (tx, text) => (await write(tx, text), 'written') },
  );
  const kept = await everyPersonal();
  const failed: unknown[] = [];
  const error = (_: string, about: object) => void failed.push(about);
  const { carryStops } = createExclusions({ db, clock, config: { sessionKey: KEY } });
  const { parts, module } = createContacts(
    { db, clock, error },
    { players, codes, writeLetter: write, carryStops, personal: () => kept },
  );

  let read = 0n;
  /** What the reader does of the sign-ups since. @returns the letters that it wrote */
  const readSignUps = async (): Promise<Told[]> => {
    const before = told.length;
    const facts = await database.owner.query<{ playerId: bigint }>(
      `SELECT id AS "playerId" FROM player WHERE id > $1 ORDER BY id`,
      [read],
    );
    read = facts.at(-1)?.playerId ?? read;
    await db.transaction(async (tx) => void (await module.readers![0]!.handle(tx, facts as StoredFact[])));
    return told.slice(before);
  };
  const claim = (email: string, password = PASSWORD) =>
    signUp(
      players.parts,
      { email, password, region: 'UA', language: 'en', birthday: BIRTHDAY },
      newAddress(),
    );
  const enter = async (username: string, password = PASSWORD): Promise<SignedIn> => {
    const { sessionId } = notRefused(await house.tryLogin(username, password));
    return (await players.authenticate(cookie(sessionId)))!;
  };
  /** Somebody new, with the secret of their letter. */
  const newClaim = async (email = newEmail(), password = PASSWORD) => {
    await claim(email, password);
    const letter = (await readSignUps()).findLast(({ to }) => to === email);
    return { email, player: await enter(email, password), token: letter ? secretOf(letter) : '' };
  };
  return { ...house, parts, jobs: module.jobs!, told, failed, readSignUps, claim, enter, newClaim };
}

/** What each feature keeps of a person, as in the whole house. */
const everyPersonal = async (): Promise<PersonalData[]> => {
  const files = globSync(`${import.meta.dirname}/../../*/*/personal-store.ts`);
  const stores = await Promise.all(
    files.map((file) => import(file) as Promise<Record<string, PersonalData>>),
  );
  return stores.flatMap((store) => Object.values(store));
};

/** The secret of a letter's link. */
export const secretOf = ({ params }: Told): string => params['link']!.split('#')[1]!;
