import { ApiError, type InputOf, type Operation } from '@croupier/contract/kit';
import { checkToken, resetPassword } from '@croupier/contract/people/contacts';
import { login, signUp } from '@croupier/contract/people/players';
import { testLetters } from '@croupier/contract/site/test-data';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Queryable } from '../../../platform/database.ts';
import { currentRequestId } from '../../../platform/request-context.ts';
import { createTestDatabase } from '../../../platform/testing/test-database.ts';
import type { Passwords } from '../players/feature.ts';
import { startTestAppOn, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';

/** What is counted instead of time: passwords that are hashed, and how long answers wait. The wait is held while a test wants it. */
const work = {
  hashed: 0,
  waits: [] as number[],
  held: Promise.resolve(),
};

/** Each comparison hashes once, whatever there is to compare with: `passwords.test.ts` looks. */
function countHashes(passwords: Passwords): void {
  const counted =
    <A extends unknown[], R>(run: (...args: A) => R) =>
    (...args: A): R => {
      work.hashed++;
      return run(...args);
    };
  Object.assign(passwords, { hash: counted(passwords.hash), matches: counted(passwords.matches) });
}

const { setTimeout: realWait } = timers;
/** The timers of Node, also in every module that has taken them already. */
function waitBy(wait: (ms: number) => Promise<unknown>): void {
  timers.setTimeout = wait as typeof timers.setTimeout;
  syncBuiltinESMExports();
}

/** The statements of each request, in their order. */
const statements = new Map<string, string[]>();

function listening(db: Database): Database {
  const heard = (query: Queryable['query']): Queryable['query'] =>
    ((text: string, values?: readonly unknown[], name?: string) => {
      const request = currentRequestId();
      if (request !== undefined) statements.set(request, [...(statements.get(request) ?? []), text]);
      return query(text, values, name);
    }) as Queryable['query'];
  return {
    ...db,
    query: heard(db.query),
    // The same object: what follows a commit is kept by it.
    transaction: (run) => db.transaction((tx) => run(Object.assign(tx, { query: heard(tx.query) }))),
  };
}

const PASSWORD = 'a quiet green river';
const OTHER = 'another green river';
let app: TestApp;
let known: TestPlayer;
let numbers = 0;
const newEmail = () => `answer-times-${numbers++}@mail.example`;
const newPhone = () => `+38067${String(5_000_000 + numbers++)}`;

beforeAll(async () => {
  const database = await createTestDatabase();
  // Without a worker no letter is written while statements are counted.
  app = await startTestAppOn(
    { ...database, db: listening(database.db) },
    {
      ...{ CROUPIER_ROLES: 'api', ANSWER_AFTER_MS: '200' },
    },
  );
  countHashes(app.app.players.parts.passwords);
  waitBy((ms) => {
    work.waits.push(ms);
    return work.held;
  });
  known = await app.createPlayer();
});
afterAll(async () => {
  waitBy(realWait);
  await app.close();
});

/** What somebody outside is answered, and what it took: of several requests the last one, as others bring it its proof of work. */
async function seen<O extends Operation>(operation: O, input: InputOf<O>) {
  statements.clear();
  work.hashed = 0;
  work.waits.length = 0;
  const answer = await app.call(operation, input).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    return `${error.status} ${error.key}`;
  });
  return {
    answer,
    hashed: work.hashed,
    waits: [...work.waits],
    statements: [...statements.values()].at(-1) ?? [],
  };
}

const signUpWith = (address: { email: string } | { phone: string }, password = PASSWORD) =>
  ({
    body: { ...address, password, region: 'UA', language: 'en', birthday: '1990-02-28' },
  }) as InputOf<typeof signUp>;

/** Claimed: somebody has opened an account with it, and nobody has answered. */
async function claimed<A extends { email: string } | { phone: string }>(address: A): Promise<A> {
  await app.call(signUp, signUpWith(address));
  return address;
}
async function ownedPhone(): Promise<string> {
  const phone = newPhone();
  const { id } = await app.createPlayer();
  await app.owner.query('UPDATE player SET phone = $2, phone_verified_at = now() WHERE id = $1', [id, phone]);
  return phone;
}

test('a wrong password is answered alike and by the same work for a known, a claimed and an unknown e-mail, phone and nickname', async () => {
  const nickname = `Known-${numbers++}`;
  await app.owner.query('UPDATE player SET nickname = $2, nickname_key = lower($2) WHERE id = $1', [
    known.id,
    nickname,
  ]);
  const names = {
    email: [known.username, (await claimed({ email: newEmail() })).email, newEmail()],
    phone: [await ownedPhone(), (await claimed({ phone: newPhone() })).phone, newPhone()],
    nickname: [nickname, `Unknown-${numbers++}`],
  };
  for (const [kind, usernames] of Object.entries(names)) {
    const [first, ...others] = await inTurn(usernames, (username) =>
      seen(login, { body: { username, password: OTHER } }),
    );
    expect(first, kind).toMatchObject({ answer: '401 wrong_credentials', hashed: 2 });
    expect(first!.statements.length, kind).toBeGreaterThan(2);
    for (const other of others) expect(other, kind).toEqual(first);
  }
});

test.each(['email', 'phone'] as const)(
  'signing up with a known, a claimed and an unknown %s is answered alike, no sooner, and by the same work',
  async (kind) => {
    const addressOf = (value: string) => (kind === 'email' ? { email: value } : { phone: value });
    const addresses =
      kind === 'email'
        ? [known.username, (await claimed({ email: newEmail() })).email, newEmail()]
        : [await ownedPhone(), (await claimed({ phone: newPhone() })).phone, newPhone()];
    const [first, ...others] = await inTurn(addresses, async (address) => {
      const { answer, ...rest } = await seen(signUp, signUpWith(addressOf(address), OTHER));
      expect(answer).toEqual({ created: true, login: address });
      return rest;
    });
    expect(first).toMatchObject({ hashed: 2, waits: [200] });
    for (const other of others) expect(other).toEqual(first);
  },
);

test('asking for a new password is answered alike for a known, a claimed and an unknown address, hashes nothing and waits as long', async () => {
  const addresses = [
    ...[{ email: known.username }, await claimed({ email: newEmail() }), { email: newEmail() }],
    ...[{ phone: await ownedPhone() }, await claimed({ phone: newPhone() }), { phone: newPhone() }],
  ];
  const all = await inTurn(addresses, async (address) => {
    const { answer, hashed, waits } = await seen(resetPassword, { body: address });
    return { said: Object.keys(answer as object), hashed, waits };
  });
  for (const one of all) expect(one).toEqual({ said: ['againAt'], hashed: 0, waits: [200] });
});

test('whether a link is usable is all that its check tells, by the same work', async () => {
  const over = await linkOf(await app.createPlayer());
  await app.owner.query(`UPDATE contact_link SET expires_at = now() - interval '1 hour'`);
  const usable = await linkOf(await app.createPlayer());
  const tokens = [usable, over, 'A'.repeat(usable.length)];
  const [first, ...others] = await inTurn(tokens, (token) => seen(checkToken, { body: { token } }));
  expect(first).toMatchObject({ answer: { usable: true }, waits: [200], hashed: 0 });
  for (const other of others) expect(other).toEqual({ ...first, answer: { usable: false } });
});

test('none of these is answered before its wait is over, whatever there is', async () => {
  const calls = [
    () => app.call(signUp, signUpWith({ email: known.username }, OTHER)),
    () => app.call(signUp, signUpWith({ email: newEmail() })),
    () => app.call(resetPassword, { body: { email: known.username } }),
    () => app.call(resetPassword, { body: { email: newEmail() } }),
    () => app.call(checkToken, { body: { token: 'A'.repeat(43) } }),
  ];
  let release = () => {};
  work.held = new Promise((resolve) => (release = resolve));
  work.waits.length = 0;
  let answered = 0;
  const all = calls.map(async (call) => {
    await call();
    answered++;
  });
  await expect.poll(() => work.waits).toEqual(calls.map(() => 200));
  // What was asked after them comes back before them, with the same work behind it.
  for (let times = 0; times < 3; times++)
    await app.call(login, { body: { username: newEmail(), password: OTHER } }).catch(() => undefined);
  expect(answered).toBe(0);
  release();
  await Promise.all(all);
  expect(answered).toBe(calls.length);
});

/** By the link of the letter that it was sent. */
async function linkOf(player: TestPlayer): Promise<string> {
  await app.owner.query('DELETE FROM attempt_budget');
  await app.call(resetPassword, { body: { email: player.username } });
  const letters = () => app.call(testLetters, { body: { to: player.username } });
  const found = (await letters()).letters.flatMap(
    ({ text }) => /#([A-Za-z0-9_-]{20,})/.exec(text)?.[1] ?? [],
  );
  return found[0]!;
}

async function inTurn<T, R>(all: readonly T[], run: (one: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  for (const one of all) answers.push(await run(one));
  return answers;
}
