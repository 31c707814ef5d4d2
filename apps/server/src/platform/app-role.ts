import pg from 'pg';
import { APP_ROLE } from './database.ts';

/**
 * @returns the role the server shall work as, or undefined where this login may not take it on (a database whose
 * owner may not create roles): the server then works as its login, and one of two walls around the ledger is missing.
 */
export async function findAppRole(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, application_name: 'croupier-role' });
  await client.connect();
  try {
    await client.query(`SET ROLE ${APP_ROLE}`);
    return APP_ROLE;
  } catch {
    return undefined;
  } finally {
    await client.end();
  }
}
