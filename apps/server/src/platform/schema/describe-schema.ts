import type { Queryable } from '../database.ts';
import * as catalog from './schema-catalog-store.ts';

/**
 * Describes a migrated database as SQL-like text, the same for the same schema on every supported PostgreSQL.
 * It is for reading and for seeing in a change what the migrations did; the migrations alone make databases.
 */
export async function describeSchema(db: Queryable): Promise<string> {
  const [enums, columns, constraints, indexes, functions, triggers, grants] = [
    await catalog.listEnums(db),
    await catalog.listColumns(db),
    await catalog.listConstraints(db),
    await catalog.listIndexes(db),
    await catalog.listFunctions(db),
    await catalog.listTriggers(db),
    await catalog.listGrants(db),
  ];
  const views = new Set((await catalog.listViews(db)).map(({ name }) => name));
  const tables = [...new Set(columns.map((column) => column.table))].map((table) => {
    const body = [...columns, ...constraints]
      .filter((part) => part.table === table)
      .map((part) => `  ${part.text}`);
    const after = [...indexes, ...triggers, ...grants]
      .filter((part) => part.table === table)
      .map((part) => `${part.text};`);
    return [
      `CREATE ${views.has(table) ? 'VIEW' : 'TABLE'} ${table} (\n${body.join(',\n')}\n);`,
      ...after,
    ].join('\n');
  });
  const rest = [...enums, ...functions].map(({ text }) => `${text.trimEnd()};`);
  return [HEAD, ...rest, ...tables, ''].join('\n\n').replace(/\n+$/, '\n');
}

const HEAD = '-- Generated from a migrated database by `npm run generate`. Do not edit.';
