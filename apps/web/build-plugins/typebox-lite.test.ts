import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import Lite from './typebox-lite.ts';

const source = fileURLToPath(new URL('../../../packages/contract/src', import.meta.url));

test('it has every builder that the contract uses', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const used = new Set(
    files.flatMap((file) =>
      [...readFileSync(`${source}/${file}`, 'utf8').matchAll(/\bType\.([A-Z]\w*)\(/g)].map(
        ([, name]) => name!,
      ),
    ),
  );
  expect(used.size).toBeGreaterThan(5);
  expect([...used].filter((name) => !(name in Lite))).toEqual([]);
});

test('forms still find their limits', () => {
  const body = Lite.Object({
    email: Lite.String({ maxLength: 254, pattern: '^x$' }),
    age: Lite.Optional(Lite.Integer({ minimum: 18 })),
  });
  expect(body).toEqual({
    type: 'object',
    properties: {
      email: { type: 'string', maxLength: 254, pattern: '^x$' },
      age: { type: 'integer', minimum: 18 },
    },
  });
  expect(Lite.Omit(body, ['age'])).toEqual({
    type: 'object',
    properties: { email: { type: 'string', maxLength: 254, pattern: '^x$' } },
  });
});
