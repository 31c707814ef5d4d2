import { CODE_KEPT_MS, CODE_TRIES, CODE_WAIT_MS } from '@croupier/domain/people/contacts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startCodes } from './codes.fixture.ts';
import { deleteCodesBefore } from './codes-store.ts';

let { db, owner, drop, clock, told, codes, open, lastCode } = {} as Awaited<ReturnType<typeof startCodes>>;
beforeAll(async () => {
  ({ db, owner, drop, clock, told, codes, open, lastCode } = await startCodes());
});
afterAll(() => drop());
beforeEach(() => clock.setOffset(0));

const PHONE = '+380671234567';
const send = (playerId: bigint, destination = PHONE, purpose: 'phone' | `step-up:${string}` = 'phone') =>
  db.transaction((tx) => codes.send(tx, { playerId, purpose, channel: 'sms', destination }));
const take = (playerId: bigint, code: string, purpose: 'phone' | `step-up:${string}` = 'phone') =>
  db.transaction((tx) => codes.take(tx, { playerId, purpose, code }));
const other = (code: string): string => (code === '123456' ? '654321' : '123456');

test('a code is good once, for its player and its purpose, and says where it went', async () => {
  const [player, stranger] = [await open(), await open()];
  await send(player);
  expect(told.at(-1)).toMatchObject({ to: PHONE, kind: 'code', language: 'en', region: 'UA' });
  expect(lastCode()).toMatch(/^[0-9]{6}$/);
  expect(await take(stranger, lastCode())).toEqual({ status: 'over' });
  expect(await take(player, lastCode(), 'step-up:aa')).toEqual({ status: 'over' });
  expect(await take(player, lastCode())).toEqual({ status: 'proven', channel: 'sms', destination: PHONE });
  expect(await take(player, lastCode())).toEqual({ status: 'over' });
});

test('of many right tries at once one is proven', async () => {
  const player = await open();
  await send(player);
  const code = lastCode();
  const verdicts = await Promise.all(Array.from({ length: 8 }, () => take(player, code)));
  expect(verdicts.filter(({ status }) => status === 'proven')).toHaveLength(1);
});

test('of many wrong tries at once each counts, and then the right one is over, too', async () => {
  const player = await open();
  await send(player);
  const code = lastCode();
  const verdicts = await Promise.all(Array.from({ length: CODE_TRIES + 3 }, () => take(player, other(code))));
  const left = verdicts.flatMap((verdict) => (verdict.status === 'wrong' ? [verdict.triesLeft] : []));
  expect(left.sort()).toEqual([0, 1, 2, 3, 4]);
  expect(await take(player, code)).toEqual({ status: 'over' });
  expect(await codes.waiting({ playerId: player, purpose: 'phone' })).toBeUndefined();
});

test('a code is over after ten minutes, also under a clock that was set back and on again', async () => {
  const player = await open();
  await send(player);
  clock.setOffset(CODE_KEPT_MS - 1_000);
  expect(await codes.waiting({ playerId: player, purpose: 'phone' })).toMatchObject({
    triesLeft: CODE_TRIES,
  });
  clock.setOffset(CODE_KEPT_MS + 1_000);
  expect(await take(player, lastCode())).toEqual({ status: 'over' });
  await deleteCodesBefore(db, clock.now());
  const rows = await owner.query('SELECT 1 FROM proof_code WHERE player_id = $1', [player]);
  expect(rows).toEqual([]);
});

test('another code comes after three minutes, is in the place of the first, and a day has ten', async () => {
  const player = await open();
  await send(player);
  const first = lastCode();
  const count = told.length;
  expect(await send(player)).toMatchObject({ refused: 'too_many_requests' });
  // Another purpose waits for itself.
  expect(await send(player, PHONE, 'step-up:aa')).toMatchObject({ againAt: expect.any(Date) });
  expect(told).toHaveLength(count + 1);
  clock.setOffset(CODE_WAIT_MS + 1_000);
  await send(player, '+380507654321');
  const verdict = await take(player, first);
  if (first !== lastCode()) expect(verdict).toMatchObject({ status: 'wrong' });
  expect(await take(player, lastCode())).toMatchObject({ status: 'proven', destination: '+380507654321' });
  for (let n = 2; n <= 8; n++) {
    clock.setOffset(n * (CODE_WAIT_MS + 1_000));
    expect(await send(player)).toMatchObject({ againAt: expect.any(Date) });
  }
  clock.setOffset(9 * (CODE_WAIT_MS + 1_000));
  expect(await send(player)).toMatchObject({ refused: 'too_many_requests' });
});

test('of two asked for at once one is sent, and of one whose call fails nothing stays', async () => {
  const player = await open();
  const count = told.length;
  const answers = await Promise.all([send(player), send(player)]);
  expect(answers.filter((answer) => 'refused' in answer)).toHaveLength(1);
  expect(told).toHaveLength(count + 1);
  const another = await open();
  const failed = db.transaction(async (tx) => {
    await codes.send(tx, { playerId: another, purpose: 'phone', channel: 'sms', destination: PHONE });
    throw new Error('undone');
  });
  await expect(failed).rejects.toThrow('undone');
  expect(await take(another, lastCode())).toEqual({ status: 'over' });
});

test('what is kept of a code is neither the code nor its plain hash', async () => {
  const player = await open();
  await send(player);
  const [row] = await owner.query<{ all: string }>(
    'SELECT row_to_json(c)::text AS all FROM proof_code c WHERE player_id = $1',
    [player],
  );
  expect(row!.all.replaceAll(PHONE, '')).not.toContain(lastCode());
});

test('more at once than the house has connections wait for one code, and not for each other', async () => {
  const player = await open();
  const answers = await Promise.all(Array.from({ length: 24 }, () => send(player)));
  expect(answers.filter((answer) => 'refused' in answer)).toHaveLength(23);
});

test('what is rolled back has not used up a code of the day', async () => {
  const player = await open();
  const failing = db.transaction(async (tx) => {
    await codes.send(tx, { playerId: player, purpose: 'phone', channel: 'sms', destination: PHONE });
    throw new Error('crash');
  });
  await expect(failing).rejects.toThrow('crash');
  const subject = `sha256('${player}'::bytea)`;
  expect(
    await owner.query(`SELECT 1 FROM attempt_budget WHERE scope = 'codes' AND subject = ${subject}`),
  ).toEqual([]);
});
