import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestingServer, type TestingServer } from './server.fixture.ts';

const PUBLIC_URL = 'http://localhost:4302';
const EXPIRES_AT = '2126-05-01T10:00:00.000Z';
let server: TestingServer;

beforeAll(async () => {
  server = await startTestingServer({ publicUrl: PUBLIC_URL, seams: true });
});
afterAll(() => server.close());

async function post<Answer>(url: string, payload: object): Promise<Answer> {
  const headers = { origin: PUBLIC_URL };
  const answer = await server.fastify.inject({ method: 'POST', url, payload, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
}

async function makePlayer() {
  const { id } = await post<{ id: string }>('/api/inner/test/data/user', {
    region: 'UA',
    balanceMinor: '500',
  });
  const { cookie } = await post<{ cookie: string }>('/api/inner/test/data/token', { id });
  const headers = { cookie };
  const profile = async () =>
    (await server.fastify.inject({ url: '/api/users/profile', headers })).json<object>();
  return { id, profile };
}

test('a profile says nothing of a bonus where none is active', async () => {
  const { id, profile } = await makePlayer();
  expect(await profile()).toMatchObject({ bonusBalance: '0', activeBonus: null });
  await post('/api/inner/test/data/bonus', { playerId: id, amountMinor: '1000', wagerMinor: '9000' });
  expect(await profile()).toMatchObject({ bonusBalance: '0', activeBonus: null });
});

test('a profile tells of the active bonus what binds its money', async () => {
  const { id, profile } = await makePlayer();
  const bonus = await post<{ id: string }>('/api/inner/test/data/active-bonus', {
    ...{ playerId: id, amountMinor: '1000', wagerMinor: '9000', order: 'BONUS_FIRST' },
    ...{ maximumStakeMinor: '400', maximumConversionMinor: '2000', expiresAt: EXPIRES_AT },
  });
  expect(await profile()).toMatchObject({
    mainBalance: '500',
    bonusBalance: '1000',
    activeBonus: {
      ...{ id: bonus.id, currency: 'UAH', order: 'BONUS_FIRST', wagerMinor: '9000', wagerLeftMinor: '9000' },
      ...{ maximumStakeMinor: '400', maximumConversionMinor: '2000', expiresAt: EXPIRES_AT },
    },
  });
  await post('/api/inner/test/data/active-bonus', {
    ...{ playerId: (await makePlayer()).id, amountMinor: '7', wagerMinor: '70' },
  });
  expect(await profile()).toMatchObject({ activeBonus: { id: bonus.id } });
});
