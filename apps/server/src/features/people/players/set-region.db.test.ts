import { LOOSENING_WAIT_MS } from '@croupier/domain/site/regions';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { balancesOf } from '../../money/ledger/feature.ts';
import { changeProfile } from './change-profile.ts';
import { startPlayers, type TestingPlayers } from './players.fixture.ts';
import { findById, lockById } from './players-store.ts';
import { findWish } from './region-wish-store.ts';
import { cancelRegionWish, moveWhenDue, setRegion } from './set-region.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';

let { database, players, clock, newPlayer } = {} as TestingPlayers;

beforeAll(async () => {
  ({ database, players, clock, newPlayer } = await startPlayers());
});
afterAll(() => database.drop());
beforeEach(() => clock.setOffset(0));

type Player = Awaited<ReturnType<typeof newPlayer>>['player'];

const regionOf = async ({ playerId }: Player) => (await findById(database.db, playerId))?.region;
const wishOf = ({ playerId }: Player) => findWish(database.db, playerId);
const changesOf = async ({ playerId }: Player): Promise<string[]> => {
  const text = `SELECT concat_ws(' ', change, from_region, to_region, CASE WHEN asked_at IS NOT NULL THEN 'waited' END) AS text
    FROM region_change WHERE player_id = $1 ORDER BY id`;
  return (await database.owner.query<{ text: string }>(text, [playerId])).map((row) => row.text);
};
const dueJob = () => {
  const job = players.module.jobs!.find(({ name }) => name === 'move-regions')!;
  return job.run(new AbortController().signal);
};

test('a move that loosens nothing is at once, opens its balances once and leaves the old ones', async () => {
  const { player } = await newPlayer('SL');
  expect(await setRegion(players.parts, player, { region: 'EU' })).toBeUndefined();
  await setRegion(players.parts, player, { region: 'EU' });
  expect(await regionOf(player)).toBe('EU');
  const balances = await balancesOf(database.db, player.playerId);
  expect(
    balances
      .filter(({ kind }) => kind === 'play')
      .map(({ currency, amountMinor }) => `${currency} ${amountMinor}`)
      .sort(),
  ).toEqual(['EUR 100000']);
  expect(await changesOf(player)).toEqual(['moved SL EU']);
});

test.each(['UA', 'EU', 'KZ'] as const)(
  'from %s to a looser region it waits a day from the wish',
  async (from) => {
    const { player } = await newPlayer(from);
    const wish = { region: 'SL', ageConfirmed: true } as const;
    expect(await setRegion(players.parts, player, wish)).toBeUndefined();
    const asked = (await wishOf(player))!;
    expect(asked.takesEffectAt.getTime() - asked.askedAt.getTime()).toBe(LOOSENING_WAIT_MS);
    await dueJob();
    clock.setOffset(LOOSENING_WAIT_MS - 60_000);
    await dueJob();
    expect(await regionOf(player)).toBe(from);
    clock.setOffset(LOOSENING_WAIT_MS + 1_000);
    await dueJob();
    expect([await regionOf(player), await wishOf(player)]).toEqual(['SL', undefined]);
    expect(await changesOf(player)).toEqual([`asked ${from} SL waited`, `moved ${from} SL waited`]);
  },
);

test('a birth date that comes after the wish holds for the move: it asks for the stricter age, and who is too young is not moved', async () => {
  const { player } = await newPlayer('EU');
  const id = player.playerId;
  const bornYearsAgo = (years: number) => `${clock.now().getUTCFullYear() - years}-01-01`;
  const setBirthday = (day: string | null) =>
    database.owner.query('UPDATE player SET birthday = $2 WHERE id = $1', [id, day]);
  const wish = (region: string) =>
    database.owner.query(
      `INSERT INTO region_wish (player_id, region, asked_at, takes_effect_at) VALUES ($1, $2, $3::timestamptz - interval '1 day', $3)
ON CONFLICT (player_id) DO UPDATE SET region = $2`,
      [id, region, clock.now()],
    );
  await setBirthday(null);
  await wish('UA');
  expect(
    await changeProfile(players.parts, { playerId: id, ip: '192.0.2.1' }, { birthday: bornYearsAgo(20) }),
  ).toEqual({
    refused: 'under_age',
    details: { minimumAge: 21 },
  });
  const told = `SELECT 1 FROM outbox WHERE topic = 'account.under-age' AND player_id = $1`;
  // Where they are they may play.
  expect(await database.owner.query(told, [id])).toEqual([]);
  await setBirthday(bornYearsAgo(20));
  await moveWhenDue(players.parts, id);
  expect([await regionOf(player), await wishOf(player)]).toEqual(['EU', undefined]);
  expect(await changesOf(player)).toEqual(['cancelled EU UA waited']);
  await setBirthday(null);
  expect(
    await changeProfile(players.parts, { playerId: id, ip: '192.0.2.1' }, { birthday: bornYearsAgo(15) }),
  ).toMatchObject({
    refused: 'under_age',
  });
  expect(await database.owner.query(told, [id])).toHaveLength(1);
});

test('a wish that is repeated neither starts anew nor comes sooner; for another region it starts anew', async () => {
  const { player } = await newPlayer('EU');
  await setRegion(players.parts, player, { region: 'SL' });
  const first = await wishOf(player);
  clock.setOffset(3_600_000);
  await setRegion(players.parts, player, { region: 'SL' });
  expect(await wishOf(player)).toEqual(first);
  await setRegion(players.parts, player, { region: 'RC' });
  expect((await wishOf(player))!.takesEffectAt.getTime()).toBeGreaterThan(
    first!.takesEffectAt.getTime() + 3_000_000,
  );
  expect(await changesOf(player)).toEqual([
    'asked EU SL waited',
    'cancelled EU SL waited',
    'asked EU RC waited',
  ]);
});

test('a wish is taken back by the player, by a move that is not looser, and by asking for the own region', async () => {
  const { player } = await newPlayer('EU');
  for (const takeBack of [
    () => cancelRegionWish(players.parts, player),
    () => setRegion(players.parts, player, { region: 'EU' }),
    () => setRegion(players.parts, player, { region: 'KZ', ageConfirmed: true }),
  ]) {
    await setRegion(players.parts, player, { region: 'SL' });
    expect(await wishOf(player)).toBeDefined();
    await takeBack();
    expect(await wishOf(player)).toBeUndefined();
  }
  expect(await regionOf(player)).toBe('KZ');
  clock.setOffset(2 * LOOSENING_WAIT_MS);
  await dueJob();
  expect(await regionOf(player)).toBe('KZ');
});

test('the stricter way and back again waits: no pair of moves loosens at once', async () => {
  const { player } = await newPlayer('SL');
  await setRegion(players.parts, player, { region: 'EU' });
  await setRegion(players.parts, player, { region: 'SL' });
  expect(await regionOf(player)).toBe('EU');
  await setRegion(players.parts, player, { region: 'KZ', ageConfirmed: true });
  await setRegion(players.parts, player, { region: 'SL' });
  expect(await regionOf(player)).toBe('KZ');
});

test('who is signed in carries the wish, so that what they do is judged by the stricter rules', async () => {
  const { player, sessionId } = await newPlayer('EU');
  await setRegion(players.parts, player, { region: 'KZ', ageConfirmed: true });
  await setRegion(players.parts, player, { region: 'SL' });
  expect(await players.authenticate(`croupier_session=${sessionId}`)).toMatchObject({
    region: 'KZ',
    wishedRegion: 'SL',
  });
});

test('two at once: one wish stays, and a take-back that waits for a due move finds nothing to take back', async () => {
  const { player } = await newPlayer('EU');
  await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      setRegion(players.parts, player, { region: index % 2 === 0 ? 'SL' : 'RC' }),
    ),
  );
  const wish = (await wishOf(player))!;
  const asked = (await changesOf(player)).filter((change) => change.startsWith('asked'));
  const cancelled = (await changesOf(player)).filter((change) => change.startsWith('cancelled'));
  expect(asked.length - cancelled.length).toBe(1);

  clock.setOffset(LOOSENING_WAIT_MS + 60_000);
  let moving: Promise<void>[] = [];
  await database.db.transaction(async (tx) => {
    await lockById(tx, player.playerId);
    moving = [moveWhenDue(players.parts, player.playerId), moveWhenDue(players.parts, player.playerId)];
    await untilWaitingForLocks(database.owner, 2);
  });
  await Promise.all(moving);
  await cancelRegionWish(players.parts, player);
  expect(await regionOf(player)).toBe(wish.region);
  expect((await changesOf(player)).filter((change) => change.startsWith('moved'))).toHaveLength(1);
});

test('a take-back that comes first keeps the player where they are', async () => {
  const { player } = await newPlayer('EU');
  await setRegion(players.parts, player, { region: 'SL' });
  clock.setOffset(LOOSENING_WAIT_MS + 60_000);
  let [cancelling, moving] = [Promise.resolve(), Promise.resolve()];
  await database.db.transaction(async (tx) => {
    await lockById(tx, player.playerId);
    cancelling = cancelRegionWish(players.parts, player);
    await untilWaitingForLocks(database.owner, 1);
    moving = moveWhenDue(players.parts, player.playerId);
    await untilWaitingForLocks(database.owner, 2);
  });
  await Promise.all([cancelling, moving]);
  expect([await regionOf(player), await wishOf(player)]).toEqual(['EU', undefined]);
});

test('the database itself takes no looser move before its day is over', async () => {
  const { player } = await newPlayer('EU');
  const early = `INSERT INTO region_change (player_id, change, from_region, to_region, asked_at, changed_at)
    VALUES ($1, 'moved', 'EU', 'SL', now() - interval '23 hours', now())`;
  await expect(database.db.query(early, [player.playerId])).rejects.toThrow(/check/);
});

test('a region for older players has the age confirmed when it is asked for', async () => {
  const { player } = await newPlayer('EU');
  // Of the time when nobody was asked for it.
  await database.owner.query('UPDATE player SET birthday = NULL WHERE id = $1', [player.playerId]);
  expect(await setRegion(players.parts, player, { region: 'UA' })).toEqual({
    refused: 'age_not_confirmed',
    details: { minimumAge: 21 },
  });
  expect(await wishOf(player)).toBeUndefined();
  expect(await setRegion(players.parts, player, { region: 'UA', ageConfirmed: true })).toBeUndefined();
  expect(await setRegion(players.parts, player, { region: 'KZ' })).toBeUndefined();
  expect(await regionOf(player)).toBe('KZ');
});
