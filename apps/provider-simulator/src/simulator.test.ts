import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSimulator } from './app.ts';
import type { SimulatorConfig } from './config.ts';

const TOKEN = 't0123456789012345678901234';
const HOUSE = 'https://house.example';

/** A wallet that says what the test wants, and remembers what it was asked. */
let wallet: FastifyInstance;
let studio: FastifyInstance;
let config: SimulatorConfig;
let asked: { call: string; body: Record<string, string> }[];
let answers: Record<string, object | 'lost'>;

beforeEach(async () => {
  asked = [];
  answers = {
    authenticate: { status: 'ok', playerId: '7', currency: 'UAH', balanceMinor: '1000' },
    bet: { status: 'ok', balanceMinor: '900' },
    win: { status: 'ok', balanceMinor: '950' },
    rollback: { status: 'ok', outcome: 'tombstone' },
  };
  wallet = fastify();
  wallet.post('/wallet/:call', async (request, reply) => {
    const { call } = request.params as { call: string };
    asked.push({ call, body: request.body as Record<string, string> });
    const answer = answers[call]!;
    return answer === 'lost' ? reply.code(503).send({}) : answer;
  });
  const walletUrl = `${await wallet.listen({ port: 0, host: '127.0.0.1' })}/wallet`;
  const houses = { walletUrl, houseOrigins: [HOUSE] };
  config = { port: 0, host: '127.0.0.1', provider: 'p', secret: 's', hasTestSeams: true, ...houses };
  studio = createSimulator(config, () => undefined);
});
afterEach(async () => {
  await studio.close();
  await wallet.close();
});

const play = (more: object = {}) =>
  studio.inject({
    method: 'POST',
    url: '/api/rounds',
    payload: {
      token: TOKEN,
      roundId: randomUUID(),
      game: 'paper-moon-toss',
      choice: 'sun',
      stakeMinor: '100',
      ...more,
    },
  });
const nextDraw = (right: string, token = TOKEN) =>
  studio.inject({ method: 'POST', url: '/test/next-draw', payload: { token, right } });
const calls = () => asked.map(({ call }) => call);

test.each([
  ['sun', '196'],
  ['moon', '0'],
])('a round is a bet, then a win that ends it: %s pays %s', async (right, winMinor) => {
  await nextDraw(right);
  const { statusCode, body } = await play();
  expect(statusCode).toBe(200);
  expect(JSON.parse(body)).toMatchObject({ balanceMinor: '950' });
  expect(calls()).toEqual(['authenticate', 'bet', 'win']);
  const [, bet, win] = asked;
  expect(win!.body).toMatchObject({ roundId: bet!.body['roundId'], endRound: true });
  expect(win!.body['amountMinor']).toBe(winMinor);
});

test('what falls next is said for one round of one sitting, and only in an installation under test', async () => {
  await nextDraw('moon', `${TOKEN}-other`);
  const other = await play({ choice: 'moon', token: `${TOKEN}-other` });
  expect(JSON.parse(other.body)).toMatchObject({ shown: ['moon'], winMinor: '196' });
  await studio.close();
  studio = createSimulator({ ...config, hasTestSeams: false }, () => undefined);
  expect((await nextDraw('moon')).statusCode).toBe(404);
});

test('a win of free rounds that gather is told as one that waits, and what is left and won is shown', async () => {
  const gift = { id: 'gift', stakeMinor: '100', left: 2, gatheredMinor: '196' };
  answers['free-rounds'] = { status: 'ok', freeRounds: [gift] };
  answers['win'] = { status: 'ok', outcome: 'gathered', balanceMinor: '900' };
  const session = await studio.inject({ method: 'POST', url: '/api/session', payload: { token: TOKEN } });
  expect(JSON.parse(session.body)).toMatchObject({ freeRounds: [gift] });
  const played = JSON.parse((await play({ freeRoundsId: 'gift' })).body) as object;
  expect(played).toMatchObject({ isGathered: true, balanceMinor: '900' });
  expect(asked.find(({ call }) => call === 'bet')!.body).toMatchObject({ freeRoundsId: 'gift' });
});

test('a refused stake is never drawn', async () => {
  answers['bet'] = { status: 'insufficient_funds', balanceMinor: '5' };
  const { statusCode, body } = await play();
  expect([statusCode, JSON.parse(body)]).toEqual([409, { refused: 'insufficient_funds', balanceMinor: '5' }]);
  expect(calls()).toEqual(['authenticate', 'bet']);
});

test('a stake whose answer is lost is rolled back until the wallet has heard it, and never drawn', async () => {
  answers['bet'] = 'lost';
  answers['rollback'] = 'lost';
  const { statusCode, body } = await play();
  expect([statusCode, JSON.parse(body)]).toEqual([409, { refused: 'wallet_away' }]);
  await expect.poll(() => calls().filter((call) => call === 'rollback').length).toBeGreaterThan(1);
  answers['rollback'] = { status: 'ok', outcome: 'returned' };
  await expect.poll(errands).toBe(0);
  expect(calls()).not.toContain('win');
  const bet = asked.find(({ call }) => call === 'bet')!;
  const rollbacks = asked.filter(({ call }) => call === 'rollback');
  expect(new Set(rollbacks.map(({ body: { transactionId } }) => transactionId)).size).toBe(1);
  expect(rollbacks[0]!.body['betTransactionId']).toBe(bet.body['transactionId']);
});

test('a win whose answer is lost is told again under the same id', async () => {
  answers['win'] = 'lost';
  expect((await play()).statusCode).toBe(200);
  answers['win'] = { status: 'ok', balanceMinor: '950' };
  await expect.poll(errands).toBe(0);
  const wins = asked.filter(({ call }) => call === 'win');
  expect(wins.length).toBeGreaterThan(1);
  expect(new Set(wins.map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

const errands = async (): Promise<number> =>
  (JSON.parse((await studio.inject('/health')).body) as { errands: number }).errands;

test('only the house may frame the game, and the game speaks to no other', async () => {
  const page = await studio.inject(`/play/paper-moon-toss?language=kk&house=${encodeURIComponent(HOUSE)}`);
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain(`frame-ancestors ${HOUSE}`);
  expect(page.headers['content-security-policy']).toContain(`default-src 'none'`);
  expect(page.body).toContain('lang="kk"');
  for (const house of ['https://evil.example', '', `${HOUSE}.evil.example`]) {
    const other = await studio.inject(`/play/paper-moon-toss?house=${encodeURIComponent(house)}`);
    expect(other.statusCode).toBe(404);
  }
});

test.each([{ stakeMinor: '0' }, { stakeMinor: '1.5' }, { token: 'short' }, { roundId: 'x' }])(
  'a request with %j is refused unseen by the wallet',
  async (change) => {
    expect((await play(change)).statusCode).toBe(400);
    expect(asked).toEqual([]);
  },
);
