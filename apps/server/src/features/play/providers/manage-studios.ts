import { randomUUID } from 'node:crypto';
import { REGIONS } from '@croupier/domain/site/regions';
import type { Database, Tx } from '../../../platform/database.ts';
import type { CommandLog } from '../../office/audit/feature.ts';
import { createCatalog, setOpen } from '../catalog/feature.ts';
import { listHeldWins, type HeldWin } from './held-wins-store.ts';
import { giveFreeRounds, type FreeRoundsVerdict } from './give-free-rounds.ts';
import * as store from './providers-store.ts';
import { sumTransactions, type DayTotal } from './transactions-store.ts';

const CODE = /^[a-z0-9][a-z0-9-]{0,39}$/;
const DAY_MS = 24 * 3_600_000;

/** What an operator does about other studios. A refusal is a sentence. */
export interface Studios {
  list(): Promise<(store.ProviderGameRow & { available: boolean })[]>;
  /** Adds a game, or changes its name and address. A game of another studio is never taken over. */
  add(game: store.ProviderGameRow): Promise<string | undefined>;
  /** The most a round of the game can win, in stakes, as the studio declared it. */
  declareMaximumWin(game: string, stakes: number): Promise<string | undefined>;
  /** Wins that wait, oldest first. What becomes of one is decided in the office alone, by as many people as the house asks for. */
  held(): Promise<HeldWin[]>;
  /** Stakes are refused from the next one on; what is staked is settled. */
  setAvailable(game: string, available: boolean): Promise<string | undefined>;
  setBlocked(playerId: bigint, blocked: boolean): Promise<string | undefined>;
  /** What the provider's day (UTC, `2026-11-21`) comes to in our books; a sentence when it is no day. */
  report(provider: string, day: string): Promise<DayTotal[] | string>;
  /** Gives free rounds, in the currency of the player's region. */
  giveFreeRounds(gift: StudioGift): Promise<{ freeRoundsId: string } | string>;
}

interface StudioGift {
  readonly game: string;
  readonly playerId: bigint;
  readonly stakeMinor: bigint;
  readonly count: number;
  readonly days: number;
}

/** @param record writes what was done into the log of the office, in the transaction that does it */
export function manageStudios(db: Database, now: () => Date, record?: CommandLog): Studios {
  /** Does it and writes it down, or does neither. */
  const logged = <Refusal>(work: (tx: Tx) => Promise<Logged<Refusal>>): Promise<Refusal | undefined> =>
    db.transaction(async (tx) => {
      const { refusal, act } = await work(tx);
      if (act) await record?.(tx, act);
      return refusal;
    });
  const ofGame = (game: string, work: (tx: Tx) => Promise<Act>) =>
    logged(async (tx) =>
      (await store.findGame(tx, game)) ? { act: await work(tx) } : { refusal: `There is no game ${game}.` },
    );
  return {
    list: async () => {
      const opennessOf = await createCatalog({ db }).openness();
      return (await store.listGames(db)).map((game) => ({
        ...game,
        available: opennessOf(game.game).available,
      }));
    },
    add: (game) => logged((tx) => addGame(tx, game)),
    declareMaximumWin: (game, stakes) =>
      ofGame(game, async (tx) => {
        const before = await store.lockMaximumWin(tx, game);
        await store.setMaximumWin(tx, game, stakes);
        return { act: 'declare.maximum-win', subject: ['game', game], before, after: { stakes } };
      }),
    held: () => listHeldWins(db),
    setAvailable: (game, available) =>
      ofGame(game, async (tx) => {
        await setOpen(tx, { game, available, reason: 'Switched off by a command of the house' });
        const after = { scope: 'all', state: available ? 'open' : 'closed' };
        return { act: 'switch.game', subject: ['game', game], after };
      }),
    setBlocked: (playerId, blocked) =>
      logged(async (tx) => {
        if (!(await store.findRegion(tx, playerId))) return { refusal: `There is no player ${playerId}.` };
        if (blocked) await store.insertBlock(tx, { playerId, reason: 'operator', now: now() });
        else await store.deleteBlock(tx, playerId);
        const act = blocked ? 'block.studio-games' : 'unblock.studio-games';
        return { act: { act, subject: ['player', String(playerId)] } };
      }),
    report: async (provider, day) => {
      const from = new Date(`${day}T00:00:00Z`);
      if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(from.getTime())) return `${day} is no day.`;
      return sumTransactions(db, { provider, from, before: new Date(from.getTime() + DAY_MS) });
    },
    giveFreeRounds: async (gift) => {
      const freeRoundsId = randomUUID();
      const refusal = await logged((tx) => giveRounds(tx, gift, { freeRoundsId, now: now() }));
      return refusal ?? { freeRoundsId };
    },
  };
}

type Act = Parameters<CommandLog>[1];
/** What was done, or why nothing was. */
type Logged<Refusal> =
  | { readonly act: Act; readonly refusal?: never }
  | { readonly act?: never; readonly refusal: Refusal };

async function addGame(tx: Tx, game: store.ProviderGameRow): Promise<Logged<string>> {
  if (!CODE.test(game.game) || !CODE.test(game.provider))
    return { refusal: 'Codes are small letters, digits and hyphens, 40 at most.' };
  if (!/^\/[^/\\]/.test(game.launchPath))
    return { refusal: 'The path begins with one slash: the origin is the provider’s.' };
  const known = await store.findGame(tx, game.game);
  if (known && known.provider !== game.provider)
    return { refusal: `${game.game} is a game of ${known.provider}.` };
  await store.upsertGame(tx, game);
  return { act: { act: 'add.studio-game', subject: ['game', game.game], before: known, after: game } };
}

const AGAINST: Record<Exclude<FreeRoundsVerdict, 'given'>, string> = {
  known: 'They were given before.',
  reused: 'There are others of this id.',
  unknown_game: 'The studio has no such game.',
  stopped: 'The player has stopped playing.',
  unanswered: 'Nobody has answered for the account yet.',
  not_allowed: 'The rules of the player’s place do not allow a bonus.',
};

async function giveRounds(
  tx: Tx,
  { game: code, playerId, stakeMinor, count, days }: StudioGift,
  { freeRoundsId: id, now }: { freeRoundsId: string; now: Date },
): Promise<Logged<string>> {
  const game = await store.findGame(tx, code);
  if (!game) return { refusal: `There is no game ${code}.` };
  const region = await store.findRegion(tx, playerId);
  if (!region) return { refusal: `There is no player ${playerId}.` };
  if (stakeMinor <= 0n || !(count > 0) || !(days > 0))
    return { refusal: 'Stake, count and days are above zero.' };
  const { currency } = REGIONS[region];
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  const verdict = await giveFreeRounds(tx, {
    ...{ id, studio: game.provider, games: [code], playerId, currency, stakeMinor },
    ...{ rounds: count, expiresAt, gathers: null, now },
  });
  if (verdict !== 'given') return { refusal: AGAINST[verdict] };
  const after = { id, game: code, currency, stakeMinor: String(stakeMinor), count, expiresAt };
  return { act: { act: 'give.free-rounds', subject: ['player', String(playerId)], after } };
}
