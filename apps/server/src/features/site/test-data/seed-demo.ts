import { levelToPlay } from '@croupier/domain/people/documents';
import { REGION_IDS, REGIONS, type Language, type RegionId } from '@croupier/domain/site/regions';
import { giveLevel } from '../../people/documents/feature.ts';
import { openAccount, type PlayersParts } from '../../people/players/feature.ts';
import { setLimit } from '../../people/limits/feature.ts';
import { generousLimits, give } from './make-player.ts';
import { insertPromo } from '../../rewards/promo-codes/feature.ts';

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

/** Codes to try: one that is good everywhere, and one that is over. */
const DEMO_PROMOS = [
  { code: 'rino-2026', region: null, from: new Date('2026-01-01T00:00:00Z'), until: null, usesMax: null },
  {
    ...{ code: 'rino-2025', region: null, usesMax: null },
    ...{ from: new Date('2025-01-01T00:00:00Z'), until: new Date('2026-01-01T00:00:00Z') },
  },
] as const;

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
  for (const promo of DEMO_PROMOS) await insertPromo(parts.db, { ...promo, now: parts.clock.now() });
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
      birthday: '1990-05-20',
      testAccount: true,
      now: clock.now(),
    });
    if (playerId === undefined || REAL_MINOR[region] === 0n) return;
    const places = { region, wishedRegion: null, residence: null };
    await giveLevel(tx, playerId, levelToPlay(places), { by: 'demo', at: clock.now() });
    for (const key of generousLimits(places)) await setLimit(tx, { playerId, ...key }, clock.now());
    await give(tx, { playerId, region, kind: 'real', amountMinor: REAL_MINOR[region] });
  });
}
