import { expect, test, vi } from 'vitest';
import { shareVisitorsAnswers } from './visitors-answers.ts';

const VISITOR = { cookie: undefined, ip: '203.0.113.7', requestId: 'r-1' };
const PLAYER = { ...VISITOR, cookie: 'session=1' };

function startApi(status = 200) {
  const asked = vi.fn();
  let now = 0;
  const api = shareVisitorsAnswers(
    (caller) => async (path, init) => {
      asked(caller.cookie, path, init.method ?? 'GET');
      return Response.json({ answer: asked.mock.calls.length }, { status });
    },
    () => now,
  );
  const ask = async (caller: typeof PLAYER | typeof VISITOR, path: string, init: RequestInit = {}) =>
    ((await (await api(caller)(path, init)).json()) as { answer: number }).answer;
  return { asked, ask, pass: (ms: number) => void (now += ms) };
}

test('visitors share an answer for a second, those who ask at once too', async () => {
  const { ask, asked, pass } = startApi();
  expect(await Promise.all([ask(VISITOR, '/api/games'), ask(VISITOR, '/api/games')])).toEqual([1, 1]);
  pass(999);
  expect(await ask({ ...VISITOR, requestId: 'r-2' }, '/api/games')).toBe(1);
  expect(await ask(VISITOR, '/api/games?genre=slots')).toBe(2);
  pass(1);
  expect(await ask(VISITOR, '/api/games')).toBe(3);
  expect(asked).toHaveBeenCalledTimes(3);
});

test('what a player is told is nobody else’s, and neither is a write', async () => {
  const { ask } = startApi();
  expect(await ask(VISITOR, '/api/app')).toBe(1);
  expect(await ask(PLAYER, '/api/app')).toBe(2);
  expect(await ask(PLAYER, '/api/app')).toBe(3);
  expect(await ask(VISITOR, '/api/app')).toBe(1);
  expect(await ask(VISITOR, '/api/app', { method: 'POST', body: '{}' })).toBe(4);
  expect(await ask(VISITOR, '/api/app', { method: 'POST', body: '{}' })).toBe(5);
});

test('an answer that is not 200 is asked for again', async () => {
  const { ask } = startApi(503);
  expect(await ask(VISITOR, '/api/games')).toBe(1);
  expect(await ask(VISITOR, '/api/games')).toBe(2);
});

test('a call that fails is asked for again, and one who leaves takes nobody along', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  const api = shareVisitorsAnswers(() => async (_path, { signal }) => {
    signals.push(signal);
    throw new TypeError('away');
  });
  const init = { signal: AbortSignal.abort() };
  await expect(api(VISITOR)('/api/games', init)).rejects.toThrow('away');
  await expect(api(VISITOR)('/api/games', init)).rejects.toThrow('away');
  expect(signals).toEqual([undefined, undefined]);
});
