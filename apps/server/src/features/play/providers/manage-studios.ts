import { randomUUID } from 'node:crypto';
import { REGIONS } from '@croupier/domain/site/regions';
import type { Database } from '../../../platform/database.ts';
import { createCatalog, setOpen } from '../catalog/index.ts';
import { decideHeldWin, type HeldWinDecision, type HeldWinVerdict } from './decide-held-win.ts';
import { listHeldWins, type HeldWin } from './held-wins-store.ts';
import { insertFreeRounds } from './free-rounds-store.ts';
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
  /** Wins that wait for a person, oldest first. */
  held(): Promise<HeldWin[]>;
  /** Pays a held win, or refuses it with a reason. */
  decide(decision: HeldWinDecision): Promise<string | undefined>;
  /** Stakes are refused from the next one on; what is staked is settled. */
  setAvailable(game: string, available: boolean): Promise<string | undefined>;
  setBlocked(playerId: bigint, blocked: boolean): Promise<string | undefined>;
  /** What the provider's day (UTC, `2026-11-21`) comes to in our books; a sentence when it is no day. */
  report(provider: string, day: string): Promise<DayTotal[] | string>;
  /** Gives free rounds, in the currency of the player's region. */
  giveFreeRounds(gift: FreeRoundsGift): Promise<{ freeRoundsId: string } | string>;
}

interface FreeRoundsGift {
  readonly game: string;
  readonly playerId: bigint;
  readonly stakeMinor: bigint;
  readonly count: number;
  readonly days: number;
}

export function manageStudios(db: Database, now: () => Date): Studios {
  return {
    list: async () => {
      const opennessOf = await createCatalog({ db }).openness();
      return (await store.listGames(db)).map((game) => ({
        ...game,
        available: opennessOf(game.game).available,
      }));
    },
    add: async (game) => {
      if (!CODE.test(game.game) || !CODE.test(game.provider))
        return 'Codes are small letters, digits and hyphens, 40 at most.';
      if (!/^\/[^/\\]/.test(game.launchPath))
        return 'The path begins with one slash: the origin is the provider’s.';
      const known = await store.findGame(db, game.game);
      if (known && known.provider !== game.provider) return `${game.game} is a game of ${known.provider}.`;
      await store.upsertGame(db, game);
      return undefined;
    },
    declareMaximumWin: async (game, stakes) => {
      if (!(await store.findGame(db, game))) return `There is no game ${game}.`;
      await store.setMaximumWin(db, game, stakes);
      return undefined;
    },
    held: () => listHeldWins(db),
    decide: async (decision) => {
      const verdict = await db.transaction((tx) => decideHeldWin(tx, decision, now()));
      return sentenceOf(verdict, decision);
    },
    setAvailable: async (game, available) => {
      if (!(await store.findGame(db, game))) return `There is no game ${game}.`;
      await setOpen(db, { game, available, reason: 'Switched off by a command of the house' });
      return undefined;
    },
    setBlocked: async (playerId, blocked) => {
      if (!(await store.findRegion(db, playerId))) return `There is no player ${playerId}.`;
      if (blocked) await store.insertBlock(db, { playerId, reason: 'operator', now: now() });
      else await store.deleteBlock(db, playerId);
      return undefined;
    },
    report: async (provider, day) => {
      const from = new Date(`${day}T00:00:00Z`);
      if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(from.getTime())) return `${day} is no day.`;
      return sumTransactions(db, { provider, from, before: new Date(from.getTime() + DAY_MS) });
    },
    giveFreeRounds: async (gift) => {
      const game = await store.findGame(db, gift.game);
      if (!game) return `There is no game ${gift.game}.`;
      const region = await store.findRegion(db, gift.playerId);
      if (!region) return `There is no player ${gift.playerId}.`;
      if (gift.stakeMinor <= 0n || !(gift.count > 0) || !(gift.days > 0))
        return 'Stake, count and days are above zero.';
      const freeRoundsId = randomUUID();
      await insertFreeRounds(db, {
        id: freeRoundsId,
        provider: game.provider,
        game: game.game,
        playerId: gift.playerId,
        currency: REGIONS[region].currency,
        stakeMinor: gift.stakeMinor,
        granted: gift.count,
        expiresAt: new Date(now().getTime() + gift.days * DAY_MS),
      });
      return { freeRoundsId };
    },
  };
}

/** What became of a decision, where it was not taken. */
function sentenceOf(
  verdict: HeldWinVerdict,
  { provider, transactionId }: HeldWinDecision,
): string | undefined {
  const sentences = {
    decided: undefined,
    unknown: `${provider} sent no win ${transactionId}.`,
    paid: 'It is paid.',
    'turned-down': 'It was refused already.',
    'not-held': 'It is not held.',
  } as const satisfies Record<HeldWinVerdict, string | undefined>;
  return sentences[verdict];
}
