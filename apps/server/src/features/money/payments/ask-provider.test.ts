import { expect, test, vi } from 'vitest';
import { askProvider } from './ask-provider.ts';
import { parseExactly } from './exact-json.ts';
import { hostileAnswers, startProvider } from './provider-server.fixture.ts';

const about = { method: 'GET', headers: {} } as const;

test('answers with the status and the body, whose numbers are the digits that came', async () => {
  const { url } = await startProvider(() => [404, '{"amount":10.10,"id":12345678901234567890,"more":[1e3]}']);
  expect(await askProvider({ url, ...about })).toEqual({
    status: 404,
    body: { amount: '10.10', id: '12345678901234567890', more: ['1e3'] },
  });
});

const SAYING_NOTHING = ['null', 'a list', 'an empty object'];

test.each(hostileAnswers('{"status":"success"}').filter(([name]) => !SAYING_NOTHING.includes(name)))(
  'is unavailable when the answer is %s',
  async (_, answered) => {
    const { url, asked } = await startProvider(() => answered);
    expect(await askProvider({ url, ...about })).toBe('unavailable');
    // No other address is gone to.
    expect(asked).toHaveLength(1);
  },
);

test('is unavailable when nobody listens, and when the answer does not come in five seconds', async () => {
  expect(await askProvider({ url: 'http://127.0.0.1:1', ...about })).toBe('unavailable');
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const { url, asked } = await startProvider(() => [200, '{}']);
  expect(await askProvider({ url, ...about })).toBe('unavailable');
  expect(timeout).toHaveBeenCalledExactlyOnceWith(5_000);
  expect(asked).toEqual([]);
  timeout.mockRestore();
});

test('reads what is no JSON as undefined', () => {
  expect(['', '{', 'NaN', 'undefined'].map(parseExactly)).toEqual(Array(4).fill(undefined));
});
