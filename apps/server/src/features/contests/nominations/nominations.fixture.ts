import { randomUUID } from 'node:crypto';
import {
  listNominations,
  nominationByUser,
  setActiveNomination,
} from '@croupier/contract/contests/nominations';
import {
  NOMINATION,
  type NominationTerms,
  type OneNomination,
} from '@croupier/contract/contests/nominations/kind';
import { playRound } from '@croupier/contract/play/rounds';
import { testProgress } from '@croupier/contract/site/test-data';
import { DAY_MS, type Programme } from '@croupier/domain/rewards/programmes';
import type { Clock } from '../../../platform/clock.ts';
import { createOffsetClock } from '../../../platform/clock.ts';
import type { TestApp, TestPlayer } from '../../../platform/testing/test-app.ts';
import { verifyBooks } from '../../money/books/feature.ts';
import { publishNow } from '../../rewards/programmes/published.fixture.ts';
import { createReadProgrammes } from '../../rewards/programmes/read-programmes.ts';
import { freezeSeasons } from './freeze-seasons.ts';
import { giveOwed } from './give-owed.ts';
import { createKeptOrder } from './kept-order.ts';
import { listOwed } from './places-store.ts';
import type { PlacesParts } from './places-view.ts';

export const points = (count: number) => ({ kind: 'points', points: count }) as const;

export const oneOf = (code: string, more: Partial<OneNomination> = {}): OneNomination => ({
  ...{ code, measure: 'rounds', games: 'all', picture: '', places: [points(9), points(5)] },
  ...more,
});

/** A day of a schedule, so many days after now. */
export const localDay = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 16);

/** The season ends by the clocks of UTC after so many days. */
const SEASON_DAYS = 3;
const schedule = { from: '2026-01-01T00:00', until: localDay(SEASON_DAYS), zone: 'UTC' } as const;

type More = Partial<Programme> & { readonly basedOn?: number };

export function nominationsOf(site: TestApp, untilRead: () => Promise<unknown>) {
  const rich = () => site.createPlayer({ balanceMinor: '1000000' });
  const put = putIn(site);
  const choose = (player: TestPlayer, id: string) =>
    player.call(setActiveNomination, { params: { id }, query: {}, body: {} });
  /** Has a player who stands in it come so far. */
  const reach = ({ id }: TestPlayer, code: string, current: number) =>
    site.call(testProgress, {
      body: { playerId: String(id), of: { use: 'nomination', code }, current: String(current) },
    });
  return {
    ...endingsOf(site, untilRead),
    ...keepersOf(site),
    ...{ rich, put, choose, reach },
    /** Players who stand in a nomination of a season of their own, and have come so far. */
    standing: async (season: string, results: readonly number[], more: Partial<OneNomination> = {}) => {
      const players = await Promise.all(results.map(rich));
      await put(players, season, [oneOf(season, more)]);
      for (const [index, player] of players.entries()) {
        await choose(player, season);
        await reach(player, season, results[index]!);
      }
      return players;
    },
    play: async (player: TestPlayer) => {
      const bet = { key: randomUUID(), game: 'sunny-orchard', stakeMinor: '100', kind: 'real' } as const;
      const round = await player.call(playRound, { body: bet });
      await untilRead();
      return round;
    },
    one: async (player: TestPlayer, id: string) =>
      (await player.call(listNominations, { query: {} })).nominations.find((each) => each.id === id),
    places: (player: TestPlayer, id: string) => player.call(nominationByUser, { params: { id }, query: {} }),
    /** Their last change was so many days ago. */
    age: ({ id }: TestPlayer, days: number) =>
      site.owner.query(
        `UPDATE nomination_entry SET changed_at = changed_at - $2::integer * interval '1 day' WHERE player_id = $1`,
        [id, days],
      ),
  };
}

/** A season for these players alone. */
const putIn =
  (site: TestApp) =>
  (
    players: readonly Pick<TestPlayer, 'id'>[],
    code: string,
    nominations: readonly OneNomination[],
    more: More = {},
  ) => {
    const { basedOn = 0, ...envelope } = more;
    const names = nominations.map((one) => ({ name: `Name of ${one.code}`, text: 'Play for it.' }));
    const text = { title: 'A season', lead: 'Of some days.', terms: ['A **line**.'], nominations: names };
    const audience = {
      regions: ['UA', 'EU', 'KZ', 'SL', 'RC'],
      players: { in: players.map(({ id }) => String(id)) },
    } as const;
    const terms: NominationTerms = { nominations: [...nominations] };
    const texts = { ua: text, ru: text, en: text, kk: text };
    return publishNow(
      site.db,
      NOMINATION,
      { ...{ code, terms, texts, audience, schedule }, ...envelope } as never,
      basedOn,
    );
  };

/** Sets what keeps players out for a while, and takes it away again. */
const keepersOf = (site: TestApp) => ({
  /** On a break nothing is given to them, and nobody sees them. */
  shutOut: ({ id }: TestPlayer) =>
    site.owner.query(
      `INSERT INTO house_rule (player_id, rule, until_at, set_at, operator, reason) VALUES ($1, 'break', now() + interval '20 days', now(), 'olena', 'Asked for it')`,
      [id],
    ),
  letIn: ({ id }: TestPlayer) => site.owner.query('DELETE FROM house_rule WHERE player_id = $1', [id]),
  exclude: ({ id }: Pick<TestPlayer, 'id'>) =>
    site.owner.query(
      `INSERT INTO play_rule (player_id, rule, from_at, until_at) VALUES ($1, 'exclusion', now() - interval '1 hour', now() + interval '1 year')`,
      [id],
    ),
  block: ({ id }: TestPlayer) =>
    site.owner.query(
      `INSERT INTO player_block (player_id, reason, since) VALUES ($1, 'Looked at by hand', now())`,
      [id],
    ),
});

/** The end of seasons, and what comes of it. */
function endingsOf(site: TestApp, untilRead: () => Promise<unknown>) {
  const rows = (table: string, { id }: Pick<TestPlayer, 'id'>) =>
    site.owner.query<Record<string, unknown>>(`SELECT * FROM ${table} WHERE player_id = $1`, [id]);
  const partsAt = (clock: Clock, memoryMs = 0): PlacesParts => ({
    ...{ db: site.db, clock, brand: 'rino', offerOf: () => Promise.resolve(undefined) },
    programmes: createReadProgrammes({ db: site.db, clock, memoryMs: 0 }),
    orderOf: createKeptOrder(site.db, memoryMs),
  });
  /** Parts of a house so many days later. */
  const partsIn = (days: number) => partsAt(createOffsetClock(days * DAY_MS));
  return {
    ...{ rows, partsAt, partsIn },
    /** Ends every season that is over by then, as the job would. */
    freeze: async (days: number) => {
      await untilRead();
      await freezeSeasons(partsIn(days));
    },
    /** Gives what is owed by then, to one player or all. */
    giveOwed: async (days: number, player?: TestPlayer) => {
      const parts = partsIn(days);
      const owed = await listOwed(site.db, { now: parts.clock.now(), resting: [], limit: 1_000 });
      for (const place of owed) if (!player || place.playerId === player.id) await giveOwed(parts, place);
    },
    rewards: async (player: TestPlayer) =>
      (await rows('reward', player))
        .filter(({ source }) => source === 'nomination')
        .map(({ code, reference }) => `${String(code)} ${String(reference)}`)
        .sort(),
    faultsOfBooks: async () => {
      await untilRead();
      const { checks } = await verifyBooks(site.owner);
      return checks.filter(({ difference }) => difference).map(({ name }) => name);
    },
  };
}
