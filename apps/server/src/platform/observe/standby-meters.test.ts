import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import type { DatabaseState, Standby } from './database-state.ts';
import { createMeters } from './meters.ts';
import { measureStandbys } from './standby-meters.ts';

const standby = (name: string, change: Partial<Standby> = {}): Standby => ({
  ...{ name, kind: 'sync', isStreaming: true, lagBytes: 70, lagSeconds: null },
  ...change,
});

/** What is read of a state, without its explanations. */
async function seriesOf(state: DatabaseState): Promise<string[]> {
  const registry = new Registry();
  measureStandbys(createMeters(registry), async () => state);
  return (await registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

test('standbys are counted while they stream, and the lag of each is told once it is known', async () => {
  const standbys = [
    standby('n2'),
    standby('n3', { kind: 'async' }),
    standby('n4', { kind: 'async', isStreaming: false, lagBytes: null }),
  ];
  expect(await seriesOf({ standbys, timeline: 3, commitsWait: true })).toEqual([
    'croupier_db_standbys{kind="sync"} 1',
    'croupier_db_standbys{kind="quorum"} 0',
    'croupier_db_standbys{kind="potential"} 0',
    'croupier_db_standbys{kind="async"} 1',
    'croupier_db_lag_bytes{standby="n2"} 70',
    'croupier_db_lag_bytes{standby="n3"} 70',
    'croupier_db_timeline 3',
    'croupier_db_commits_wait 1',
  ]);
});

test('standbys that are hidden are not counted as none', async () => {
  expect(await seriesOf({ standbys: null, timeline: null, commitsWait: false })).toEqual([
    'croupier_db_timeline 0',
    'croupier_db_commits_wait 0',
  ]);
});
