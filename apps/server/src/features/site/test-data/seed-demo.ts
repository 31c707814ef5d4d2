import { REGION_IDS, REGIONS, type Language, type RegionId } from '@croupier/domain/site/regions';
import { openAccount, type PlayersParts } from '../../people/players/index.ts';
import { give } from './make-player.ts';

export interface DemoAccount {
  region: RegionId;
  language: Language;
  email: string;
  password: string;
}

/** Real money a demo account starts with, in the region's minor units; none where games take play money. */
const REAL_MINOR: Record<RegionId, bigint> = {
  UA: 5_000_00n,
  EU: 250_00n,
  KZ: 0n,
  SL: 250_00n,
  RC: 1_000_00n,
};

/**
 * The accounts of the demo installation, one a region, with some money. Running it again changes nothing, whatever
 * has been played meanwhile: the account and its money commit together, and an account that is there is left alone.
 * @returns all of them, with the passwords they were made with.
 */
export async function seedDemo(
  parts: Pick<PlayersParts, 'db' | 'clock' | 'passwords'>,
): Promise<{ accounts: DemoAccount[] }> {
  const accounts = REGION_IDS.map(demoAccount);
  for (const account of accounts) await seedAccount(parts, account);
  return { accounts };
}

function demoAccount(region: RegionId): DemoAccount {
  const name = region.toLowerCase();
  return {
    region,
    language: REGIONS[region].language,
    email: `demo-${name}@croupier.example`,
    password: `play-for-fun-${name}`,
  };
}

async function seedAccount(
  { db, clock, passwords }: Pick<PlayersParts, 'db' | 'clock' | 'passwords'>,
  { region, language, email, password }: DemoAccount,
): Promise<void> {
  const hashed = await passwords.hash(password);
  if (hashed === 'busy') throw new Error('the demo accounts are seeded one by one');
  await db.transaction(async (tx) => {
    const playerId = await openAccount(tx, {
      email,
      ...hashed,
      region,
      language,
      testAccount: true,
      now: clock.now(),
    });
    if (playerId === undefined || REAL_MINOR[region] === 0n) return;
    await give(tx, { playerId, region, kind: 'real', amountMinor: REAL_MINOR[region] });
  });
}
