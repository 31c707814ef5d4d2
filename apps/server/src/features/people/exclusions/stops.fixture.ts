import { randomBytes } from 'node:crypto';
import type { RegionId } from '@croupier/domain/site/regions';
import type { Database } from '../../../platform/database.ts';
import { createOffsetClock } from '../../../platform/clock.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { createTestDatabase } from '../../../platform/testing/test-database.ts';
import { openAccount } from '../players/feature.ts';
import { beginStop } from './begin-stop.ts';
import { carryStops } from './carry-stops.ts';
import type { ExclusionsParts } from './exclusions-parts.ts';

/** The feature on a database of its own, with players who have answered their letters. */
export async function openStops() {
  const database = await createTestDatabase();
  const clock = createOffsetClock();
  const parts: ExclusionsParts = { db: database.db, clock, key: Buffer.alloc(32, 5) };
  return {
    ...{ database, clock, parts },
    ...{ db: database.db, owner: database.owner },
    newPlayer: (email?: string, more?: { region?: RegionId; unanswered?: true }) =>
      newPlayer(database.db, email ?? `stop-${randomBytes(6).toString('hex')}@mail.example`, more),
    stop: (player: SignedIn, term: Parameters<typeof beginStop>[2]) => beginStop(parts, player, term),
    carry: (player: SignedIn) => database.db.transaction((tx) => carryStops(parts, tx, player.playerId)),
  };
}

/** As a call sees them, as far as this feature looks. */
async function newPlayer(
  db: Database,
  email: string,
  { region = 'UA', unanswered }: { region?: RegionId; unanswered?: true } = {},
): Promise<SignedIn> {
  const account = { email, passwordHash: '$argon2id$test', region, language: 'en', now: new Date() } as const;
  const playerId = await db.transaction((tx) =>
    openAccount(tx, { ...account, ...(unanswered && { unanswered }) }),
  );
  return { playerId: playerId!, region } as SignedIn;
}
