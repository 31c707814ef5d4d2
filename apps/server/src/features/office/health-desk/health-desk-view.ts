import type { houseSizes, HouseHealth, ParkedFact } from '@croupier/contract/office/health-desk';
import type { OutputOf } from '@croupier/contract/kit';
import type { ConnectionRow, ParkedRow, SizeRow } from './health-desk-store.ts';

/** Connections by what their processes say they are for. */
export function connectionsView(rows: readonly ConnectionRow[]): HouseHealth['connections'] {
  return [...Map.groupBy(rows, ({ name }) => name)].map(([name, group]) => ({
    name,
    count: group.length,
    busy: group.filter(({ busySeconds }) => busySeconds !== null).length,
    waitingForLocks: group.filter(({ waitsFor }) => waitsFor === 'Lock').length,
    longestSeconds: Math.max(0, ...group.map(({ busySeconds }) => busySeconds ?? 0)),
    since: new Date(Math.min(...group.map(({ since }) => since.getTime()))).toISOString(),
  }));
}

export const sizesView = (bytes: bigint, rows: readonly SizeRow[]): OutputOf<typeof houseSizes> => ({
  bytes: String(bytes),
  tables: rows.map((row) => ({
    name: row.name,
    bytes: String(row.bytes),
    rows: String(Math.round(row.rows)),
    isArchive: row.name.endsWith('_archive'),
  })),
});

export const parkedView = (row: ParkedRow): ParkedFact => ({
  ...row,
  position: String(row.position),
  playerId: String(row.playerId),
  parkedAt: row.parkedAt.toISOString(),
});
