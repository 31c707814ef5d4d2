import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { readSchemaNames } from './contract-names.ts';
import { describeApi } from './describe-api.ts';
import { describeSchema } from './describe-schema.ts';
import { holdFile } from './held-file.fixture.ts';
import { MONEY_STATEMENTS } from './money-statements.fixture.ts';

const STATEMENTS = join(import.meta.dirname, '../../../statements');
/** `UPDATE_GENERATED=1` writes the files anew instead of comparing. */
const update = process.env['UPDATE_GENERATED'] === '1';

let site: TestApp;
beforeAll(async () => {
  // Without the seams: what tests may do is no part of the API.
  site = await startTestApp({ CROUPIER_TEST_SEAMS: '0' });
});
afterAll(() => site.close());

test('schema.sql is what the migrations make', async () => {
  await holdFile({ name: 'schema.sql', text: await describeSchema(site.owner) }, update);
});

test('openapi.json and office-openapi.json are what the operations make', async () => {
  const names = await readSchemaNames();
  const made = {
    'openapi.json': describeApi(site.app.fastify.swagger(), names),
    'office-openapi.json': describeApi(site.app.office!.fastify.swagger(), names),
  };
  for (const [name, text] of Object.entries(made)) await holdFile({ name, text }, update);
});

// While the files are written anew, nobody reads them.
test.skipIf(update).each(MONEY_STATEMENTS)(
  'the file of $name is prepared by the database, with as many parameters as it names',
  async ({ name, parameters }) => {
    const text = await readFile(join(STATEMENTS, `${name}.sql`), 'utf8');
    await site.owner.transaction(async (tx) => {
      await tx.query(`PREPARE read_statement AS ${text}`);
      const [prepared] = await tx.query<{ count: number }>(
        "SELECT cardinality(parameter_types) AS count FROM pg_prepared_statements WHERE name = 'read_statement'",
      );
      expect(prepared!.count).toBe(parameters.length);
      await tx.query('DEALLOCATE read_statement');
    });
  },
);
