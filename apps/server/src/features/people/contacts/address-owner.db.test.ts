import { UNANSWERED_KEPT_MS, VERIFY_LINK_KEPT_MS } from '@croupier/domain/people/contacts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { createEachApart } from '../../../platform/each-apart.ts';
import { give } from '../../site/test-data/make-player.ts';
import { beginStop } from '../exclusions/begin-stop.ts';
import { isStopped } from '../exclusions/feature.ts';
import { newAddress, newEmail, PASSWORD } from '../players/players.fixture.ts';
import { askAnswer } from './ask-answer.ts';
import { KEY, OTHER_PASSWORD, secretOf, startContacts } from './contacts.fixture.ts';
import { createLapser, lapse } from './lapse-accounts.ts';
import { resetPassword } from './reset-password.ts';
import { sendVerifyEmail } from './send-verify-email.ts';
import { showVerifyLink, verifyEmail } from './verify-email.ts';

let house = {} as Awaited<ReturnType<typeof startContacts>>;
beforeAll(async () => {
  house = await startContacts();
});
afterAll(() => house.database.drop());
beforeEach(() => house.clock.setOffset(0));

const answer = (token: string, player: Parameters<typeof verifyEmail>[1], password?: string) =>
  verifyEmail(house.parts, player, { token, ...(password !== undefined && { password }) });
const ownersOf = (email: string) =>
  house.database.owner.query<{ id: bigint }>(
    'SELECT id FROM player WHERE email = $1 AND email_verified_at IS NOT NULL',
    [email],
  );

/** An owner: an address whose letter is answered. */
async function newOwner() {
  const owner = await house.newClaim();
  expect(await answer(owner.token, owner.player)).toEqual({ done: true });
  return owner;
}

test('who excluded themselves is excluded with the commit that gives their address to a new account', async () => {
  const { database, parts, clock } = house;
  const owner = await newOwner();
  await beginStop({ ...parts, key: KEY }, owner.player, 'year');
  await database.owner.query(
    `UPDATE player SET email = id || '@gone.example', email_canonical = id || '@gone.example' WHERE id = $1`,
    [owner.player.playerId],
  );
  // The address is not written to again so soon.
  clock.setOffset(200_000);
  const again = await house.newClaim(owner.email);
  const { playerId } = again.player;
  expect(await isStopped(database.db, playerId, clock.now())).toBe(false);
  expect(await answer(again.token, again.player)).toEqual({ done: true });
  expect(await isStopped(database.db, playerId, clock.now())).toBe(true);
});

test('the letter of a new account has a link, and who answers it owns the address', async () => {
  const { email, player, token } = await house.newClaim();
  expect(house.told.at(-1)).toMatchObject({ to: email, kind: 'email-verify', language: 'en' });
  expect(house.told.at(-1)!.params['link']).toMatch(/^\/verify-email#[A-Za-z0-9_-]{43}$/);
  expect(await ownersOf(email)).toEqual([]);
  expect(await answer(token, player)).toEqual({ done: true });
  expect(await ownersOf(email)).toEqual([{ id: player.playerId }]);
  expect(await answer(token, player)).toEqual({ refused: 'link_over' });
});

test('looking at a link changes nothing, however often', async () => {
  const { player, token } = await house.newClaim();
  const shown = { usable: true, email: expect.stringMatching(/^p•••@/), needsPassword: true };
  expect(await showVerifyLink(house.parts, null, token)).toEqual(shown);
  expect(await showVerifyLink(house.parts, player, token)).toEqual({ ...shown, needsPassword: false });
  expect(await answer(token, player)).toEqual({ done: true });
  expect(await showVerifyLink(house.parts, player, token)).toEqual({
    usable: false,
    email: null,
    needsPassword: false,
  });
});

test('a link is over after two days, and when a newer one was sent', async () => {
  const { player, token } = await house.newClaim();
  house.clock.setOffset(VERIFY_LINK_KEPT_MS + 1_000);
  expect(await answer(token, player)).toEqual({ refused: 'link_over' });
  await sendVerifyEmail(house.parts, player, newAddress());
  const newer = secretOf(house.told.at(-1)!);
  expect(await answer(token, player)).toEqual({ refused: 'link_over' });
  expect(await answer(newer, player)).toEqual({ done: true });
});

test('somebody’s letter alone opens nothing: without the session or the password of the account it is refused', async () => {
  const claim = await house.newClaim();
  const stranger = await house.newClaim();
  expect(await answer(claim.token, null)).toEqual({ refused: 'wrong_credentials' });
  expect(await answer(claim.token, stranger.player)).toEqual({ refused: 'wrong_credentials' });
  expect(await answer(claim.token, null, 'not the password')).toEqual({ refused: 'wrong_credentials' });
  expect(await ownersOf(claim.email)).toEqual([]);
  expect(await answer(claim.token, null, PASSWORD)).toEqual({ done: true });
});

test('passwords are tried by a link ten times an hour and no more', async () => {
  const { token } = await house.newClaim();
  for (let n = 0; n < 10; n++) await answer(token, null, 'not the password');
  expect(await answer(token, null, PASSWORD)).toMatchObject({ refused: 'too_many_requests' });
});

test('who claims an owned address is answered the same, gets no link and never the address; the owner is told', async () => {
  const owner = await newOwner();
  const count = house.told.length;
  const free = newEmail();
  const [taken, open] = [await house.claim(owner.email, OTHER_PASSWORD), await house.claim(free)];
  expect(taken).toEqual({ ...open, login: owner.email });
  await house.readSignUps();
  expect(house.told.slice(count).map(({ to, kind, params }) => [to, kind, Object.keys(params)])).toEqual([
    [owner.email, 'email-known', []],
    [free, 'email-verify', ['link']],
  ]);
  // Each signs in by their own password to their own account.
  const squatter = await house.enter(owner.email, OTHER_PASSWORD);
  expect(squatter.playerId).not.toBe(owner.player.playerId);
  expect((await house.enter(owner.email)).playerId).toBe(owner.player.playerId);
  // What the squatter asks for is answered as an owner would be, and leads nowhere.
  house.clock.setOffset(200_000);
  const [asSquatter, asClaimant] = [
    await sendVerifyEmail(house.parts, squatter, newAddress()),
    await sendVerifyEmail(house.parts, await house.enter(free), newAddress()),
  ];
  expect(Object.keys(asSquatter)).toEqual(Object.keys(asClaimant));
  const links = await house.database.owner.query('SELECT 1 FROM contact_link WHERE player_id = $1', [
    squatter.playerId,
  ]);
  expect(links).toEqual([]);
  expect(await ownersOf(owner.email)).toEqual([{ id: owner.player.playerId }]);
});

test('sign-ups, log-ins and resets take the same password work whatever there is of an address', async () => {
  const owner = await newOwner();
  const claimed = await house.newClaim();
  const [both, none] = [await newOwner(), newEmail()];
  await house.claim(both.email, OTHER_PASSWORD);
  const { passwords } = house.players.parts;
  let work = 0;
  house.players.parts.passwords = {
    hash: (password) => (work++, passwords.hash(password)),
    matches: (password, passwordHash) => (work++, passwords.matches(password, passwordHash)),
  };
  const workOf = async (call: () => Promise<unknown>): Promise<number> => {
    work = 0;
    await call();
    return work;
  };
  const works = [];
  for (const email of [owner.email, claimed.email, both.email, none]) {
    works.push([
      await workOf(() => house.tryLogin(email, 'not the password')),
      await workOf(() => house.tryLogin(email, PASSWORD)),
      await workOf(() => house.claim(email, 'a third quiet river')),
    ]);
  }
  house.players.parts.passwords = passwords;
  expect(works).toEqual([
    [2, 2, 2],
    [2, 2, 2],
    [2, 2, 2],
    [2, 2, 2],
  ]);
});

test('the owner who comes later gets their address: the claim of somebody else takes nothing', async () => {
  const email = newEmail();
  const squatter = await house.newClaim(email, OTHER_PASSWORD);
  house.clock.setOffset(200_000);
  await house.claim(email, PASSWORD);
  const letter = (await house.readSignUps()).findLast(({ to }) => to === email);
  const owner = await house.enter(email, PASSWORD);
  // The older claim is still played with where it is open, and no longer signed in to.
  expect(await house.tryLogin(email, OTHER_PASSWORD)).toEqual({ refused: 'wrong_credentials' });
  expect(await answer(secretOf(letter!), owner)).toEqual({ done: true });
  expect(await ownersOf(email)).toEqual([{ id: owner.playerId }]);
  // Even with the older letter in hand.
  expect(await answer(squatter.token, squatter.player)).toEqual({ refused: 'email_taken' });
  expect(await ownersOf(email)).toEqual([{ id: owner.playerId }]);
});

test('of two answers for one address at once one has it', async () => {
  const email = newEmail();
  const first = await house.newClaim(email);
  house.clock.setOffset(200_000);
  const second = await house.newClaim(email, OTHER_PASSWORD);
  let [one, other] = [] as ReturnType<typeof answer>[];
  await house.database.owner.transaction(async (tx) => {
    await tx.query('SELECT 1 FROM player WHERE email = $1 FOR UPDATE', [email]);
    one = answer(first.token, first.player);
    other = answer(second.token, second.player);
    await untilWaitingForLocks(house.database.owner, 2);
  });
  const answers = await Promise.all([one, other]);
  expect(answers.filter((it) => it && 'done' in it)).toHaveLength(1);
  expect(answers.filter((it) => it && 'refused' in it)).toEqual([{ refused: 'email_taken' }]);
  expect(await ownersOf(email)).toHaveLength(1);
});

test('one letter three minutes and a few a day go to an address, whoever signs up with it', async () => {
  const owner = await newOwner();
  const letters = () =>
    house.told.filter(({ to, kind }) => to === owner.email && kind === 'email-known').length;
  await house.claim(owner.email, 'a river number one of two');
  await house.claim(owner.email, 'a river number two of two');
  await house.readSignUps();
  expect(letters()).toBe(1);
  for (let n = 1; n < 11; n++) {
    house.clock.setOffset(n * 200_000);
    await house.claim(owner.email, `a stream number ${n} of eleven`);
    await house.readSignUps();
  }
  expect(letters()).toBe(8);
});

test('an unanswered account lapses after seven days and frees nothing: neither it nor its letter is good then', async () => {
  const { email, player, token } = await house.newClaim();
  const answered = await newOwner();
  const identities = () => house.database.owner.query('SELECT FROM network_identity');
  await house.database.owner.query(
    `INSERT INTO network_identity VALUES ($1, 'google', 'https://accounts.example', '1', now())`,
    [player.playerId],
  );
  const failed = (about: object) => void house.failed.push(about);
  const lapser = createLapser(house.parts, createEachApart({ clock: house.clock, failed }));
  const lapseDue = () => lapser(new AbortController().signal);
  house.clock.setOffset(UNANSWERED_KEPT_MS - 60_000);
  await lapseDue();
  expect(await showVerifyLink(house.parts, null, token)).toMatchObject({ usable: false });
  expect((await house.database.owner.query('SELECT 1 FROM player WHERE email = $1', [email])).length).toBe(1);
  expect(await identities()).toHaveLength(1);
  house.clock.setOffset(UNANSWERED_KEPT_MS + 60_000);
  await lapseDue();
  expect(house.failed).toEqual([]);
  const [row] = await house.database.owner.query<{ row: string }>(
    `SELECT row_to_json(p)::text AS row FROM player p WHERE id = $1`,
    [player.playerId],
  );
  expect(row!.row).not.toContain(email);
  // Whoever has it at the network comes anew.
  expect(await identities()).toHaveLength(0);
  expect(house.ended).toContain(player.sessionId);
  expect(await house.tryLogin(email, PASSWORD)).toEqual({ refused: 'wrong_credentials' });
  expect(await answer(token, player)).toEqual({ refused: 'link_over' });
  expect(await ownersOf(answered.email)).toHaveLength(1);
});

test('one that holds real money does not lapse', async () => {
  const { email, player } = await house.newClaim();
  await house.database.db.transaction((tx) =>
    give(tx, { playerId: player.playerId, region: 'UA', kind: 'real', amountMinor: 100n }),
  );
  await lapse(house.parts, player.playerId);
  expect((await house.database.owner.query('SELECT 1 FROM player WHERE email = $1', [email])).length).toBe(1);
});

test('one of which a person is to say whether it is somebody on a watch list waits, and lapses once that is said', async () => {
  const { email, player } = await house.newClaim();
  const { owner } = house.database;
  await owner.query(
    `INSERT INTO watch_hit (player_id, list, entry_id, entry, score_percent, found_at, state) VALUES ($1, 'planted', '1', '{}', 97, now(), 'new')`,
    [player.playerId],
  );
  const isThere = async () =>
    (await owner.query('SELECT FROM player WHERE email = $1', [email])).length === 1;
  await lapse(house.parts, player.playerId);
  expect(await isThere()).toBe(true);
  await owner.query(`UPDATE watch_hit SET state = 'hit', decided_by = 'somebody', decided_at = now()`);
  await lapse(house.parts, player.playerId);
  expect(await isThere()).toBe(false);
  expect(await owner.query('SELECT state FROM watch_hit WHERE player_id = $1', [player.playerId])).toEqual([
    { state: 'hit' },
  ]);
});

test('a reset tells nothing: a letter goes to an owner only, the answer is the same for all', async () => {
  const owner = await newOwner();
  const claim = await house.newClaim();
  const before = house.told.length;
  const answers = [];
  const ip = newAddress();
  for (const email of [owner.email, claim.email, newEmail(), owner.email])
    answers.push(Object.keys(await resetPassword(house.parts, { email }, ip)));
  expect(answers).toEqual([['againAt'], ['againAt'], ['againAt'], ['againAt']]);
  expect(house.told.slice(before).map(({ to, kind }) => [to, kind])).toEqual([
    [owner.email, 'password-reset'],
  ]);
});

test('a letter that was rolled back is written when its reader tries again', async () => {
  const email = newEmail();
  await house.claim(email);
  const [row] = await house.database.owner.query<{ id: bigint }>('SELECT id FROM player WHERE email = $1', [
    email,
  ]);
  const crashing = house.database.db.transaction(async (tx) => {
    await askAnswer(house.parts, tx, row!.id);
    throw new Error('crash');
  });
  await expect(crashing).rejects.toThrow('crash');
  expect((await house.readSignUps()).filter(({ to }) => to === email)).toHaveLength(1);
});
