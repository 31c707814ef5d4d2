import { randomUUID } from 'node:crypto';
import { listWheels, spinWheel, takeAttempt as takeOperation } from '@croupier/contract/rewards/wheel';
import { WHEEL as WHEEL_KIND, type WheelTerms } from '@croupier/contract/rewards/wheel/kind';
import { testTape } from '@croupier/contract/site/test-data';
import type { Programme } from '@croupier/domain/rewards/programmes';
import type { PlainReward } from '@croupier/domain/rewards/rewards';
import type { RegionId } from '@croupier/domain/site/regions';
import type { Database } from '../../../platform/database.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import type { TestApp, TestPlayer } from '../../../platform/testing/test-app.ts';
import { verifyBooks } from '../../money/books/feature.ts';
import { publishNow } from '../programmes/published.fixture.ts';
import { createReadProgrammes } from '../programmes/read-programmes.ts';
import { give } from '../rewards/feature.ts';
import { expireAttempts } from './expire-attempts.ts';
import { takeAttempt } from './take-attempt.ts';
import type { WheelParts } from './wheel-parts.ts';

const LABELS = { sectors: ['5 points', '50 points', '5 points'] };
const TEXT = {
  title: 'A wheel',
  lead: 'For whoever turns it.',
  terms: ['One line of **terms**.'],
  ...LABELS,
};

/** Points: mostly few, and one time in four many, of which there is one. */
export const TERMS: WheelTerms = {
  loot: [
    { weight: 3, reward: { kind: 'points', points: 5 } },
    { weight: 1, reward: { kind: 'points', points: 50 }, stock: 1, fallback: 0 },
  ],
  sectors: [
    { row: 0, width: 1, colour: 'felt' },
    { row: 1, width: 2, colour: 'gold' },
    { row: 0, width: 1, colour: 'ivory' },
  ],
  attempts: { free: 'day' },
};

/** Publishes a wheel that is in force at once. */
export const putWheel = (
  db: Database,
  code: string,
  terms: Partial<WheelTerms> = {},
  more: Partial<Programme> = {},
  basedOn = 0,
): Promise<void> =>
  publishNow(
    db,
    WHEEL_KIND,
    {
      ...{ code, terms: { ...TERMS, ...terms } },
      texts: { ua: TEXT, ru: TEXT, en: TEXT, kk: TEXT },
      ...more,
    },
    basedOn,
  );

export function wheelsOf(site: TestApp) {
  const rows = (table: string, { id }: TestPlayer) =>
    site.owner.query<Record<string, unknown>>(`SELECT * FROM ${table} WHERE player_id = $1`, [id]);
  const partsAt = (instant: string) => {
    const clock = { now: () => new Date(instant) };
    const programmes = createReadProgrammes({ db: site.db, clock, memoryMs: 0 });
    const unused = {} as Pick<WheelParts, 'fairness' | 'offerOf'>;
    return { db: site.db, clock, brand: 'rino' as const, programmes, ...unused };
  };
  return {
    put: (code: string, terms: Partial<WheelTerms> = {}, more: Partial<Programme> = {}, basedOn = 0) =>
      putWheel(site.db, code, terms, more, basedOn),
    all: async (player: TestPlayer) => (await player.call(listWheels, { query: {} })).wheels,
    one: async (player: TestPlayer, code: string) =>
      (await player.call(listWheels, { query: {} })).wheels.find((wheel) => wheel.code === code),
    take: async (
      player: TestPlayer,
      code: string,
      by: 'free' | 'points' = 'free',
      key: string = randomUUID(),
    ) => player.call(takeOperation, { body: { key, code, by } }),
    /** Takes the free attempt of an instant by the clocks of a region. */
    takeAt: (
      player: TestPlayer,
      { code, instant, region = 'UA' }: { code: string; instant: string; region?: RegionId },
    ) =>
      takeAttempt(partsAt(instant), { playerId: player.id, region } as SignedIn, {
        ...{ kind: 'wheel', key: randomUUID(), by: 'free', code },
      }),
    expireAt: (instant: string) => expireAttempts(partsAt(instant)),
    spin: (player: TestPlayer, id: string) => player.call(spinWheel, { params: { id }, body: {} }),
    /** The next draw of a player comes to this place of all weights. */
    force: ({ id }: TestPlayer, code: string, result: number) =>
      site.call(testTape, { body: { playerId: String(id), game: `loot-${code}`, rounds: [[result]] } }),
    reward: ({ id: playerId }: TestPlayer, reward: PlainReward, source: 'operator' | 'survey' = 'survey') =>
      site.db.transaction((tx) =>
        give(tx, { playerId, source, code: 'test', reference: randomUUID(), reward, now: new Date() }),
      ),
    /** A deposit that came, as its fact tells it. */
    deposit: ({ id: playerId }: TestPlayer, amountMinor: string, id: string = randomUUID()) =>
      site.db.transaction((tx) => {
        const payload = { id, state: 'PAID', currency: 'UAH', amountMinor } as const;
        return appendFacts(tx, [{ playerId, topic: 'pay-in.changed', payload }]);
      }),
    attempts: (player: TestPlayer) => rows('attempt', player),
    rewards: (player: TestPlayer) => rows('reward', player),
    rows,
    faultsOfBooks: async () =>
      (await verifyBooks(site.owner)).checks.filter(({ difference }) => difference).map(({ name }) => name),
  };
}
