import { randomUUID } from 'node:crypto';
import { setRegion } from '@croupier/contract/people/players';
import { playRound } from '@croupier/contract/play/rounds';
import { testActiveBonus, testGift, testOutcome } from '@croupier/contract/site/test-data';
import type { RegionId } from '@croupier/domain/site/regions';
import { PAY_IN_ROUTES } from '@croupier/domain/money/payments';
import { REGIONS } from '@croupier/domain/site/regions';
import { expect, vi } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { factsAreRead } from '../../../platform/testing/facts-read.ts';
import type { TestApp, TestPlayer } from '../../../platform/testing/test-app.ts';
import { NO_BONUSES } from '../../money/payments/no-bonuses.fixture.ts';
import { createProviderRests } from '../../money/payments/provider-rests.ts';
import { createPayIn } from '../../money/payments/create-pay-in.ts';
import type { ProviderAnswer } from '../../money/payments/payment-provider.ts';
import { providersOf } from '../../money/payments/payment-providers.ts';
import type { PaymentsParts } from '../../money/payments/payments-parts.ts';
import { takeProviderReport } from '../../money/payments/take-provider-report.ts';
import { willingProvider } from '../../money/payments/willing-provider.fixture.ts';
import { giveLevel } from '../../people/documents/feature.ts';
import { setLimit } from '../../people/limits/feature.ts';
import { forgetSeatRules } from '../../people/play-rules/feature.ts';
import { openAccount } from '../../people/players/feature.ts';
import type { PlayersParts } from '../../people/players/players-parts.ts';
import { moveWhenDue } from '../../people/players/set-region.ts';
import { generousLimits, give } from '../../site/test-data/make-player.ts';

export const GAME = 'sunny-orchard';
const STAKE = '1000';

export interface FigureRow {
  readonly day: string;
  readonly region: string;
  readonly currency: string;
  readonly game: string;
  readonly test: boolean;
  readonly [counted: string]: string | bigint | boolean;
}

/** All figures there are, in the order of their places. */
export const figuresIn = (db: Database): Promise<FigureRow[]> =>
  db.query<FigureRow>('SELECT * FROM figure_day ORDER BY day, region, brand, currency, game, test');

export const playersIn = (db: Database): Promise<object[]> =>
  db.query('SELECT * FROM figure_player ORDER BY day, region, brand, currency, game, test, player_id');

/** Until every reader has read everything. */
export const allIsRead = (db: Database): Promise<true> =>
  vi.waitUntil(() => factsAreRead(db), { timeout: 20_000 });

/** A round of the small game for own money. */
export async function playOne(
  app: TestApp,
  player: TestPlayer,
  change: { kind?: 'real' | 'play'; outcome?: 'won' | 'lost'; giftId?: string; stakeMinor?: string } = {},
): Promise<bigint> {
  const { kind = 'real', outcome, giftId, stakeMinor = STAKE } = change;
  if (outcome) await app.call(testOutcome, { body: { playerId: String(player.id), game: GAME, outcome } });
  const body = { key: randomUUID(), game: GAME, stakeMinor, kind, ...(giftId && { giftId }) } as const;
  return BigInt((await player.call(playRound, { body })).winMinor);
}

/** An account that people of the house try things with, with some money. */
export async function createTester(app: TestApp, amountMinor: bigint): Promise<TestPlayer> {
  const account = { region: 'UA', language: 'ua', testAccount: true } as const;
  const id = await app.db.transaction(async (tx) => {
    const email = `${randomUUID()}@house.example`;
    const now = new Date();
    const playerId = await openAccount(tx, { ...account, email, passwordHash: '$argon2id$none', now });
    await giveLevel(tx, playerId!, 1, { by: 'test', at: now });
    for (const limit of generousLimits({ region: 'UA', wishedRegion: null, residence: null }))
      await setLimit(tx, { playerId: playerId!, ...limit }, now);
    await give(tx, { playerId: playerId!, region: 'UA', kind: 'real', amountMinor });
    return playerId!;
  });
  return app.signIn({ id, username: '', password: '' });
}

/** A move to another region with its day of waiting behind it. */
export async function move(app: TestApp, player: TestPlayer, region: RegionId): Promise<void> {
  await player.call(setRegion, { body: { region, ageConfirmed: true } });
  const day = `interval '1 day'`;
  await app.owner.query(
    `UPDATE region_wish SET asked_at = asked_at - ${day}, takes_effect_at = takes_effect_at - ${day} WHERE player_id = $1`,
    [player.id],
  );
  const parts = { db: app.db, clock: systemClock, regionChanged: forgetSeatRules } as Partial<PlayersParts>;
  await moveWhenDue(parts as PlayersParts, player.id);
}

/** An active bonus that is not wagered soon, or so. */
export const giveBonus = (app: TestApp, player: TestPlayer, amountMinor: string, wagerMinor = '10000000') =>
  app.call(testActiveBonus, {
    body: { playerId: String(player.id), amountMinor, wagerMinor, order: 'BONUS_FIRST' },
  });

/** A gift of one round. */
export const giveGift = async (app: TestApp, player: TestPlayer): Promise<string> =>
  (
    await app.call(testGift, {
      body: { playerId: String(player.id), games: [GAME], stakeMinor: STAKE, rounds: 1 },
    })
  ).id;

/** A deposit from its beginning to its credit. */
export async function payIn(
  app: TestApp,
  player: TestPlayer,
  region: RegionId,
  amountMinor: string,
): Promise<void> {
  const unused = () => undefined;
  const parts: PaymentsParts = {
    ...{ db: app.db, clock: systemClock, providers: providersOf([willingProvider()]), publicUrl: app.url },
    ...{
      warn: unused,
      error: unused,
      found: unused,
      countTraffic: unused,
      limits: { refuseDeposit: async () => undefined },
      bonuses: NO_BONUSES,
      ...{ routes: PAY_IN_ROUTES, rests: createProviderRests(systemClock) },
    },
  };
  const signedIn = {
    ...{ playerId: player.id, sessionId: 'none', region, wishedRegion: null, residence: null },
    ...({ language: 'en', blocked: false } as const),
  };
  const started = await createPayIn(parts, signedIn, { key: randomUUID(), amountMinor, language: 'ua' });
  if (isRefusal(started)) throw new Error(started.refused);
  const report: ProviderAnswer = {
    ...{ type: 'pay-in.paid', paymentId: `pay_${started.id}`, merchantReference: started.id },
    ...{ merchant: 'croupier', amountMinor, currency: REGIONS[region].currency },
  };
  expect(await takeProviderReport(parts, { provider: 'sandbox', eventId: randomUUID(), report })).toBe(
    'applied',
  );
}
