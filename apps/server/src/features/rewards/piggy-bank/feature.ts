import * as contract from '@croupier/contract/rewards/piggy-bank';
import { PIGGY_BANK } from '@croupier/contract/rewards/piggy-bank/kind';
import type { Queryable } from '../../../platform/database.ts';
import { feature } from '../../../platform/feature.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import type { Module } from '../../../platform/module.ts';
import { listener } from '../../../platform/outbox.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { ReadProgrammes } from '../programmes/feature.ts';
import { breakPiggy, stopFilling } from './break-piggy.ts';
import { createPiggy } from './create-piggy.ts';
import { PIGGY_PERSONAL } from './personal-store.ts';
import { PIGGY_BOOKS } from './piggy-books-store.ts';
import type { PiggyParts } from './piggy-parts.ts';
import { listFilling, listOver } from './piggy-store.ts';
import { piggyBalance, showConfig, showPiggy } from './piggy-view.ts';

export const PIGGY_BANKS = feature({
  name: 'piggy-bank',
  level: 9,
  about: 'piggy banks that the casino fills with a share of stakes, and that their players break',
  owns: ['piggy_bank'],
  reads: ['goal', 'programme', 'programme_version'],
  kinds: [PIGGY_BANK],
  books: () => PIGGY_BOOKS,
});

/** To a visitor who names no region. */
const DEFAULT_REGION = 'UA';

/** Piggy banks: how one is started, what is inside, and how it is broken. They are filled by the reader of goals. */
export function createPiggyBanks(
  { db, clock, config }: Needs<'db' | 'clock', 'brand'>,
  { programmes }: { programmes: ReadProgrammes },
): { module: Module; balanceOf: (db: Queryable, player: SignedIn) => Promise<string> } {
  const parts: PiggyParts = { db, clock, brand: config.brand, programmes };
  const stopAll = async (signal?: AbortSignal): Promise<void> => {
    const over = await listOver(db, clock.now());
    if (over.length > 0) await stopFilling(parts, (limit) => listFilling(db, over, limit), signal);
  };
  return {
    balanceOf: (reader, { playerId }) => piggyBalance(parts, reader, playerId),
    module: {
      name: 'piggy-bank',
      personal: PIGGY_PERSONAL,
      listeners: [piggyLive],
      jobs: [{ name: 'piggy-bank-over', everyMs: 30_000, timeoutMs: 60_000, run: stopAll }],
      routes: (http) => {
        http.handle(contract.readPiggyConfig, async ({ player, input: { query } }) => {
          const region = player?.region ?? query.region ?? DEFAULT_REGION;
          const language = query.language ?? player?.language ?? 'en';
          return { config: await showConfig(parts, { playerId: player?.playerId, region, language }) };
        });
        http.handle(contract.readPiggyBank, ({ player }) => showPiggy(parts, player));
        http.handle(
          contract.createPiggyBank,
          async ({ player }) => (await createPiggy(parts, player)) ?? showPiggy(parts, player),
        );
        http.handle(
          contract.breakPiggyBank,
          async ({ player, input: { body } }) =>
            (await breakPiggy(parts, player, body.id)) ?? showPiggy(parts, player),
        );
      },
    },
  };
}

const piggyLive = listener({
  name: 'piggy-bank-live',
  topics: ['piggy-bank.created', 'piggy-bank.broken'],
  live: (facts) =>
    facts.map(({ playerId, requestId, topic }) => ({
      ...{ playerId, requestId },
      message: {
        name: 'piggyBank',
        data: { state: topic === 'piggy-bank.broken' ? 'BROKEN' : 'ACTIVE' },
      },
    })),
});
