import type { PlayRuleRefusal } from '@croupier/contract/people/play-rules';
import { afterAll, expect, test } from 'vitest';
import { APP_ROLE, createDatabase } from '../../../platform/database.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { excludeBefore } from '../../people/exclusions/stop-in-flight.fixture.ts';
import { betOf } from '../rounds/rounds.fixture.ts';
import { GAME } from './flight-house.fixture.ts';
import { createFlightsFixture } from './flights.fixture.ts';

const on = await createFlightsFixture();
afterAll(async () => {
  // No server made their account, and the books would say so.
  await on.owner.query('DELETE FROM player');
  expect(await on.close()).toEqual([]);
});

/** The account that goes with what a player of this fixture plays with. */
const openAccount = (playerId: bigint) =>
  on.owner.query(
    `INSERT INTO player (id, email, email_canonical, password_hash, nickname, region, language, brand, age_confirmed, email_verified_at, created_at)
     OVERRIDING SYSTEM VALUE SELECT id, e, e, '$argon2id$', 'Kite-' || id, 'UA', 'ua', 'rino', 21, now(), now()
     FROM (VALUES ($1::bigint, 'aboard' || $1::bigint || '@mail.example')) AS p (id, e)`,
    [playerId],
  );

test('of twenty on their way to a flight not one is aboard once an exclusion has committed; who is aboard is paid', async () => {
  await on.openFlight((crashCenti) => crashCenti >= 150 && crashCenti <= 400);
  const [aboard] = await on.aboard(150);
  const late = await on.player('UA', 1_000_000n);
  for (const player of [aboard!, late]) await openAccount(player);
  const house = { db: on.db, owner: on.owner, clock: on.clock };
  await Promise.all(await excludeBefore(house, { playerId: aboard!, region: 'UA' }, () => []));
  // A server in which twenty wait at once.
  const db = createDatabase({ url: on.url, role: APP_ROLE, applicationName: 'test', maxConnections: 20 });
  const wide = on.createHouse(db);
  await wide.fairness.seats.of(late);
  const bets = await excludeBefore(house, { playerId: late, region: 'UA' }, () =>
    Array.from({ length: 20 }, () =>
      wide.rounds
        .play(betOf(late, { game: GAME, choice: [120] }))
        .then((played) => (isRefusal(played) ? (played.details as PlayRuleRefusal).rule : 'settled')),
    ),
  );
  expect(new Set(await Promise.all(bets))).toEqual(new Set(['exclusion']));
  await db.close();
  await on.land();
  expect(await on.paidTo(aboard!)).toBe(150);
});
