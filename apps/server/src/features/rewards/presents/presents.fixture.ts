import { listPresents, openPresent } from '@croupier/contract/rewards/presents';
import { PRESENT, type PresentTerms } from '@croupier/contract/rewards/presents/kind';
import { testTape } from '@croupier/contract/site/test-data';
import type { Programme } from '@croupier/domain/rewards/programmes';
import { systemClock } from '../../../platform/clock.ts';
import type { TestApp, TestPlayer } from '../../../platform/testing/test-app.ts';
import { verifyBooks } from '../../money/books/feature.ts';
import { publishNow } from '../programmes/published.fixture.ts';
import { createReadProgrammes } from '../programmes/read-programmes.ts';
import { givePresent } from './give-present.ts';
import { giveBirthdays } from './give-to-many.ts';
import { KIND, type PresentsParts, type PresentVersion } from './presents-parts.ts';

/** Points: mostly few, and one time in four many, of which there is one. */
export const TERMS: PresentTerms = {
  ...{ trigger: { by: 'birthday' }, openDays: 7 },
  loot: [
    { weight: 3, reward: { kind: 'points', points: 5 } },
    { weight: 1, reward: { kind: 'points', points: 50 }, stock: 1, fallback: 0 },
  ],
};

export function presentsOf(site: TestApp) {
  const programmes = createReadProgrammes({ db: site.db, clock: systemClock, memoryMs: 0 });
  const rows = (table: string, { id }: TestPlayer) =>
    site.owner.query<Record<string, unknown>>(`SELECT * FROM ${table} WHERE player_id = $1`, [id]);
  return {
    put: (code: string, terms: Partial<PresentTerms> = {}, more: Partial<Programme> = {}, basedOn = 0) =>
      publishNow(site.db, PRESENT, { code, terms: { ...TERMS, ...terms }, ...more }, basedOn),
    /** Gives a player a present of a programme, as a job does. */
    give: async (player: TestPlayer, code: string, reference = code) => {
      const now = new Date();
      const under = (await programmes.find(KIND, code, { now })) as PresentVersion;
      await givePresent(site, { playerId: player.id, region: 'UA', under, reference, now });
    },
    mine: async (player: TestPlayer) => (await player.call(listPresents, { query: {} })).gifts,
    open: (player: TestPlayer, id: string) => player.call(openPresent, { body: { id } }),
    /** The next draw of a player comes to this place of all weights. */
    force: ({ id }: TestPlayer, code: string, result: number) =>
      site.call(testTape, { body: { playerId: String(id), game: `loot-${code}`, rounds: [[result]] } }),
    /** Does what the job of birthdays does at an instant. */
    birthdaysAt: (instant: string) => {
      const clock = { now: () => new Date(instant) };
      const unused = {} as Pick<PresentsParts, 'fairness' | 'offerOf'>;
      const reader = createReadProgrammes({ db: site.db, clock, memoryMs: 0 });
      return giveBirthdays({ db: site.db, clock, brand: 'rino', programmes: reader, ...unused });
    },
    states: async (player: TestPlayer) => (await rows('present', player)).map(({ state }) => state),
    rewards: (player: TestPlayer) => rows('reward', player),
    rows,
    faultsOfBooks: async () =>
      (await verifyBooks(site.owner)).checks.filter(({ difference }) => difference).map(({ name }) => name),
  };
}
