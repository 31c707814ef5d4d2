import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { listNotices } from './list-notices.ts';
import { mayInvite } from './may-invite.ts';
import { chooseWays } from './choose-ways.ts';
import { setHouseBreak } from '../house-rules/feature.ts';
import { startNoticesHouse, type NoticesHouse } from './notices.fixture.ts';
import { resendNotice } from './resend-notice.ts';

let house: NoticesHouse;
let player: TestPlayer;
beforeAll(async () => {
  house = await startNoticesHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  player = await house.app.createPlayer();
});

const write = (...facts: ReturnType<NoticesHouse['fact']>[]) =>
  house.app.db.transaction((tx) => house.read(tx, facts));
const ids = async (): Promise<string[]> => {
  const page = await listNotices(house.parts, player.id, {});
  return 'refused' in page ? [] : page.notices.map(({ id }) => id);
};

test('a notice that cannot be put into words is left out of the list, said in the log, and hides no other', async () => {
  await write(
    house.fact(player.id, 'account.password-changed', {}),
    house.fact(player.id, 'account.passkey-added', {}),
  );
  const said: [string, object][] = [];
  const page = await listNotices(
    {
      ...house.parts,
      error: (message, details) => void said.push([message, details]),
      render: (wanted) =>
        wanted.kind === 'passkey-added'
          ? Promise.reject(new Error('no such words'))
          : house.parts.render(wanted),
    },
    player.id,
    {},
  );
  expect(page).toMatchObject({ notices: [{ kind: 'password-changed' }], unseen: 2, next: null });
  expect(said).toMatchObject([['a notice could not be put into words', { kind: 'passkey-added' }]]);
});

test('notices are sent again a few times a day, however many there are, and anew the day after', async () => {
  await write(...Array.from({ length: 12 }, () => house.fact(player.id, 'account.password-changed', {})));
  const all = await ids();
  const start = house.now();
  house.setNow(new Date(start.getTime() + 200_000));
  const answers = [];
  for (const id of all) answers.push(await resendNotice(house.parts, player.id, id));
  expect(answers.map((answer) => 'done' in answer)).toEqual(all.map((_, at) => at < 10));
  expect(answers[10]).toMatchObject({ refused: 'too_many_requests' });
  house.setNow(new Date(start.getTime() + 200_000 + 86_400_000));
  expect(await resendNotice(house.parts, player.id, all[11]!)).toEqual({ done: true });
  house.setNow(start);
});

test('what is asked for in vain counts for nothing: too early, or of nobody’s', async () => {
  await write(house.fact(player.id, 'account.password-changed', {}));
  const [id] = await ids();
  for (let turn = 0; turn < 12; turn++)
    expect(await resendNotice(house.parts, player.id, id!)).toMatchObject({ refused: 'too_many_requests' });
  const start = house.now();
  house.setNow(new Date(start.getTime() + 200_000));
  expect(await resendNotice(house.parts, player.id, id!)).toEqual({ done: true });
  house.setNow(start);
});

test('what must be confirmed is found by an index of that alone', async () => {
  const text = `EXPLAIN SELECT EXISTS (SELECT FROM notice WHERE player_id = 1 AND confirmed_at IS NULL
  AND kind = ANY ('{round-voided,house-limit-set}'::text[]))`;
  const plan = await house.app.owner.transaction(async (tx) => {
    await tx.query('SET LOCAL enable_seqscan = off');
    return tx.query<Record<string, string>>(text);
  });
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('notice_unconfirmed');
});

test('who loses a chat to somebody else, or with a new password, is told, and who unlinked it is not', async () => {
  await write(
    house.fact(player.id, 'telegram.unlinked', { by: 'player' }),
    house.fact(player.id, 'telegram.unlinked', { by: 'chat' }),
  );
  expect(await ids()).toEqual([]);
  await write(house.fact(player.id, 'telegram.unlinked', { by: 'replaced' }));
  expect(await listNotices(house.parts, player.id, {})).toMatchObject({
    notices: [{ kind: 'telegram-lost' }],
  });
  expect(Object.keys(await house.states(player.id)).sort()).toEqual(['email', 'push']);
  await write(house.fact(player.id, 'telegram.unlinked', { by: 'password' }));
  expect(await ids()).toHaveLength(2);
});

test('who plays at another studio is told of a round that the house took back there', async () => {
  await write(house.fact(player.id, 'provider-round.voided', { provider: 'moon', game: 'moon-mine' }));
  expect(await listNotices(house.parts, player.id, {})).toMatchObject({
    notices: [{ kind: 'round-voided', confirmed: false, text: 'moon-mine' }],
  });
});

test('an offer that waits may go while its player wants it, at the address that is still theirs, and is not kept from play', async () => {
  const offer = { playerId: player.id, kind: 'bonus-given', channel: 'email', to: player.username } as const;
  const may = (change = {}) => mayInvite(house.app.db, { ...offer, ...change }, house.now());
  const wants = (isOn: boolean) =>
    chooseWays(house.parts, player.id, { ways: [{ category: 'offers', channel: 'email', isOn }] });
  expect(await may()).toBeUndefined();
  await wants(true);
  expect(await may()).toEqual(house.now());
  expect(await may({ to: 'before@mail.example' })).toBeUndefined();
  expect(await may({ kind: 'of-before' })).toBeUndefined();
  await chooseWays(house.parts, player.id, { quietHours: { fromMinute: 0, toMinute: 23 * 60 } });
  expect((await may())!.getTime()).toBeGreaterThan(house.now().getTime());
  await wants(false);
  expect(await may()).toBeUndefined();
  await wants(true);
  const until = new Date(house.now().getTime() + 30 * 86_400_000);
  await house.app.db.transaction((tx) =>
    setHouseBreak(tx, { playerId: player.id, until }, { by: 'test', reason: 'a test', now: house.now() }),
  );
  expect(await may()).toBeUndefined();
});

test.each(['push', 'telegram', 'sms'] as const)(
  'an offer that waits to go by %s goes while its player wants it there and is not on a break, and to no other phone',
  async (channel) => {
    const other = await house.app.createPlayer();
    const phone = `+38067${String(other.id).padStart(7, '0')}`;
    await house.app.owner.query('UPDATE player SET phone = $2, phone_verified_at = now() WHERE id = $1', [
      other.id,
      phone,
    ]);
    const to = channel === 'sms' ? { to: phone } : {};
    const offer = { playerId: other.id, kind: 'bonus-given', channel, ...to };
    const may = (change = {}) => mayInvite(house.app.db, { ...offer, ...change }, house.now());
    const wants = (isOn: boolean) =>
      chooseWays(house.parts, other.id, { ways: [{ category: 'offers', channel, isOn }] });
    await wants(false);
    expect(await may()).toBeUndefined();
    await wants(true);
    expect(await may()).toEqual(house.now());
    if (channel === 'sms') expect(await may({ to: '+380671111111' })).toBeUndefined();
    const until = new Date(house.now().getTime() + 30 * 86_400_000);
    await house.app.db.transaction((tx) =>
      setHouseBreak(tx, { playerId: other.id, until }, { by: 'test', reason: 'a test', now: house.now() }),
    );
    expect(await may()).toBeUndefined();
  },
);
