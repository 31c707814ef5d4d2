import * as argon2 from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { createPasswords, NO_PASSWORD } from './passwords.ts';

test('a hash costs what was agreed unless told, and next to nothing only when told', async () => {
  const hashes = [createPasswords(), createPasswords('full'), createPasswords('least')].map(({ hash }) =>
    hash('a quiet green river'),
  );
  expect(await Promise.all(hashes)).toEqual([
    { passwordHash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) },
    { passwordHash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) },
    { passwordHash: expect.stringMatching(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/) },
  ]);
});

test('a password matches its hash whatever that cost, another one matches none', async () => {
  for (const work of ['full', 'least'] as const) {
    const { passwordHash } = (await createPasswords(work).hash('a quiet green river')) as {
      passwordHash: string;
    };
    expect(await createPasswords().matches('a quiet green river', passwordHash)).toBe(true);
    expect(await createPasswords().matches('another green river', passwordHash)).toBe(false);
  }
});

test('a comparison hashes once at the same cost, whether there is a password, none or nobody', async () => {
  const costs: string[] = [];
  const { hash, verify } = argon2;
  const passwords = createPasswords('full', {
    hash,
    verify: ((hashed: string, ...rest: [string]) => {
      costs.push(hashed.split('$', 4).join('$'));
      return verify(hashed, ...rest);
    }) as typeof verify,
  });
  const { passwordHash } = (await passwords.hash('a quiet green river')) as { passwordHash: string };
  for (const known of [passwordHash, NO_PASSWORD, undefined])
    expect(await passwords.matches('another green river', known)).toBe(false);
  expect(costs).toEqual(Array(3).fill('$argon2id$v=19$m=19456,t=2,p=1'));
});
