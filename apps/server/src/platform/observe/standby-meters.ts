import { STANDBY_KINDS } from '@croupier/domain/office/health-desk';
import type { DatabaseState, Standby } from './database-state.ts';
import type { Meters } from './meters.ts';

/** Measures the machines that hold what is committed. Standbys that are hidden have no series, so that nobody takes them for none. */
export function measureStandbys(meters: Meters, read: () => Promise<DatabaseState>): void {
  meters.gauge(
    'croupier_db_standbys',
    'Standbys that stream, by how they are waited for',
    ['kind'],
    async () => {
      const { standbys } = await read();
      return standbys
        ? STANDBY_KINDS.map((kind) => ({ of: { kind }, value: streaming(standbys, kind) }))
        : [];
    },
  );
  meters.gauge('croupier_db_lag_bytes', 'Log that a standby has not replayed', ['standby'], async () => {
    const { standbys } = await read();
    return (standbys ?? []).flatMap(({ name: standby, lagBytes }) =>
      lagBytes === null ? [] : [{ of: { standby }, value: lagBytes }],
    );
  });
  meters.gauge('croupier_db_timeline', 'Promotions of the cluster, from 1; 0 on a standby', [], async () => [
    { of: {}, value: (await read()).timeline ?? 0 },
  ]);
  meters.gauge(
    'croupier_db_commits_wait',
    '1 while commits wait for a second machine, else 0',
    [],
    async () => [{ of: {}, value: Number((await read()).commitsWait) }],
  );
}

const streaming = (standbys: readonly Standby[], kind: Standby['kind']): number =>
  standbys.filter((standby) => standby.isStreaming && standby.kind === kind).length;
