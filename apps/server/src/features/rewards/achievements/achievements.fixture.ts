import { randomUUID } from 'node:crypto';
import { playRound } from '@croupier/contract/play/rounds';
import { listAchievements } from '@croupier/contract/rewards/achievements';
import { ACHIEVEMENT, type AchievementTerms } from '@croupier/contract/rewards/achievements/kind';
import { testProgress } from '@croupier/contract/site/test-data';
import { DAY_MS, type Programme } from '@croupier/domain/rewards/programmes';
import type { TestApp, TestPlayer } from '../../../platform/testing/test-app.ts';
import { verifyBooks } from '../../money/books/feature.ts';
import { publishNow } from '../programmes/published.fixture.ts';

const points = (count: number) => ({ kind: 'points', points: count }) as const;

/** Three medals by rounds: of two, of four and of six. The last one gives nothing. */
export const TERMS: AchievementTerms = {
  goal: { counts: 'rounds', games: 'all' },
  tiers: [
    { tier: 'silver', target: 2, reward: points(5) },
    { tier: 'gold', target: 4, reward: points(7) },
    { tier: 'snow', target: 6 },
  ],
  hidden: false,
};

type More = Partial<Programme> & { readonly basedOn?: number };

export function achievementsOf(site: TestApp, untilRead: () => Promise<unknown>) {
  const rows = (table: string, { id }: Pick<TestPlayer, 'id'>) =>
    site.owner.query<Record<string, unknown>>(`SELECT * FROM ${table} WHERE player_id = $1`, [id]);
  return {
    rows,
    /** A programme for one player alone. */
    put: (
      { id }: Pick<TestPlayer, 'id'>,
      code: string,
      terms: Partial<AchievementTerms> = {},
      more: More = {},
    ) => {
      const { basedOn = 0, ...envelope } = more;
      const audience = { regions: ['UA', 'EU', 'KZ', 'SL', 'RC'], players: { in: [String(id)] } } as const;
      const wanted = { code, terms: { ...TERMS, ...terms }, audience, ...envelope };
      return publishNow(site.db, ACHIEVEMENT, wanted, basedOn);
    },
    rich: () => site.createPlayer({ balanceMinor: '1000000' }),
    play: async (player: TestPlayer, kind: 'real' | 'play' = 'real') => {
      const bet = {
        key: randomUUID(),
        game: 'sunny-orchard',
        stakeMinor: kind === 'play' ? '2000' : '100',
        kind,
      } as const;
      const round = await player.call(playRound, { body: bet });
      await untilRead();
      return round;
    },
    /** Has a player who has begun come so far, and follows what follows. */
    reach: async ({ id }: TestPlayer, code: string, current: number) => {
      const of = { use: 'achievement', code } as const;
      await site.call(testProgress, { body: { playerId: String(id), of, current: String(current) } });
      await untilRead();
    },
    /** Until what a player is owed was given or put off; the job runs by itself, too. */
    giveOwed: async ({ id }: TestPlayer) => {
      const due = 'SELECT FROM achievement_tier WHERE player_id = $1 AND owed_from <= now()';
      do await site.app.runJob('achievements-rewards');
      while ((await site.owner.query(due, [id])).length > 0);
    },
    /** On a break nothing is given to them. */
    shutOut: ({ id }: TestPlayer) =>
      site.owner.query(
        `INSERT INTO house_rule (player_id, rule, until_at, set_at, operator, reason) VALUES ($1, 'break', $2, now(), 'olena', 'Asked for it')`,
        [id, new Date(Date.now() + DAY_MS)],
      ),
    letIn: ({ id }: TestPlayer) => site.owner.query('DELETE FROM house_rule WHERE player_id = $1', [id]),
    shelf: (player: TestPlayer) => player.call(listAchievements, { query: {} }),
    one: async (player: TestPlayer, code: string) =>
      (await player.call(listAchievements, { query: {} })).achievements.find((each) => each.code === code),
    medals: async (player: Pick<TestPlayer, 'id'>) =>
      (await rows('achievement_tier', player))
        .map(({ code, tier }) => `${String(code)} ${String(tier)}`)
        .sort(),
    rewards: async (player: TestPlayer) =>
      (await rows('reward', player))
        .filter(({ source }) => source === 'achievement')
        .map(({ code, reference }) => `${String(code)} ${String(reference)}`)
        .sort(),
    faultsOfBooks: async () =>
      (await verifyBooks(site.owner)).checks.filter(({ difference }) => difference).map(({ name }) => name),
  };
}
