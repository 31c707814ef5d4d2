import { randomBytes, randomUUID } from 'node:crypto';
import { getDraw, rotateSeeds, seedPairs, startSeeds } from '@croupier/contract/play/fairness';
import { playRound } from '@croupier/contract/play/rounds';
import { tableHash, verifyLoot, type LootTableRow } from '@croupier/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOffsetClock } from '../../../platform/clock.ts';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { createFairness, createMemoryTape, type LootKey } from './feature.ts';

const ROWS: LootTableRow[] = [
  { weight: 5, reward: { kind: 'points', points: 10 } },
  { weight: 4, reward: { kind: 'bonus', code: 'ten-spins' } },
  { weight: 1, reward: { kind: 'money', amount: { UAH: '100000' } }, stock: 2, fallback: 0 },
];
const DOMAIN = 'loot-house-wheel';

const seedKey = [randomBytes(32)] as const;
const tape = createMemoryTape();
let site: TestApp;
let fairness: ReturnType<typeof createFairness>;
beforeAll(async () => {
  site = await startTestApp({ SEED_KEY: seedKey[0].toString('hex') });
  fairness = createFairness({ db: site.db, clock: createOffsetClock(), config: { seedKey } }, { tape });
});
afterAll(() => site.close());

const inputOf = ({ id }: TestPlayer, domain = DOMAIN) => ({
  ...{ playerId: id, domain, programmeId: 7n, version: 3, rows: ROWS },
});
const draw = (player: TestPlayer, domain?: string) =>
  site.db.transaction((tx) => fairness.drawLoot(tx, inputOf(player, domain)));
const give = (key: LootKey, givenPlace: number, rewardId: string | null = null) =>
  site.db.transaction((tx) => fairness.settleDraw(tx, { key, givenPlace, rewardId }));

/** A draw whose place is forced, under a player's next nonce. */
async function drawn(player: TestPlayer, place: 0 | 1 | 2) {
  tape.put(player.id, DOMAIN, [[[0, 5, 9][place]!]]);
  const { key, drawnPlace } = await draw(player);
  expect(drawnPlace).toBe(place);
  return key;
}

async function started(): Promise<TestPlayer> {
  const player = await site.createPlayer({ region: 'UA', balanceMinor: '100000' });
  const { nextCommitment: commitment } = await player.call(seedPairs, {});
  await player.call(startSeeds, { body: { clientSeed: 'of-my-browser', commitment } });
  return player;
}

const rotate = async ({ call }: TestPlayer) => {
  const { active } = await call(seedPairs, {});
  return call(rotateSeeds, { body: { activeId: active!.id, clientSeed: 'next' } });
};

test('draws by the player’s own seeds, and shows all that verifies it once they are rotated', async () => {
  const player = await started();
  const keys: LootKey[] = [];
  for (const nonce of [0, 1, 2]) {
    const { key, drawnPlace, proof } = await draw(player);
    expect(proof).toMatchObject({ domain: DOMAIN, clientSeed: 'of-my-browser', nonce, serverSeed: null, drawnPlace, givenPlace: drawnPlace }); // prettier-ignore
    expect(await give(key, drawnPlace)).toEqual(proof);
    keys.push(key);
  }
  const read = ({ nonce }: LootKey) =>
    player.call(getDraw, { params: { pair: '1', domain: DOMAIN, nonce: String(nonce) } });
  expect((await read(keys[0]!)).proof.serverSeed).toBe(null);
  const { revealed } = await rotate(player);
  for (const key of keys) {
    const { proof, rows, version } = await read(key);
    expect([version, proof.serverSeed, proof.tableHash]).toEqual([3, revealed.serverSeed, tableHash(ROWS)]);
    const claimed = { ...proof, serverSeed: proof.serverSeed!, rows: rows as LootTableRow[] };
    const agrees = { commitmentMatches: true, tableMatches: true, placeMatches: true, givenFits: true };
    expect(verifyLoot(claimed)).toMatchObject(agrees);
  }
});

test('takes no nonce of rounds, and counts by itself in each domain and under each pair', async () => {
  const player = await started();
  const nonceOf = async (domain?: string) => (await draw(player, domain)).key.nonce;
  expect([await nonceOf(), await nonceOf(), await nonceOf('loot-box')]).toEqual([0, 1, 0]);
  const bet = { key: randomUUID(), game: 'sunny-orchard', stakeMinor: '500', kind: 'real' } as const;
  expect((await player.call(playRound, { body: bet })).fairness).toMatchObject({ seedPairId: '1', nonce: 0 });
  await rotate(player);
  expect((await draw(player)).key).toMatchObject({ seedPair: 2, nonce: 0 });
});

test('gives a player who has no seat, or no client seed yet, what a first round would give', async () => {
  const [fresh, told] = [await site.createPlayer(), await site.createPlayer()];
  const { nextCommitment } = await told.call(seedPairs, {});
  for (const player of [fresh, told]) {
    const { proof } = await draw(player);
    const { active } = await player.call(seedPairs, {});
    expect(active).toMatchObject({ id: '1', clientSeedBy: 'house', clientSeed: proof.clientSeed });
    expect(active!.commitment).toBe(proof.commitment);
  }
  expect((await told.call(seedPairs, {})).active!.commitment).toBe(nextCommitment);
});

test('takes two nonces when two draws come at once', async () => {
  const player = await started();
  const { both } = await site.db.transaction(async (tx) => {
    await fairness.lockSeat(tx, player.id);
    const waiting = [draw(player), draw(player)];
    await untilWaitingForLocks(site.owner, 2);
    return { both: waiting };
  });
  const nonces = (await Promise.all(both)).map(({ key }) => key.nonce);
  expect(nonces.sort()).toEqual([0, 1]);
});

test('opens one seat when the first two draws of a player come at once', async () => {
  const player = await site.createPlayer();
  const { both } = await site.owner.transaction(async (tx) => {
    await tx.query('SELECT FROM player WHERE id = $1 FOR UPDATE', [player.id]);
    const waiting = [draw(player), draw(player)];
    await untilWaitingForLocks(site.owner, 2);
    return { both: waiting };
  });
  const proofs = (await Promise.all(both)).map(({ proof }) => proof);
  expect(proofs.map(({ nonce }) => nonce).sort()).toEqual([0, 1]);
  expect(new Set(proofs.map(({ clientSeed }) => clientSeed)).size).toBe(1);
});

test('comes before a rotation, or after it under the new pair, and never between', async () => {
  const player = await started();
  const { rotating, key } = await site.db.transaction(async (tx) => {
    const { key: made } = await fairness.drawLoot(tx, inputOf(player));
    const waiting = rotate(player);
    await untilWaitingForLocks(site.owner, 1);
    return { rotating: waiting, key: made };
  });
  await rotating;
  expect(key).toMatchObject({ seedPair: 1, nonce: 0 });
  expect((await draw(player)).key).toMatchObject({ seedPair: 2, nonce: 0 });
});

test('burns no nonce when its transaction goes back, and draws the same then', async () => {
  const player = await started();
  const first = site.db.transaction(async (tx) => {
    const { proof } = await fairness.drawLoot(tx, inputOf(player));
    throw Object.assign(new Error('taken back'), { proof });
  });
  const { proof } = await first.catch((error: unknown) => error as { proof: object });
  expect((await draw(player)).proof).toEqual(proof);
});

test('is given its place or the fallback of it, once', async () => {
  const player = await started();
  const [plain, gone] = [await drawn(player, 1), await drawn(player, 2)];
  await expect(give(plain, 0)).rejects.toThrow('Place 0 cannot be given');
  const rewardId = randomUUID();
  const proof = await give(gone, 0, rewardId);
  expect(proof).toMatchObject({ drawnPlace: 2, givenPlace: 0 });
  expect(await give(gone, 0, rewardId)).toEqual(proof);
  await expect(give(gone, 2, rewardId)).rejects.toThrow('Something else was given');
  await expect(give(gone, 0, randomUUID())).rejects.toThrow('Something else was given');
  await expect(give({ ...gone, nonce: 9 }, 0)).rejects.toThrow('There is no draw');
});

test('follows a test’s tape, and keeps that it did', async () => {
  const player = await started();
  await drawn(player, 2);
  await draw(player);
  const text = 'SELECT draws FROM loot_draw WHERE player_id = $1 ORDER BY nonce';
  expect(await site.owner.query(text, [player.id])).toEqual([{ draws: [9] }, { draws: null }]);
});

test('is changed by nobody on the server, nor is its table', async () => {
  const player = await started();
  await draw(player);
  const attempts = ['UPDATE loot_draw SET drawn_place = 0', 'UPDATE loot_draw SET nonce = 5', 'DELETE FROM loot_draw', `UPDATE loot_table SET rows = ''`, 'DELETE FROM loot_table']; // prettier-ignore
  for (const attempt of attempts)
    await expect(site.db.query(attempt), attempt).rejects.toThrow('permission denied');
});

test('is shown to its own player alone, once its prize was given', async () => {
  const [mine, other] = [await started(), await started()];
  const key = await drawn(mine, 0);
  const look = ({ call }: TestPlayer, nonce = '0') =>
    keyOf(call(getDraw, { params: { pair: '1', domain: DOMAIN, nonce } }));
  expect(await look(mine)).toBe('404 not_found');
  await give(key, 0);
  expect([await look(mine), await look(other), await look(mine, '1')]).toEqual(['answered', '404 not_found', '404 not_found']); // prettier-ignore
});

test('refuses a table or a domain that no draw is made from, and takes no nonce', async () => {
  const player = await started();
  const bad = [
    { rows: [] },
    { rows: [{ weight: 0, reward: 1 }] },
    { domain: 'sunny-orchard' },
    { version: 0 },
  ];
  for (const change of bad)
    await expect(site.db.transaction((tx) => fairness.drawLoot(tx, { ...inputOf(player), ...change }))).rejects.toThrow(); // prettier-ignore
  expect((await draw(player)).key.nonce).toBe(0);
});
