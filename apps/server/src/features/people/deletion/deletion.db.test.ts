import { blockPlayer, closeAccount, reopenAccount } from '@croupier/contract/office/player-desk';
import { approve } from '@croupier/contract/office/approvals';
import {
  deletionStanding,
  exportAccount,
  takeBackDeletion,
  type TakeBack,
} from '@croupier/contract/people/deletion';
import { profile } from '@croupier/contract/people/players';
import { seedPairs } from '@croupier/contract/play/fairness';
import { playRound } from '@croupier/contract/play/rounds';
import { testActiveBonus, testGift } from '@croupier/contract/site/test-data';
import { DELETION_WAIT_MS } from '@croupier/domain/people/deletion';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { startTestOffice, type TestOffice } from '../../office/operators/office.fixture.ts';
import { about, actsOf, holding } from '../../office/player-desk/player-desk.fixture.ts';
import { giveFreeRounds, manageStudios } from '../../play/providers/feature.ts';
import { askGone, plantCanary, refusalOf, signIn, tablesWith, untilErased } from './deletion.fixture.ts';

let office: TestOffice;
beforeAll(async () => void (office = await startTestOffice()));
afterAll(() => office.site.close());

const newPlayer = (balanceMinor?: string) =>
  office.site.createPlayer({ region: 'UA', ...(balanceMinor && { balanceMinor }) });
const traps = () => ({
  ...{ key: randomUUID(), game: 'pearl-reef', mode: 'traps-1', stakeMinor: '100' },
  kind: 'real' as const,
});
const takeBack = (ticket: string) => office.site.call(takeBackDeletion, { body: { ticket } });
const ticketOf = async (player: Parameters<typeof signIn>[1]) => {
  const { key, details } = await refusalOf(signIn(office.site, player));
  expect(key).toBe('account_closed');
  return details as TakeBack;
};
const factsOf = async (id: bigint) =>
  (
    await office.site.owner.query<{ topic: string }>(
      `SELECT topic FROM (SELECT topic, player_id FROM fact UNION ALL SELECT topic, player_id FROM outbox) f
WHERE player_id = $1 AND topic LIKE 'account.%' ORDER BY topic`,
      [id],
    )
  ).map(({ topic }) => topic);

test('an account is closed at once, and signing in offers to take it back, until when', async () => {
  const player = await newPlayer();
  const { eraseAt } = await askGone(player);
  expect(Date.parse(eraseAt) - Date.now()).toBeGreaterThan(DELETION_WAIT_MS - 60_000);
  expect(await keyOf(player.call(profile, {}))).toBe('401 unauthorised');
  expect(
    await keyOf(
      office.site.call(takeBackDeletion, {
        body: { ticket: `${player.id}.99999999999999.${'A'.repeat(43)}` },
      }),
    ),
  ).toBe('410 link_over');
  const offered = await ticketOf(player);
  expect(offered.eraseAt).toBe(eraseAt);
  expect(await takeBack(offered.ticket)).toEqual({ done: true });
  expect(await keyOf(signIn(office.site, player))).toBe('answered');
  expect(await keyOf(takeBack(offered.ticket))).toBe('410 link_over');
  expect(await factsOf(player.id)).toEqual(
    expect.arrayContaining(['account.deletion-asked', 'account.deletion-taken-back']),
  );
  expect(await factsOf(player.id)).not.toContain('account.blocked');
});

test('the wrong password is told nothing of it', async () => {
  const player = await newPlayer();
  await askGone(player);
  const refusal = await refusalOf(signIn(office.site, { ...player, password: 'not the password' }));
  expect(refusal).toEqual({ key: 'wrong_credentials', details: undefined });
});

test('what stands against it is named: money and open rounds; nothing is closed', async () => {
  const player = await newPlayer('100');
  const inUse = { openRounds: 0, openPayments: 0, heldWins: 0, money: [] as object[] };
  const money = [{ currency: 'UAH', kind: 'real', amountMinor: '100' }];
  expect(await player.call(deletionStanding, {})).toMatchObject({ inUse: { ...inUse, money } });
  expect(await refusalOf(askGone(player))).toEqual({ key: 'account_in_use', details: { ...inUse, money } });
  await player.call(playRound, { body: traps() });
  expect(await refusalOf(askGone(player))).toEqual({
    ...{ key: 'account_in_use', details: { ...inUse, openRounds: 1 } },
  });
  expect(await keyOf(player.call(profile, {}))).toBe('answered');
});

test('bonuses and rounds of gifts are given up by name, and by nothing less', async () => {
  const player = await newPlayer();
  const playerId = String(player.id);
  await player.call(seedPairs, {});
  await office.site.call(testActiveBonus, { body: { playerId, amountMinor: '5000', wagerMinor: '50000' } });
  await office.site.call(testGift, {
    body: { playerId, games: ['sunny-orchard'], stakeMinor: '200', rounds: 3 },
  });
  expect(await player.call(deletionStanding, {})).toMatchObject({
    ...{ inUse: null, giftRounds: 3, bonuses: [{ currency: 'UAH', amountMinor: '5000' }] },
  });
  expect(await keyOf(askGone(player))).toBe('409 conflict');
  await askGone(player, '1');
  const states = await office.site.owner.query(
    `SELECT state FROM bonus_grant WHERE player_id = $1 UNION ALL SELECT state FROM gift_grant WHERE player_id = $1`,
    [player.id],
  );
  expect(states).toEqual([{ state: 'CANCELED' }, { state: 'CANCELED' }]);
  const held = `SELECT amount_minor FROM ledger_account WHERE player_id = $1 AND kind <> 'play' AND amount_minor <> 0`;
  expect(await office.site.owner.query(held, [player.id])).toEqual([]);
});

test('free rounds of studios are given up as gifts are, and what they have gathered as real money stands against it', async () => {
  const player = await newPlayer();
  const { db, owner } = office.site;
  const [game, provider] = ['far-studio-dice', 'far-studio'];
  await manageStudios(db, () => new Date()).add({ game, provider, name: 'Dice', launchPath: '/dice' });
  const [id, now] = [randomUUID(), new Date()];
  const given = await db.transaction((tx) =>
    giveFreeRounds(tx, {
      ...{ playerId: player.id, id, studio: provider, games: [game], currency: 'UAH', stakeMinor: 100n },
      ...{ rounds: 2, expiresAt: new Date(now.getTime() + 3_600_000), now },
      gathers: { endsAs: 'real', maximumWinMinor: null },
    }),
  );
  expect(given).toBe('given');
  expect(await player.call(deletionStanding, {})).toMatchObject({ inUse: null, giftRounds: 2 });
  await owner.query('UPDATE provider_free_rounds SET win_minor = 70 WHERE id = $1', [id]);
  const money = [{ currency: 'UAH', kind: 'real', amountMinor: '70' }];
  expect(await refusalOf(askGone(player, '1'))).toMatchObject({ key: 'account_in_use', details: { money } });
  await owner.query('UPDATE provider_free_rounds SET win_minor = 0 WHERE id = $1', [id]);
  expect(await keyOf(askGone(player))).toBe('409 conflict');
  await askGone(player, '1');
  const states = await owner.query('SELECT state FROM provider_free_rounds WHERE id = $1', [id]);
  expect(states).toEqual([{ state: 'CANCELED' }]);
});

test('a stake in flight beside it is seen, and the account stays; of two who ask at once one does', async () => {
  const player = await newPlayer('100');
  await player.call(seedPairs, {});
  const answers = await holding(office, `player_seat WHERE player_id = ${player.id}`, async () => {
    const bet = keyOf(player.call(playRound, { body: traps() }));
    await untilWaitingForLocks(office.site.owner, 1);
    const gone = keyOf(askGone(player));
    await untilWaitingForLocks(office.site.owner, 2);
    return [bet, gone];
  });
  expect(answers).toEqual(['answered', '409 account_in_use']);
  const other = await newPlayer();
  await other.call(seedPairs, {});
  const both = await holding(office, `player WHERE id = ${other.id}`, async () => {
    const asked = [keyOf(askGone(other)), keyOf(askGone(other))];
    await untilWaitingForLocks(office.site.owner, 2);
    return asked;
  });
  expect([...both].sort()).toEqual(['409 conflict', 'answered']);
});

test('once the wait is over nothing of a person is found in any table, and the rest stays under the number', async () => {
  const player = await newPlayer();
  const word = await plantCanary(office, player);
  expect((await tablesWith(office, word)).length).toBeGreaterThan(10);
  await askGone({ ...player, username: `${word}@mail.example` });
  await untilErased(office, player.id);
  expect(await tablesWith(office, word)).toEqual([]);
  const [row] = await office.site.owner.query<{ row: string }>(
    `SELECT to_jsonb(p)::text AS row FROM player p WHERE id = $1`,
    [player.id],
  );
  expect(row!.row).not.toContain('1990-05-20');
  expect(row!.row).not.toContain('+38067');
  expect(await keyOf(signIn(office.site, { ...player, username: `${word}@mail.example` }))).toBe(
    '401 wrong_credentials',
  );
  expect(await actsOf(office, player.id)).toEqual(['erase.account']);
  const money = `SELECT sum(amount_minor)::text AS sum FROM ledger_account WHERE player_id = $1`;
  expect(await office.site.owner.query(money, [player.id])).toEqual([{ sum: '0' }]);
});

test('taken back in time nothing is erased, and what is erased is not taken back', async () => {
  const [kept, gone] = [await newPlayer(), await newPlayer()];
  for (const player of [kept, gone]) await askGone(player);
  const [ticket, late] = [(await ticketOf(kept)).ticket, (await ticketOf(gone)).ticket];
  await takeBack(ticket);
  await untilErased(office, gone.id);
  expect(await keyOf(takeBack(late))).toBe('410 link_over');
  expect(await keyOf(signIn(office.site, kept))).toBe('answered');
});

test.each([
  ['closed', closeAccount],
  ['blocked', blockPlayer],
] as const)(
  'what waits to be deleted can be %s by the house, and is then neither taken back nor erased',
  async (_, act) => {
    const player = await newPlayer();
    await askGone(player);
    const { ticket } = await ticketOf(player);
    await office.as.risk.call(act, about(player.id, { reason: 'somebody else paid in' }));
    const waits = () =>
      office.site.owner.query('SELECT 1 FROM account_deletion WHERE player_id = $1', [player.id]);
    expect(await keyOf(takeBack(ticket))).toBe('410 link_over');
    await expect.poll(waits, { timeout: 15_000 }).toEqual([]);
    expect(await keyOf(takeBack(ticket))).toBe('410 link_over');
    const block = 'SELECT reason, own FROM player_block WHERE player_id = $1';
    expect(await office.site.owner.query(block, [player.id])).toEqual([
      { reason: 'somebody else paid in', own: false },
    ]);
    // Of the house itself: it stands, and so does who closed it.
    expect(await keyOf(office.as.risk.call(act, about(player.id, { reason: 'once more' })))).toBe(
      '409 conflict',
    );
  },
);

test('letters of an address that another account has, too, stay when one of the two is erased', async () => {
  const [owner, other] = [await newPlayer(), await newPlayer()];
  await office.site.owner.query(
    `UPDATE player SET email = $2, email_canonical = $2, email_verified_at = NULL, phone = '+380671230000', phone_verified_at = now() WHERE id = $1`,
    [other.id, owner.username],
  );
  const letters = () =>
    office.site.owner.query('SELECT 1 FROM letter WHERE recipient = $1', [owner.username]);
  await office.site.owner.query(
    `INSERT INTO letter (recipient, subject, body, created_at, next_attempt_at) VALUES ($1, 'A link', 'A link', now(), now() + interval '1 day')`,
    [owner.username],
  );
  const before = (await letters()).length;
  await askGone(other);
  await untilErased(office, other.id);
  expect((await letters()).length).toBe(before);
});

test('an account that two people of the house opened again is not erased', async () => {
  const player = await newPlayer();
  await askGone(player);
  const body = { key: randomUUID(), reason: 'the player wrote to us' };
  const { approval } = await office.as.risk.call(reopenAccount, about(player.id, body));
  await office.as.admin.call(approve, { params: { id: approval! }, body: {} });
  const waits = () =>
    office.site.owner.query('SELECT 1 FROM account_deletion WHERE player_id = $1', [player.id]);
  await expect.poll(waits, { timeout: 15_000 }).toEqual([]);
  expect(await keyOf(signIn(office.site, player))).toBe('answered');
});

test('the player’s own file has what is kept of them, and nobody else', async () => {
  const [player, other] = [await newPlayer('1000'), await newPlayer()];
  const body = { key: randomUUID(), game: 'sunny-orchard', stakeMinor: '500', kind: 'real' as const };
  await player.call(playRound, { body });
  const file = (await player.call(exportAccount, {})) as Record<string, object[]>;
  expect(file['player']).toBe(String(player.id));
  expect(file['profile']).toEqual([expect.objectContaining({ email: player.username, region: 'UA' })]);
  expect(file['sessions']).toHaveLength(1);
  expect(file['rounds']).toEqual([
    expect.objectContaining({ rounds: '1', stakedMinor: '500', kind: 'real' }),
  ]);
  expect(file['statement']!.length).toBeGreaterThan(1);
  for (const part of [
    'notices',
    'limits',
    'deposits',
    'balances',
    'bonuses',
    'gifts',
    'stops',
    'letters',
    'links',
    'sms',
    'avatarPicture',
  ])
    expect(file).toHaveProperty(part);
  expect(JSON.stringify(file)).not.toContain(other.username);
  expect(JSON.stringify(file)).not.toMatch(/password|argon2|id_hash|secret/i);
});
