import { expect, test, vi } from 'vitest';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { createCommitsWarning, WAITS_FOR_NOBODY } from './commits-warning.ts';
import { createDatabaseState, stateOf, type DatabaseState, type StateRow } from './database-state.ts';

const NO_COPY = { name: null, state: null, kind: null, lagBytes: null, lagSeconds: null };
const row = (change: Partial<StateRow> = {}): StateRow => ({
  ...{ timeline: 3, synchronousCommit: 'on', synchronousStandbyNames: '1 ("n2")', walSenders: 10 },
  ...{ name: 'n2', state: 'streaming', kind: 'sync', lagBytes: 120n, lagSeconds: 0.2 },
  ...change,
});

test('standbys are told with how they are waited for and how far behind they are', () => {
  const behind = row({
    name: 'n3',
    state: 'catchup',
    kind: 'async',
    lagBytes: 9_000_000_000n,
    lagSeconds: null,
  });
  expect(stateOf([row(), behind])).toEqual({
    commitsWait: true,
    timeline: 3,
    standbys: [
      { name: 'n2', kind: 'sync', isStreaming: true, lagBytes: 120, lagSeconds: 0.2 },
      { name: 'n3', kind: 'async', isStreaming: false, lagBytes: 9_000_000_000, lagSeconds: null },
    ],
  });
});

test('no standby is an empty list, and hidden ones are none', () => {
  expect(stateOf([row(NO_COPY)]).standbys).toEqual([]);
  expect(stateOf([row({ ...NO_COPY, name: 'n2' })]).standbys).toBeNull();
  expect(stateOf([row(), row({ ...NO_COPY, name: '' })]).standbys).toBeNull();
});

test.each([
  [true, { synchronousCommit: 'remote_apply' }],
  [true, { synchronousCommit: 'remote_write' }],
  // The house stands still then, and loses nothing.
  [true, NO_COPY],
  [false, { synchronousCommit: 'local' }],
  [false, { synchronousCommit: 'off' }],
  [false, { synchronousStandbyNames: '' }],
  [false, { walSenders: 0 }],
])('whether commits wait is %s with %j', (waits, change) => {
  expect(stateOf([row(change)]).commitsWait).toBe(waits);
});

test('all who ask within fifteen seconds share one statement, and a failure is not kept', async () => {
  const query = vi.fn(async () => [row()]);
  query.mockRejectedValueOnce(new Error('away'));
  const read = createDatabaseState({ query: query as never });
  await expect(read()).rejects.toThrow('away');
  await Promise.all([read(), read()]);
  await read();
  expect(query).toHaveBeenCalledTimes(2);
});

test('a production house whose commits wait for nobody says so at its start and every hour, until they wait', async () => {
  vi.useFakeTimers();
  try {
    const state = { commitsWait: false, standbys: [], timeline: 1 };
    const { said, warning } = warn('production', () => Promise.resolve(state));
    await warning.start();
    expect(said).toEqual([WAITS_FOR_NOBODY]);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(said).toHaveLength(2);
    state.commitsWait = true;
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(said).toHaveLength(2);
    state.commitsWait = false;
    warning.stop();
    await vi.advanceTimersByTimeAsync(7_200_000);
    expect(said).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

test('a state that cannot be read is told and stops nothing, and no other house is warned', async () => {
  const { said, warning } = warn('production', () => Promise.reject(new Error('away')));
  await warning.start();
  warning.stop();
  expect(said).toEqual(['whether commits wait for a standby is not known']);
  const asked = vi.fn<() => Promise<DatabaseState>>();
  await warn('development', asked).warning.start();
  expect(asked).not.toHaveBeenCalled();
});

function warn(environment: Config['environment'], databaseState: () => Promise<DatabaseState>) {
  const said: string[] = [];
  const log = { warn: (_: object, message: string) => said.push(message) } as unknown as Log;
  return { said, warning: createCommitsWarning({ config: { environment }, log, databaseState }) };
}
