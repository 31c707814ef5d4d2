import * as contract from '@croupier/contract/people/players';
import { NICKNAME_CHANGE_EVERY_MS } from '@croupier/domain/people/personal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Body = Parameters<typeof save>[1];
const save = (player: TestPlayer, body: object) =>
  player.call(contract.updateProfile, { body: body as never });
const refusedWith = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (error: { key: string }) => error.key,
  );
const keyOf = (player: TestPlayer, body: Body) => refusedWith(save(player, body));

test('a player says who they are, a piece at a time, and takes back what they said', async () => {
  const player = await app.createPlayer({ verified: 0 });
  const named = await save(player, { firstName: ' Дар’я ', lastName: 'Лук’янчук-Ґонта', sex: 'female' });
  expect(named).toMatchObject({
    firstName: 'Дар’я',
    secondName: null,
    lastName: 'Лук’янчук-Ґонта',
    sex: 'female',
  });
  const less = await save(player, { sex: null, secondName: 'Олегівна' });
  expect(less).toMatchObject({ firstName: 'Дар’я', secondName: 'Олегівна', sex: null });
  expect(await player.call(contract.profile, {})).toEqual(less);
});

test('two saves at once: each keeps what only the other changed', async () => {
  const player = await app.createPlayer({ verified: 0 });
  await Promise.all([
    save(player, { firstName: 'Anna' }),
    save(player, { lastName: 'Sky' }),
    save(player, { userTheme: 'dark' }),
    save(player, { nickname: `Sky ${player.id}` }),
  ]);
  expect(await player.call(contract.profile, {})).toMatchObject({
    ...{ firstName: 'Anna', lastName: 'Sky', userTheme: 'dark', nickname: `Sky ${player.id}` },
  });
});

test.each([
  { firstName: '' },
  { firstName: '   ' },
  { firstName: 'R2D2' },
  { firstName: 'Anna\u0000' },
  { firstName: 'Anna\u202e' },
  { firstName: '<b>Anna</b>' },
  { lastName: 'x'.repeat(61) },
  { sex: 'other' },
  { birthday: '1990-02-30' },
  { birthday: '2999-01-01' },
  { birthday: '1890-01-01' },
  { nickname: '...' },
  { avatar: '/avatars/fox.svg' },
  { verifyStatus: 'APPROVED' },
  { speed: 'turbo' },
])('%j is refused, and what came with it is not kept', async (wrong) => {
  const player = await app.createPlayer({ verified: 0 });
  await app.owner.query('UPDATE player SET birthday = NULL WHERE id = $1', [player.id]);
  expect(await keyOf(player, { secondName: 'Kept', ...wrong })).toBe('invalid_request');
  expect((await player.call(contract.profile, {})).secondName).toBeNull();
});

test('a name that a document has shown is no longer the player’s to change', async () => {
  const player = await app.createPlayer({ verified: 0 });
  await save(player, { firstName: 'Anna' });
  await app.owner.query('UPDATE player SET verify_level = 1 WHERE id = $1', [player.id]);
  for (const body of [{ firstName: 'Olena' }, { lastName: null }, { sex: 'male' }])
    expect(await keyOf(player, body)).toBe('field_locked');
  expect(await save(player, { userTheme: 'dark' })).toMatchObject({ firstName: 'Anna', userTheme: 'dark' });
});

test('a birth date is said once, by who is old enough', async () => {
  const player = await app.createPlayer({ verified: 0 });
  await app.owner.query('UPDATE player SET birthday = NULL WHERE id = $1', [player.id]);
  const child = `${new Date().getUTCFullYear() - 20}-01-01`;
  const mistaken = await app.createPlayer({ verified: 0 });
  await app.owner.query('UPDATE player SET birthday = NULL WHERE id = $1', [mistaken.id]);
  expect(await keyOf(mistaken, { birthday: child })).toBe('under_age');
  // Somebody of the house looks before anything is played: nothing says yet which of the two is true.
  await expect.poll(() => keyOf(mistaken, {}), { timeout: 15_000 }).toBe('account_blocked');
  expect((await save(player, { birthday: '1990-02-28' })).birthday).toBe('1990-02-28');
  expect(await keyOf(player, { birthday: '1990-02-27' })).toBe('field_locked');
  expect((await save(player, { birthday: '1990-02-28' })).birthday).toBe('1990-02-28');
});

test('nobody is called like the house, nor like somebody else', async () => {
  const [one, other] = [await app.createPlayer({ verified: 0 }), await app.createPlayer({ verified: 0 })];
  for (const nickname of ['Support', 'Сrоupіеr', 'player-k7mt3q', 'Хуйло'])
    expect(await keyOf(one, { nickname }), nickname).toBe('nickname_not_allowed');
  await save(one, { nickname: 'Lucky Anna' });
  for (const nickname of ['lucky anna', 'LuckyАnnа', 'Lucky.Anna', '1ucky Anna'])
    expect(await keyOf(other, { nickname, firstName: 'Lost' }), nickname).toBe('name_taken');
  expect(await other.call(contract.profile, {})).toMatchObject({ firstName: null });
});

test('of many who ask for one name at once, one is given it', async () => {
  const players = await Promise.all(Array.from({ length: 8 }, () => app.createPlayer({ verified: 0 })));
  const answers = await Promise.all(
    players.map((player, at) => keyOf(player, { nickname: at % 2 ? 'Sea Wolf' : 'sea_wоlf' })),
  );
  expect(answers.sort()).toEqual(['done', ...Array<string>(7).fill('name_taken')]);
});

test('a name is kept for thirty days, and the name that was left is free', async () => {
  const [one, other] = [await app.createPlayer({ verified: 0 }), await app.createPlayer({ verified: 0 })];
  const { nicknameChangeFrom } = await save(one, { nickname: 'First Name' });
  expect(await keyOf(one, { nickname: 'Second Name' })).toBe('nickname_too_soon');
  expect(await keyOf(one, { nickname: 'First Name', userTheme: 'dark' })).toBe('done');
  const ago = new Date(Date.now() - NICKNAME_CHANGE_EVERY_MS);
  expect(Date.parse(nicknameChangeFrom!) - Date.now()).toBeGreaterThan(NICKNAME_CHANGE_EVERY_MS - 60_000);
  await app.owner.query('UPDATE player SET nickname_changed_at = $2 WHERE id = $1', [one.id, ago]);
  expect((await save(one, { nickname: 'Second Name' })).nickname).toBe('Second Name');
  expect(await keyOf(other, { nickname: 'First Name' })).toBe('done');
});

test('turbo is kept where the rules in force allow it, and shown nowhere else', async () => {
  const player = await app.createPlayer({ region: 'SL', verified: 0 });
  const setSpeed = (speed: 'normal' | 'turbo') =>
    refusedWith(player.call(contract.setSpeed, { body: { speed } }));
  const shown = async () => (await player.call(contract.profile, {})).speed;
  expect(await shown()).toBe('normal');
  expect([await setSpeed('turbo'), await shown()]).toEqual(['done', 'turbo']);
  await player.call(contract.setRegion, { body: { region: 'EU' } });
  expect(await shown()).toBe('normal');
  expect([await setSpeed('turbo'), await setSpeed('normal')]).toEqual(['choice_not_allowed', 'done']);
  // A wish for a looser region is not that region yet.
  await player.call(contract.setRegion, { body: { region: 'SL' } });
  expect(await setSpeed('turbo')).toBe('choice_not_allowed');
});

test('a region that the house took for the likely one is asked for until the player says which it is', async () => {
  const player = await app.createPlayer({ verified: 0 });
  const asked = async () => (await player.call(contract.profile, {})).askRegion;
  expect(await asked()).toBe(false);
  await app.owner.query('UPDATE player SET region_assumed = true WHERE id = $1', [player.id]);
  expect(await asked()).toBe(true);
  await player.call(contract.setRegion, { body: { region: 'UA' } });
  expect(await asked()).toBe(false);
});

test('what the house does not have yet says so', async () => {
  const player = await app.createPlayer({ verified: 0 });
  const profile = await player.call(contract.profile, {});
  expect(profile).toMatchObject({
    ...{ active: true, canDocUpload: true, verifyStatus: 'NONE', piggyBalance: '0' },
    loyaltyState: { level: null, tierPoints: 0, rewardPoints: 0, next: null },
    bonusPromotions: { magicBox: null, manufacture: null, randomBonuses: null },
    royalState: { hasAccessToRoyalClub: false, bonusState: 'EMPTY', bonusCode: null },
    ...{ nominations: { active: null }, favoriteGames: [], avatar: null, username: null },
  });
  expect(profile).not.toHaveProperty('token');
  expect(await player.call(contract.vipInfo, {})).toEqual({
    hasAccessToVipClub: false,
    level: null,
    manager: null,
  });
  expect(await refusedWith(app.call(contract.vipInfo, {}))).toBe('unauthorised');
});
