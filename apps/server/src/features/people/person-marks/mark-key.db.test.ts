import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { KeyRing } from '../../../platform/key-ring.ts';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { createMarkKey, MARK_KEY_SEALED } from './mark-key.ts';
import { createMarks } from './person-marks.ts';

const [FIRST, SECOND, THIRD] = [randomBytes(32), randomBytes(32), randomBytes(32)];

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());

const markUnder = (...seedKey: [Buffer, ...Buffer[]]) =>
  createMarks({ clock: systemClock, config: { seedKey } }).markOf(database.db, 'tax', 'UA\n3184710691');
const reseal = (...seedKey: [Buffer, ...Buffer[]]) =>
  MARK_KEY_SEALED.reseal({
    ...{ db: database.owner, files: {} as FileStore, told: () => {} },
    seedKey: seedKey satisfies KeyRing,
  });

test('a mark stays the same however the keys of the house change, and cannot be made without them', async () => {
  const mark = await markUnder(FIRST);
  expect(await markUnder(SECOND, FIRST)).toBe(mark);
  // What a server that was told of no second key does by itself.
  await createMarkKey({ seedKey: [FIRST] }).keepKey(database.db);
  expect([await markUnder(FIRST), await markUnder(SECOND, FIRST)]).toEqual([mark, mark]);
  expect(await markUnder(FIRST, SECOND)).toBe(mark);

  expect(await reseal(SECOND, FIRST)).toMatchObject({ byKey: [1, 0], unopened: 0 });
  expect(await markUnder(SECOND)).toBe(mark);
  expect(await reseal(THIRD, SECOND)).toMatchObject({ byKey: [1, 0], unopened: 0 });
  expect(await markUnder(THIRD)).toBe(mark);
  await expect(markUnder(FIRST)).rejects.toThrow();
});
