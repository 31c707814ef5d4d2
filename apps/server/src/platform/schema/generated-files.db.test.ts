import { test } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { readSchemaNames } from './contract-names.ts';
import { describeApi } from './describe-api.ts';
import { describeSchema } from './describe-schema.ts';
import { holdFile } from './held-file.fixture.ts';

/** `UPDATE_GENERATED=1` writes the files anew instead of comparing. */
const update = process.env['UPDATE_GENERATED'] === '1';

test('schema.sql and the descriptions of both APIs are what the code makes', async () => {
  // Without the seams: what tests may do is no part of the API.
  const site = await startTestApp({ CROUPIER_TEST_SEAMS: '0' });
  const names = await readSchemaNames();
  const made = {
    'schema.sql': await describeSchema(site.owner),
    'openapi.json': describeApi(site.app.fastify.swagger(), names),
    'office-openapi.json': describeApi(site.app.office!.fastify.swagger(), names),
  };
  await site.close();
  for (const [name, text] of Object.entries(made)) await holdFile({ name, text }, update);
});
