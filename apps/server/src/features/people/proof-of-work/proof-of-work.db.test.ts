import type { ErrorBody } from '@croupier/contract/kit';
import { type Challenge, type Proof, PROOF_HEADER } from '@croupier/contract/people/proof-of-work';
import { testClock } from '@croupier/contract/site/test-data';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { challengePath, solve } from '../../../platform/testing/prove-work.ts';
import { startTestApp, startTestAppOn, type TestApp } from '../../../platform/testing/test-app.ts';
import { createProofOfWork } from './proof-of-work-module.ts';

const SIGN_UP = '/api/users/sign-up';
const LOGIN = '/api/users/login';
const SECRETS = { SESSION_SECRET: 'cd'.repeat(32) };
const MINUTE_MS = 60_000;
let house: TestApp;
let count = 0;

beforeAll(async () => {
  house = await startTestApp(SECRETS);
});
afterAll(() => house.close());

const newEmail = (): string => `prover${count++}@mail.example`;
const challengeOf = async (operation = SIGN_UP, of = house): Promise<Challenge> =>
  (await of.request(challengePath(operation))).json() as Promise<Challenge>;
const prove = async (operation?: string): Promise<string> => solve(await challengeOf(operation));
const read = (proof: string): Proof => JSON.parse(Buffer.from(proof, 'base64').toString()) as Proof;
const write = (proof: unknown): string => Buffer.from(JSON.stringify(proof)).toString('base64');
const spent = async (): Promise<number> =>
  (await house.owner.query("SELECT FROM spent_proof WHERE expires_at > now() - interval '1 year'")).length;
const accounts = async (email: string): Promise<number> =>
  (await house.owner.query('SELECT FROM player WHERE email_canonical = $1', [email])).length;

async function signUp(proof: string | undefined, change: object = {}, of = house) {
  const body = {
    email: newEmail(),
    password: 'a quiet green river',
    region: 'UA',
    language: 'en',
    ...change,
  };
  const answer = await of.request(SIGN_UP, {
    method: 'POST',
    body: JSON.stringify({ birthday: '1990-05-20', ...body }),
    headers: {
      ...{ origin: of.url, 'content-type': 'application/json' },
      ...(proof !== undefined && { [PROOF_HEADER]: proof }),
    },
  });
  return {
    status: answer.status,
    email: body.email,
    error: ((await answer.json()) as Partial<ErrorBody>).error,
  };
}

test('a call that needs a proof says so, and takes one that was solved for it', async () => {
  const bare = await signUp(undefined);
  expect([bare.status, bare.error?.key, bare.error?.details]).toEqual([
    428,
    'proof_of_work_needed',
    { operation: SIGN_UP },
  ]);
  expect(await accounts(bare.email)).toBe(0);
  const proven = await signUp(await prove());
  expect(proven.status).toBe(200);
});

test('a proof is good once, for two calls at once too', async () => {
  const [proof, before] = [await prove(), await spent()];
  const { nonce } = read(proof).challenge.parameters;
  const emails = [newEmail(), newEmail()];
  // Whoever comes while the nonce is being written waits to hear of it: both are let go on at once.
  let answers: Promise<{ status: number }[]> | undefined;
  await house.owner
    .transaction(async (tx) => {
      await tx.query('INSERT INTO spent_proof VALUES ($1, now())', [Buffer.from(nonce, 'hex')]);
      answers = Promise.all(emails.map((email) => signUp(proof, { email })));
      await untilWaitingForLocks(house.owner, 2);
      throw new Error('not spent after all');
    })
    .catch((error: Error) => expect(error.message).toBe('not spent after all'));
  expect((await answers!).map(({ status }) => status).sort()).toEqual([200, 428]);
  expect((await signUp(proof)).status).toBe(428);
  expect(await spent()).toBe(before + 1);
});

test('what is refused before its work leaves the proof as it was', async () => {
  const proof = await prove();
  expect((await signUp(proof, { region: 'XX' })).status).toBe(400);
  expect((await signUp(proof)).status).toBe(200);
});

const other = 'ab'.repeat(32);
const forgeries: Record<string, (proof: Proof) => unknown> = {
  'another signature': ({ challenge, solution }) => ({
    challenge: { ...challenge, signature: other },
    solution,
  }),
  'another cost': ({ challenge, solution }) => ({
    challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } },
    solution,
  }),
  'a later end': ({ challenge, solution }) => {
    const { parameters } = challenge;
    const data = { ...parameters.data, expiresAtMs: parameters.data.expiresAtMs + 1 };
    return { challenge: { ...challenge, parameters: { ...parameters, data } }, solution };
  },
  'a key that was not found': ({ challenge, solution }) => ({
    challenge,
    solution: { ...solution, derivedKey: challenge.parameters.keyPrefix + other.slice(32) },
  }),
  'no solution': ({ challenge }) => ({ challenge }),
  'more than a proof': (proof) => ({ ...proof, more: true }),
  'a list': () => [],
  nothing: () => null,
};

test.each(Object.entries(forgeries))(
  'a proof with %s is none, and nothing is kept of it',
  async (_what, forge) => {
    const [proof, before] = [await prove(), await spent()];
    expect((await signUp(write(forge(read(proof))))).status).toBe(428);
    expect(await spent()).toBe(before);
    expect((await signUp(proof)).status).toBe(200);
  },
);

test('a proof for another call, and of another house, is none', async () => {
  const ofLogin = await prove(LOGIN);
  expect((await signUp(ofLogin)).status).toBe(428);
  const { challenge, solution } = read(ofLogin);
  const parameters = { ...challenge.parameters, data: { ...challenge.parameters.data, operation: SIGN_UP } };
  expect((await signUp(write({ challenge: { ...challenge, parameters }, solution }))).status).toBe(428);
  const foreign = await startTestApp({ SESSION_SECRET: randomBytes(32).toString('hex') });
  try {
    expect((await signUp(await solve(await challengeOf(SIGN_UP, foreign)))).status).toBe(428);
  } finally {
    await foreign.close();
  }
});

test.each([
  ['no base64', '{"challenge":1}', 400],
  ['base64 of nothing', '', 428],
  ['base64 of no JSON', 'aGVsbG8=', 428],
  ['five thousand characters', 'A'.repeat(5_000), 400],
  ['more than headers may be', 'A'.repeat(20_000), 431],
])('%s in the header is refused', async (_what, proof, status) => {
  expect((await signUp(proof)).status).toBe(status);
});

test('a challenge is over after ten minutes, and none is good under a clock that was set back', async () => {
  const move = (offsetMs: number) => house.call(testClock, { body: { offsetMs } });
  const [kept, late] = [await prove(), await prove()];
  await move(9 * MINUTE_MS);
  expect((await signUp(kept)).status).toBe(200);
  await move(10 * MINUTE_MS + 1_000);
  expect((await signUp(late)).status).toBe(428);
  await move(60 * MINUTE_MS);
  const ahead = await prove();
  await move(0);
  expect((await signUp(ahead)).status).toBe(428);
});

test('another process with the same key takes it, and knows what was spent in the first', async () => {
  const second = await startTestAppOn(
    { ...house, url: house.databaseUrl, drop: async () => undefined },
    SECRETS,
  );
  try {
    const [here, there] = [await prove(), await prove()];
    expect((await signUp(here)).status).toBe(200);
    expect((await signUp(here, {}, second)).status).toBe(428);
    expect((await signUp(there, {}, second)).status).toBe(200);
  } finally {
    await second.app.stop();
  }
});

test('proofs that nobody could use any more are forgotten, the others are not', async () => {
  const [old] = [await prove()];
  expect((await signUp(old)).status).toBe(200);
  await house.owner.query("UPDATE spent_proof SET expires_at = now() - interval '2 hours' WHERE nonce = $1", [
    Buffer.from(read(old).challenge.parameters.nonce, 'hex'),
  ]);
  const before = await spent();
  const config = { sessionKey: Buffer.alloc(32), proofOfWorkTries: 1 };
  const [job] = createProofOfWork({ db: house.db, clock: systemClock, config }).module.jobs!;
  await job!.run(AbortSignal.timeout(30_000));
  expect(await spent()).toBe(before - 1);
});

test('what is written of the API says which calls take a proof, and where', async () => {
  const { paths, components } = (await (await house.request('/api/docs/json')).json()) as {
    paths: Record<string, { post: { parameters?: object[]; responses: Record<string, unknown> } & object }>;
    components: { responses: Record<string, unknown> };
  };
  expect(paths[SIGN_UP]!.post).toMatchObject({
    'x-proof-of-work': 'always',
    parameters: [{ in: 'header', name: PROOF_HEADER }],
    responses: { 428: { $ref: '#/components/responses/proof_of_work_needed' } },
  });
  expect(components.responses).toMatchObject({
    proof_of_work_needed: { description: expect.stringContaining('proof_of_work_needed') },
  });
  expect(paths[LOGIN]!.post).toMatchObject({ 'x-proof-of-work': 'after-failures' });
});

async function login(username: string, password: string, proof?: string): Promise<string> {
  const answer = await house.request(LOGIN, {
    method: 'POST',
    body: new URLSearchParams({ username, password }),
    headers: { origin: house.url, ...(proof !== undefined && { [PROOF_HEADER]: proof }) },
  });
  const { error } = (await answer.json()) as Partial<ErrorBody>;
  return [answer.status, error?.key, JSON.stringify(error?.details)].filter(Boolean).join(' ');
}

test('after failures a login takes a proof, once, and with it the right password signs in; an unknown account is answered alike', async () => {
  const { username, password } = await house.createPlayer();
  const answersOf = async (name: string) => {
    const answers: string[] = [];
    for (let times = 0; times < 5; times += 1) answers.push(await login(name, 'a wrong guess'));
    const proof = await prove(LOGIN);
    answers.push(await login(name, 'a wrong guess', proof), await login(name, 'a wrong guess', proof));
    return answers;
  };
  const known = await answersOf(username);
  const needed = `428 proof_of_work_needed {"operation":"${LOGIN}"}`;
  const wrong = '401 wrong_credentials';
  expect(known).toEqual([wrong, wrong, wrong, needed, needed, wrong, needed]);
  expect(await answersOf(newEmail())).toEqual(known);
  expect(await login(username, password)).toBe(needed);
  expect(await login(username, password, await prove(LOGIN))).toBe('200');
});
