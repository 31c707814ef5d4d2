import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { listFeatures } from './features.ts';
import type { StepResult } from './step.ts';
import { listTrackedFiles } from './tracked-files.ts';

const PLATFORM_TABLES = [
  'fact',
  'fact_head',
  'fact_parked',
  'fact_reader',
  'job_run',
  'live_ticket',
  'outbox',
  'player_run',
];

const FEATURES = listFeatures();

/** The room that writes a table, or makes a view, and reads it: a feature of the server, or `platform`. */
const OWNER_OF = new Map([
  ...PLATFORM_TABLES.map((table) => [table, 'platform'] as const),
  ...FEATURES.flatMap(({ name, owns }) => owns.map((table) => [table, name] as const)),
]);
/** Rooms that name tables of others in their own statements, as they say. */
const READ_BY = new Map(FEATURES.map(({ name, reads }) => [name, reads]));
const WRITTEN_BY = new Map(FEATURES.map(({ name, writes }) => [name, writes]));
const NAMED = new RegExp(
  `\\b(FROM|JOIN|USING|INTO|UPDATE|DELETE\\s+FROM|TRUNCATE)\\s+(${[...OWNER_OF.keys()].join('|')})\\b`,
  'g',
);

/** Holds every table to its owner, and the list of owners to the tables there are. */
export function checkTableOwners(): StepResult {
  const files = listTrackedFiles().filter((file) => /^apps\/server\/src\/.*\.ts$/.test(file));
  const problems = files
    .filter((file) => !/\.(test|fixture)\.ts$|\/testing\//.test(file))
    .flatMap((file) => foreignTables(file, readFileSync(join(ROOT, file), 'utf8')));
  const schema = readFileSync(join(ROOT, 'apps/server/schema.sql'), 'utf8');
  const tables = [...schema.matchAll(/^CREATE (?:TABLE|VIEW) (\w+)/gm)].map(([, table]) => table!);
  const ownerless = tables.filter((table) => !OWNER_OF.has(table));
  const gone = [...OWNER_OF.keys()].filter((table) => !tables.includes(table));
  problems.push(
    ...ownerless.map((table) => `${table} has no owner`),
    ...gone.map((table) => `${table} is no table`),
  );
  return { ok: problems.length === 0, output: problems.join('\n') };
}

/** @param file as if it stood there. @returns a line for each table that it has no business with */
export function foreignTables(file: string, text: string): string[] {
  const room = /^apps\/server\/src\/(?:features\/[^/]+\/)?([^/]+)\//.exec(file)?.[1] ?? '';
  // What verifies the books holds the tables of all against each other, and writes none.
  const isAudit = room === 'books' || file.endsWith('-books-store.ts');
  // So does what the office shows: a row of its lists has something of many rooms.
  const isDesk = room.endsWith('-desk');
  const found = [...text.matchAll(NAMED)].flatMap(([, verb = '', table = '']) => {
    if (OWNER_OF.get(table) === room || WRITTEN_BY.get(room)?.includes(table)) return [];
    const isRead = /^(FROM|JOIN|USING)$/.test(verb);
    if (isRead && (isAudit || isDesk || READ_BY.get(room)?.includes(table))) return [];
    return [`${file} ${isRead ? 'reads' : 'writes'} ${table}, which belongs to ${OWNER_OF.get(table)}`];
  });
  return [...new Set(found)];
}
