import { expect, test } from 'vitest';
import { readMigrations } from './migrate.ts';

/** While an installation is brought up to date, servers of the version before work on what a migration has changed. */
const SINCE = 140;

/** Statements that a server of the version before cannot live with, by what they do to it. */
const UNLIVABLE: readonly (readonly [what: string, pattern: RegExp])[] = [
  [
    'takes away what is read',
    /\bDROP\s+(?:TABLE|COLUMN|VIEW|MATERIALIZED\s+VIEW|FUNCTION|SEQUENCE|TYPE|SCHEMA)\b/i,
  ],
  ['gives another name', /\bRENAME\b/i],
  ['changes a type', /\bALTER\s+COLUMN\s+\w+\s+(?:SET\s+DATA\s+)?TYPE\b/i],
  ['wants a value that is not written', /\bSET\s+NOT\s+NULL\b/i],
  [
    'wants a value that is not written',
    /\bADD\s+COLUMN\s+(?:IF\s+NOT\s+EXISTS\s+)?\w+\s(?![^,;]*\b(?:DEFAULT|GENERATED)\b)[^,;]*\bNOT\s+NULL\b/i,
  ],
  [
    'refuses what is written',
    /\bADD\s+(?:CONSTRAINT\s+\w+\s+)?(?:CHECK|UNIQUE|PRIMARY\s+KEY|FOREIGN\s+KEY|EXCLUDE)\b/i,
  ],
  ['refuses what is written', /\bCREATE\s+UNIQUE\s+INDEX\b/i],
  ['takes a right away', /\bREVOKE\b/i],
];
/** Above a statement: why no server that still runs meets what it does. */
const REASON = /^--\s*lived without:\s*\S.{20,}$/im;

/** Faults of a migration, a sentence each. Tables that it makes itself nobody uses yet. */
function faultsOf(sql: string): string[] {
  const made = new Set(
    [...sql.matchAll(/\bCREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?(\w+)/gi)].map(([, name]) => name),
  );
  return statementsOf(sql).flatMap((statement) => {
    const code = statement.replaceAll(/--.*$/gm, '');
    const [, table] = /\b(?:ALTER\s+TABLE(?:\s+ONLY)?|\bON)\s+(\w+)/i.exec(code) ?? [];
    if (made.has(table ?? '') || /^\s*CREATE\s+TABLE\b/i.test(code) || REASON.test(statement)) return [];
    return UNLIVABLE.flatMap(([what, pattern]) => {
      const found = pattern.exec(code)?.[0].replaceAll(/\s+/g, ' ');
      return found ? [`${what}: ${found}`] : [];
    });
  });
}

/** Statements with the comments above them; the body of a DO block is read as statements of its own. */
const statementsOf = (sql: string): string[] =>
  sql.split(/;\s*$/m).filter((statement) => statement.trim() !== '');

test('a migration leaves what the version before reads and writes', async () => {
  const young = (await readMigrations()).filter(({ name }) => Number(name.slice(0, 4)) >= SINCE);
  expect(young.flatMap(({ name, text }) => faultsOf(text).map((fault) => `${name} ${fault}`))).toEqual([]);
});

test.each([
  'DROP TABLE old_thing;',
  'ALTER TABLE round DROP COLUMN note;',
  'ALTER TABLE round RENAME COLUMN note TO remark;',
  'ALTER TABLE round ALTER COLUMN note TYPE jsonb;',
  'ALTER TABLE round ALTER COLUMN note SET NOT NULL;',
  'ALTER TABLE round ADD COLUMN note text NOT NULL;',
  'ALTER TABLE round ADD CONSTRAINT round_note CHECK (note <> $$x$$);',
  'CREATE UNIQUE INDEX round_note ON round (note);',
  'REVOKE UPDATE ON round FROM croupier_app;',
  '-- lived without: soon\nDROP TABLE old_thing;',
  'DO $$ BEGIN\n  DROP TABLE old_thing;\nEND $$;',
])('is found: %s', (sql) => {
  expect(faultsOf(sql)).toHaveLength(1);
});

test.each([
  'CREATE TABLE thing (id bigint PRIMARY KEY, note text NOT NULL CHECK (note <> $$x$$));\nCREATE UNIQUE INDEX thing_note ON thing (note);',
  'ALTER TABLE round ADD COLUMN note text;',
  'ALTER TABLE round ADD COLUMN seen boolean NOT NULL DEFAULT false;',
  'CREATE INDEX round_note ON round (note);',
  '-- lived without: no server since 0150 reads this table, and 0150 is two versions old.\nDROP TABLE old_thing;',
  'GRANT SELECT ON round TO croupier_app;',
])('is lived with: %s', (sql) => {
  expect(faultsOf(sql)).toEqual([]);
});
