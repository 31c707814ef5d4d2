import { login, signUp } from '@croupier/contract/people/players';
import { type Challenge, getChallenge, PROOF_HEADER } from '@croupier/contract/people/proof-of-work';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { callProving } from './call-proving.ts';
import { ProofOfWork } from './proof-of-work.tsx';
import { forgetProofs } from './proving.tsx';

afterEach(forgetProofs);

const BODY = { email: 'a@mail.example', password: 'a quiet green river', birthday: '1990-05-20' };
const body = { ...BODY, region: 'UA', language: 'en' } as const;
const DONE = { created: true, login: BODY.email };

const newChallenge = async (): Promise<Challenge> =>
  (await createChallenge({
    ...{ algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 3, deriveKey },
    ...{ hmacSignatureSecret: 'of a test', hmacKeySignatureSecret: 'of a test, too' },
    data: { operation: signUp.path, expiresAtMs: 1 },
  })) as Challenge;

/** A house that asks for a proof, and tells the proofs that came with each call; `content` is it with whatever comes. */
function strictHouse({ content = true } = {}) {
  const house = fakeNetwork();
  const answering = globalThis.fetch;
  const proofs: (string | undefined)[] = [];
  for (const operation of [login, signUp])
    house.refuses(operation, { status: 428, key: 'proof_of_work_needed' });
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const proof = (init.headers as Record<string, string>)[PROOF_HEADER];
    if (init.method === 'POST') proofs.push(proof);
    if (proof !== undefined && content) {
      house.answers(signUp, DONE);
      house.answers(login, { authenticated: true });
    }
    return answering(address, init);
  });
  house.answers(getChallenge, newChallenge);
  return { house, proofs };
}

const outcomes: unknown[] = [];
const send = () => callProving(signUp, { body });
const signIn = () => callProving(login, { body: { username: body.email, password: body.password } });

const openForm = () =>
  renderScreen(
    <form onSubmit={(event) => (event.preventDefault(), void send().then((done) => outcomes.push(done)))}>
      <input aria-label="E-mail" />
      <ProofOfWork ahead={signUp} />
      <button type="submit">Send</button>
    </form>,
  );

test('a call that always needs a proof is not made without one', async () => {
  const { house, proofs } = strictHouse();
  expect(await send()).toEqual(DONE);
  expect(proofs).toEqual([expect.any(String)]);
  expect(house.asked(getChallenge)).toHaveLength(1);
});

test('a call that is refused for want of a proof is made once more with one', async () => {
  const { proofs } = strictHouse();
  expect(await signIn()).toEqual({ authenticated: true });
  expect(proofs).toEqual([undefined, expect.any(String)]);
  const { solution } = JSON.parse(atob(proofs[1]!)) as { solution: { counter: number } };
  expect(solution.counter).toBe(3);
});

test('a house that takes no proof is not asked for ever', async () => {
  const { house, proofs } = strictHouse({ content: false });
  await expect(signIn()).rejects.toMatchObject({ key: 'proof_of_work_needed' });
  expect([proofs.length, house.asked(getChallenge).length]).toEqual([2, 1]);
});

test('with the first touch of the form its proof is begun, and the first call has it', async () => {
  const { house, proofs } = strictHouse();
  const screen = await openForm();
  expect(house.asked(getChallenge)).toHaveLength(0);
  await screen.user.click(screen.getByLabelText('E-mail'));
  await expect.poll(() => house.asked(getChallenge).length).toBe(1);
  await screen.user.click(screen.getByRole('button'));
  await expect.poll(() => outcomes).toEqual([DONE]);
  expect(proofs).toEqual([expect.any(String)]);
});

test('who waits long is told why, until it is done', async () => {
  const { house } = strictHouse();
  const held = Promise.withResolvers<void>();
  house.answers(getChallenge, async () => (await held.promise, newChallenge()));
  const screen = await openForm();
  await screen.user.click(screen.getByLabelText('E-mail'));
  const sent = send();
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  await expect.poll(() => status.textContent).toBe(screen.text('proof-of-work.checking'));
  held.resolve();
  await sent;
  await expect.poll(() => status.textContent).toBe('');
});

test('a browser that cannot do it is told so', async () => {
  const { house } = strictHouse();
  house.answers(getChallenge, await newChallenge());
  vi.stubGlobal('crypto', {});
  await expect(send()).rejects.toMatchObject({ key: 'proof_of_work_needed' });
});

test('where nobody answers, that is what is told', async () => {
  const { house } = strictHouse();
  house.isSilentOn(getChallenge);
  await expect(send()).rejects.toMatchObject({ key: 'network' });
});

test('who leaves the form waits no more', async () => {
  const { house } = strictHouse();
  const asked: (AbortSignal | null | undefined)[] = [];
  const answering = globalThis.fetch;
  house.answers(getChallenge, () => new Promise(() => undefined));
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    asked.push(init.signal);
    return answering(address, init);
  });
  const screen = await openForm();
  await screen.user.click(screen.getByLabelText('E-mail'));
  await expect.poll(() => asked.length).toBe(1);
  screen.unmount();
  expect(asked[0]?.aborted).toBe(true);
});
