import { migrate, readMigrations } from './platform/migrate.ts';
import { createEmptyTestDatabase, type TestDatabase } from './platform/testing/test-database.ts';

/** A database as it was before a migration, for its rows to be planted and the migration to meet them. */
export async function databaseBefore(name: string): Promise<TestDatabase> {
  const database = await createEmptyTestDatabase();
  const migrations = await readMigrations();
  const from = migrations.findIndex((migration) => migration.name === name);
  if (from < 0) throw new Error(`there is no migration ${name}`);
  await migrate(database.owner, () => {}, migrations.slice(0, from));
  return database;
}
