import { randomUUID } from 'node:crypto';
import { playRound } from '@croupier/contract/play/rounds';
import { joinQuest, showQuest, type Quest } from '@croupier/contract/rewards/quest';
import { QUEST, type QuestStepTerms, type QuestTerms } from '@croupier/contract/rewards/quest/kind';
import type { Programme } from '@croupier/domain/rewards/programmes';
import type { SignedIn } from '../../../platform/http/http.ts';
import type { TestApp, TestPlayer } from '../../../platform/testing/test-app.ts';
import { verifyBooks } from '../../money/books/feature.ts';
import { publishNow } from '../programmes/published.fixture.ts';
import { createReadProgrammes } from '../programmes/read-programmes.ts';
import { joinQuest as joinQuestNow } from './join-quest.ts';

export const points = (count: number) => ({ kind: 'points', points: count }) as const;

export const STEP: QuestStepTerms = {
  goal: { counts: 'stakes', games: 'all', target: { UAH: '500', EUR: '20', KZT: '6000', RON: '100' } },
  reward: points(5),
  at: { x: 20, y: 70 },
};
const ROUNDS: QuestStepTerms = {
  goal: { counts: 'rounds', games: 'all', target: 2 },
  reward: points(7),
  at: { x: 80, y: 20 },
};
/** A step of stakes of five hryvnias, then one of two rounds, and something for both. */
export const TERMS: QuestTerms = { needsJoin: true, steps: [STEP, ROUNDS], final: points(100) };

export const textsOf = (steps: number): Programme['texts'] => {
  const text = {
    ...{ title: 'A quest', lead: 'For whoever wants it.', terms: ['One line of **terms**.'] },
    steps: Array.from({ length: steps }, (_, place) => ({ name: `Stop ${place + 1}`, text: 'Play.' })),
  };
  return { ua: text, ru: text, en: text, kk: text };
};

export function questsOf(site: TestApp, untilRead: () => Promise<unknown>) {
  const rows = (table: string, { id }: TestPlayer) =>
    site.owner.query<Record<string, unknown>>(`SELECT * FROM ${table} WHERE player_id = $1`, [id]);
  const mine = async (player: TestPlayer, code?: string) =>
    (await player.call(showQuest, { query: { ...(code !== undefined && { code }) } })).quest!;
  const join = (player: TestPlayer, code: string): Promise<Quest> =>
    player.call(joinQuest, { params: { code }, query: {}, body: {} });
  const giveJob = () => site.app.runJob('quest-give');
  return {
    ...{ rows, mine, join, giveJob },
    rich: () => site.createPlayer({ balanceMinor: '1000000' }),
    put: (code: string, terms: Partial<QuestTerms> = {}, more: Partial<Programme> = {}, basedOn = 0) => {
      const whole = { ...TERMS, ...terms };
      const texts = textsOf(whole.steps.length);
      return publishNow(site.db, QUEST, { code, terms: whole, texts, ...more }, basedOn);
    },
    /** The body of the first version of a quest. */
    bodyOf: async (code: string): Promise<Programme> => {
      const text = `SELECT v.body FROM programme p JOIN programme_version v ON v.programme_id = p.id WHERE p.kind = 'quest' AND p.code = $1`;
      return (await site.owner.query<{ body: Programme }>(text, [code]))[0]!.body;
    },
    /** Plays a round, and waits until all that follows has followed; what is owed by then is given. */
    stake: async (player: TestPlayer, stakeMinor = '500', kind: 'real' | 'play' = 'real') => {
      const round = await player.call(playRound, {
        body: { key: randomUUID(), game: 'sunny-orchard', stakeMinor, kind },
      });
      await untilRead();
      await giveJob();
      return round;
    },
    states: (quest: Quest) => quest.steps.map(({ state }) => state),
    rewards: async (player: TestPlayer) =>
      (await rows('reward', player)).filter(({ source }) => source === 'quest'),
    /** Joins as if it were another time, and tells until when what is played counts. */
    joinAt: async (player: TestPlayer, instant: string, code: string) => {
      const clock = { now: () => new Date(instant) };
      const programmes = createReadProgrammes({ db: site.db, clock, memoryMs: 0 });
      const parts = {
        db: site.db,
        clock,
        brand: 'rino' as const,
        programmes,
        offerOf: async () => undefined,
      };
      const signedIn = { playerId: player.id, region: 'UA' } as unknown as SignedIn;
      const refused = await joinQuestNow(parts, signedIn, code);
      if (refused) throw new Error(JSON.stringify(refused));
      const entries = await rows('quest_entry', player);
      return entries.map(({ until_at: until }) => (until as Date).toISOString()).sort();
    },
    /** Has all quests of a player be so many hours older. */
    age: (player: TestPlayer, hours: number) =>
      site.owner.query(
        `UPDATE quest_entry SET joined_at = joined_at - make_interval(hours => $2), until_at = until_at - make_interval(hours => $2),
  ended_at = ended_at - make_interval(hours => $2), give_at = give_at - make_interval(hours => $2) WHERE player_id = $1`,
        [player.id, hours],
      ),
    faultsOfBooks: async () =>
      (await verifyBooks(site.owner)).checks.filter(({ difference }) => difference).map(({ name }) => name),
  };
}
