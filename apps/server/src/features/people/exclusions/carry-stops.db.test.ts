import { afterAll, expect, test } from 'vitest';
import type { StoredFact } from '../../../platform/outbox.ts';
import { createMarks } from '../person-marks/feature.ts';
import { lockPlayer } from '../players/feature.ts';
import { askReturn } from './ask-return.ts';
import { carryStops } from './carry-stops.ts';
import { readStops } from './exclusions-view.ts';
import { exclusionsReaders } from './exclusions-readers.ts';
import { listStops } from './exclusions-store.ts';
import { openStops } from './stops.fixture.ts';

const DAY_MS = 86_400_000;
const house = await openStops();
const { owner, parts } = house;
afterAll(() => house.database.drop());

type Player = Awaited<ReturnType<typeof house.newPlayer>>;
const state = async (player: Player) => (await readStops(parts, player)).state;
let phones = 0;
const newPhone = () => `+38067${String(1_000_000 + phones++)}`;
const prove = (player: Player, phone: string) =>
  owner.query('UPDATE player SET phone = $2, phone_verified_at = now() WHERE id = $1', [
    player.playerId,
    phone,
  ]);
const leavePhone = (player: Player) =>
  owner.query('UPDATE player SET phone = NULL, phone_verified_at = NULL WHERE id = $1', [player.playerId]);
/** Who has answered their letter; another account had the address, and has it no more. */
const moveEmail = async (from: Player, to: Player) => {
  await owner.query(
    `UPDATE player SET email = id || '@gone.example', email_canonical = id || '@gone.example' WHERE id = $1`,
    [from.playerId],
  );
  await owner.query('UPDATE player SET email_verified_at = now() WHERE id = $1', [to.playerId]);
};
/** A phone goes from one account to another, whose player proves it. */
const movePhone = async (phone: string, from: Player, to: Player) => {
  await leavePhone(from);
  await prove(to, phone);
  await house.carry(to);
};

test('an exclusion goes with its person to a new account, once the address is proven and not before', async () => {
  const first = await house.newPlayer('Some.Body@gmail.com');
  await house.stop(first, 'year');
  const again = await house.newPlayer('somebody@googlemail.com', { unanswered: true });
  await house.carry(again);
  expect(await state(again)).toBeNull();
  await moveEmail(first, again);
  await house.carry(again);
  expect(await state(again)).toEqual(await state(first));
  expect(await listStops(house.db, again.playerId)).toMatchObject([{ carried: true }]);
});

test('so it does by a phone, in another region too, and nothing comes back', async () => {
  const [first, second] = [await house.newPlayer(), await house.newPlayer(undefined, { region: 'EU' })];
  const phone = newPhone();
  await prove(first, phone);
  await house.stop(first, 'half-year');
  await movePhone(phone, first, second);
  expect(await state(second)).toMatchObject({ kind: 'exclusion' });
  const before = await state(first);
  await house.stop(second, 'forever');
  await house.carry(first);
  await house.carry(second);
  expect(await state(first)).toEqual(before);
});

test('a break stays where it is', async () => {
  const [first, second] = [await house.newPlayer(), await house.newPlayer()];
  const phone = newPhone();
  await prove(first, phone);
  await house.stop(first, 'month');
  await movePhone(phone, first, second);
  expect(await state(second)).toBeNull();
});

test('an account that an exclusion came to hands it on to nobody', async () => {
  const [first, second, third] = [await house.newPlayer(), await house.newPlayer(), await house.newPlayer()];
  const phone = newPhone();
  await prove(first, phone);
  await house.stop(first, 'year');
  await movePhone(phone, first, second);
  const other = newPhone();
  await prove(second, other);
  await house.carry(second);
  await movePhone(other, second, third);
  expect(await state(third)).toBeNull();
});

test('one that began after the address was left does not go with it, and one that is over goes nowhere', async () => {
  const [first, second, third] = [await house.newPlayer(), await house.newPlayer(), await house.newPlayer()];
  const phone = newPhone();
  await prove(first, phone);
  await house.stop(first, 'half-year');
  house.clock.setOffset(200 * DAY_MS);
  await askReturn(parts, first.playerId);
  house.clock.setOffset(202 * DAY_MS);
  await movePhone(phone, first, second);
  expect(await state(second)).toBeNull();
  await house.stop(first, 'year');
  await movePhone(phone, second, third);
  expect(await state(third)).toBeNull();
  house.clock.setOffset(0);
});

test('an address that is proven while its player has stopped is remembered too', async () => {
  const [first, second] = [await house.newPlayer(), await house.newPlayer()];
  await house.stop(first, 'year');
  const phone = newPhone();
  await prove(first, phone);
  await house.carry(first);
  await movePhone(phone, first, second);
  expect(await state(second)).toMatchObject({ kind: 'exclusion' });
});

test('nobody who shares nothing is carried anything, and nothing is kept of who did not stop', async () => {
  const stranger = await house.newPlayer();
  await house.carry(stranger);
  expect(await state(stranger)).toBeNull();
  expect(await owner.query('SELECT FROM stop_trace WHERE player_id = $1', [stranger.playerId])).toEqual([]);
});

test('no address stands in what is kept', async () => {
  const email = 'very.secret@mail.example';
  const player = await house.newPlayer(email);
  await house.stop(player, 'year');
  const [trace] = await owner.query<{ hash: Buffer }>('SELECT hash FROM stop_trace WHERE player_id = $1', [
    player.playerId,
  ]);
  expect(trace!.hash).toHaveLength(32);
});

let documents = 0;
const newDocument = () => Buffer.alloc(32, 100 + documents++);
const show = ({ playerId }: Player, hash: Buffer, holds: boolean) =>
  owner.query(
    `INSERT INTO person_mark (player_id, kind, hash, holds, first_at) VALUES ($1, 'document', $2, $3, now())`,
    [playerId, hash, holds],
  );
/** Has a reader take what was written of a topic; nobody else reads here. */
async function read(name: string, topic: StoredFact['topic']): Promise<void> {
  const facts = await owner.query<StoredFact>(
    'SELECT player_id AS "playerId", topic, payload FROM outbox WHERE topic = $1 ORDER BY id',
    [topic],
  );
  const taker = exclusionsReaders(parts).find((each) => each.name === name)!;
  await house.db.transaction((tx) => taker.handle(tx, facts));
}
const readAll = async () => {
  await read('stops-of-met', 'exclusion.begun');
  await read('stops-of-people', 'person.met');
};

test('an exclusion that begins later goes to whom another account’s document was shown by before', async () => {
  const [first, beside, stranger] = [
    await house.newPlayer(),
    await house.newPlayer(),
    await house.newPlayer(),
  ];
  const passport = newDocument();
  await show(first, passport, true);
  await show(beside, passport, false);
  await show(stranger, newDocument(), true);
  await house.stop(first, 'year');
  expect(await state(beside)).toBeNull();
  await readAll();
  expect(await state(beside)).toEqual(await state(first));
  expect(await state(stranger)).toBeNull();
  // Read again, and after what that wrote, it is no news.
  await readAll();
  expect(await listStops(house.db, beside.playerId)).toMatchObject([{ carried: true }]);
});

test('who only showed a stranger’s document does not shut out the stranger, before or after', async () => {
  const [stranger, other] = [await house.newPlayer(), await house.newPlayer()];
  const passport = newDocument();
  await show(stranger, passport, true);
  await show(other, passport, false);
  await house.stop(other, 'forever');
  await house.carry(other);
  await readAll();
  await house.carry(stranger);
  expect(await state(stranger)).toBeNull();
});

test('an exclusion that begins while another account shows the document waits for that, and finds it', async () => {
  const [first, beside] = [await house.newPlayer(), await house.newPlayer()];
  const hash = newDocument();
  await show(first, hash, true);
  const marks = createMarks({ clock: house.clock, config: { seedKey: [Buffer.alloc(32, 6)] } });
  let reading: Promise<void> | undefined;
  await house.db.transaction(async (tx) => {
    await lockPlayer(tx, beside.playerId);
    await marks.meet(tx, beside.playerId, { kind: 'document', mark: hash.toString('hex') });
    await carryStops(parts, tx, beside.playerId);
    await house.stop(first, 'year');
    reading = read('stops-of-met', 'exclusion.begun');
    await expect.poll(waitsForMark).toBe(true);
  });
  await reading;
  await read('stops-of-people', 'person.met');
  expect(await state(beside)).toMatchObject({ kind: 'exclusion' });
});

const waitsForMark = async () =>
  (
    await owner.query(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`)
  ).length > 0;
