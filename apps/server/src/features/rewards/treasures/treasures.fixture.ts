import { randomUUID } from 'node:crypto';
import { playRound } from '@croupier/contract/play/rounds';
import { listBoxes, openBox } from '@croupier/contract/rewards/treasures';
import { BOX, type BoxTerms } from '@croupier/contract/rewards/treasures/kind';
import { testTape } from '@croupier/contract/site/test-data';
import type { Programme } from '@croupier/domain/rewards/programmes';
import type { TestApp, TestPlayer } from '../../../platform/testing/test-app.ts';
import { verifyBooks } from '../../money/books/feature.ts';
import { publishNow } from '../programmes/published.fixture.ts';
import { give } from '../rewards/feature.ts';

/** It is full after stakes of five hryvnias; in it are mostly few points, and one time in four many, of which there is one. */
export const TERMS: BoxTerms = {
  ...{ typeIcon: 'wood', given: 'reward', fillDays: 7 },
  goal: { counts: 'stakes', games: 'all', target: { UAH: '500', EUR: '20', KZT: '6000', RON: '100' } },
  loot: [
    { weight: 3, reward: { kind: 'points', points: 5 } },
    { weight: 1, reward: { kind: 'points', points: 50 }, stock: 1, fallback: 0 },
  ],
};

export function treasuresOf(site: TestApp, untilRead: () => Promise<unknown>) {
  const rows = (table: string, { id }: TestPlayer) =>
    site.owner.query<Record<string, unknown>>(`SELECT * FROM ${table} WHERE player_id = $1`, [id]);
  const mine = async (player: TestPlayer, all?: 'true') =>
    (await player.call(listBoxes, { query: { ...(all && { all }) } })).boxes;
  const stake = async (player: TestPlayer, stakeMinor = '500') => {
    const bet = { key: randomUUID(), game: 'sunny-orchard', stakeMinor, kind: 'real' } as const;
    const round = await player.call(playRound, { body: bet });
    await untilRead();
    return round;
  };
  /** A player with money, and a box of a programme that was given as a reward. */
  const given = async (code: string, to?: TestPlayer, reference: string = randomUUID()) => {
    const player = to ?? (await site.createPlayer({ balanceMinor: '1000000' }));
    const reward = { kind: 'box', code } as const;
    const name = { playerId: player.id, source: 'survey', code: 'test', reference } as const;
    await site.db.transaction((tx) => give(tx, { ...name, reward, now: new Date() }));
    await untilRead();
    return { player, id: (await mine(player)).find((box) => box.code === code)!.id };
  };
  return {
    ...{ mine, stake, given, rows },
    put: (code: string, terms: Partial<BoxTerms> = {}, more: Partial<Programme> = {}, basedOn = 0) =>
      publishNow(site.db, BOX, { code, terms: { ...TERMS, ...terms }, ...more }, basedOn),
    open: (player: TestPlayer, id: string) => player.call(openBox, { params: { id }, query: {}, body: {} }),
    /** The same, after one round has filled it. */
    full: async (code: string) => {
      const box = await given(code);
      await stake(box.player);
      return box;
    },
    /** The next draw of a player comes to this place of all weights. */
    force: ({ id }: TestPlayer, code: string, result: number) =>
      site.call(testTape, { body: { playerId: String(id), game: `chest-${code}`, rounds: [[result]] } }),
    states: async (player: TestPlayer) => (await rows('treasure_box', player)).map(({ state }) => state),
    rewards: async (player: TestPlayer) =>
      (await rows('reward', player)).filter(({ source }) => source === 'box'),
    /** Has a box be so many days older. */
    age: (player: TestPlayer, days: number) =>
      site.owner.query(
        `UPDATE treasure_box SET given_at = given_at - make_interval(days => $2), expires_at = expires_at - make_interval(days => $2),
  ended_at = ended_at - make_interval(days => $2) WHERE player_id = $1`,
        [player.id, days],
      ),
    faultsOfBooks: async () =>
      (await verifyBooks(site.owner)).checks.filter(({ difference }) => difference).map(({ name }) => name),
  };
}
