import { createOffsetClock } from '../../../platform/clock.ts';
import { createTestDatabase } from '../../../platform/testing/test-database.ts';
import { openAccount } from '../players/feature.ts';
import { createCodes } from './codes-module.ts';
import type { Told } from './codes-parts.ts';

/** The feature on a database of its own, with everything that it wrote. */
export async function startCodes() {
  const { db, owner, drop } = await createTestDatabase();
  const clock = createOffsetClock();
  const told: Told[] = [];
  const write = async (_: unknown, text: Told) => void told.push(text);
  const codes = createCodes(
    { db, clock, config: { sessionKey: Buffer.alloc(32, 7) } },
    {
      writeLetter: write,
      writeSms: async (tx, text) => {
        await write(tx, text);
        return 'written';
      },
    },
  );
  let count = 0;
  const open = async (): Promise<bigint> => {
    const email = `code${count++}@mail.example`;
    const passwordHash = '$argon2id$none';
    const account = { email, passwordHash, region: 'UA', language: 'en', now: clock.now() } as const;
    return (await db.transaction((tx) => openAccount(tx, account)))!;
  };
  const lastCode = (): string => told.at(-1)!.params['code']!;
  return { db, owner, drop, clock, told, codes, open, lastCode };
}
