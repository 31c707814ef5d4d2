import { seedPairs } from '@croupier/contract/play/fairness';
import { playRound } from '@croupier/contract/play/rounds';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { factsAreRead } from '../../../platform/testing/facts-read.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import type { TestOffice } from '../operators/office.fixture.ts';

export const SLOT = 'sunny-orchard';

/** A round of a slot for 5 hryvnia of the player's own money. @returns its id */
export async function stake(player: TestPlayer): Promise<string> {
  const key = randomUUID();
  await player.call(playRound, { body: { key, game: SLOT, stakeMinor: '500', kind: 'real' } });
  return key;
}

export interface Entry {
  readonly act: string;
  readonly operator: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly reason: string | null;
}

/** What the log has of a player, oldest first. */
export const logOf = (office: TestOffice, id: bigint): Promise<Entry[]> =>
  office.site.owner.query<Entry>(
    `SELECT act, operator, before, after, reason FROM audit_entry WHERE subject_kind = 'player' AND subject_id = $1
ORDER BY position`,
    [String(id)],
  );

export const actsOf = async (office: TestOffice, id: bigint): Promise<string[]> =>
  (await logOf(office, id)).map(({ act }) => act);

export const untilRead = (office: TestOffice) =>
  expect.poll(() => factsAreRead(office.site.owner), { timeout: 15_000 }).toBe(true);

/** What a call about one player is given: its address, and its body where it has one. */
export const about = (id: bigint, body?: object) =>
  ({ params: { id: String(id) }, ...(body ? { body } : { query: {} }) }) as never;

/** With a seat: an act that makes one first waits for the player's row twice. */
export async function seated(player: TestPlayer): Promise<TestPlayer> {
  await player.call(seedPairs, {});
  return player;
}

/** Holds a row while calls queue up behind it. @returns their answers, once it is let go */
export async function holding<T>(
  office: TestOffice,
  row: string,
  queue: () => Promise<Promise<T>[]>,
): Promise<T[]> {
  const hold = await office.site.owner.pool.connect();
  try {
    await hold.query('BEGIN');
    await hold.query(`SELECT FROM ${row} FOR UPDATE`);
    const calls = await queue();
    await hold.query('COMMIT');
    return await Promise.all(calls);
  } finally {
    hold.release();
  }
}
