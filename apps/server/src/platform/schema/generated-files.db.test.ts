import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { describeSchema } from './describe-schema.ts';

const SERVER = join(import.meta.dirname, '../../..');
/** `UPDATE_GENERATED=1` writes the files anew instead of comparing. */
const update = process.env['UPDATE_GENERATED'] === '1';

test('schema.sql and the descriptions of both APIs are what the code makes', async () => {
  // Without the seams: what tests may do is no part of the API.
  const site = await startTestApp({ CROUPIER_TEST_SEAMS: '0' });
  const made = {
    'schema.sql': await describeSchema(site.owner),
    'openapi.json': `${JSON.stringify(site.app.fastify.swagger(), null, 2)}\n`,
    'office-openapi.json': `${JSON.stringify(site.app.office!.fastify.swagger(), null, 2)}\n`,
  };
  await site.close();
  for (const [name, text] of Object.entries(made)) {
    const file = join(SERVER, name);
    if (update) await writeFile(file, text);
    expect(text, `${name} is out of date: run npm run generate`).toBe(
      await readFile(file, 'utf8').catch(() => ''),
    );
  }
});
