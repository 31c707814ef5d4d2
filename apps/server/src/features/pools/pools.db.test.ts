import { randomBytes } from 'node:crypto';
import type { Round } from '@croupier/contract';
import { findGame, ticketProof, verifyTicket, type Given, type PoolDefinition } from '@croupier/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeedVault } from '../fairness/index.ts';
import { balancesOf } from '../ledger/index.ts';
import { verifyBooks } from '../rounds/index.ts';
import { betOf, createRoundsFixture } from '../rounds/rounds.fixture.ts';
import { createPoolShelf } from './pool-shelf.ts';
import { createPools } from './pools-module.ts';
import { findOnSale } from './pools-store.ts';

const GAME = 'lucky-fern';
const vault = createSeedVault(randomBytes(32));
let fixture: Awaited<ReturnType<typeof createRoundsFixture>>;
let server: ReturnType<typeof createProcess>;

function createProcess() {
  const made = fixture.createProcess();
  const deps = { ...made, db: fixture.db, vault };
  createPools(deps);
  return { ...made, shelf: createPoolShelf(deps) };
}

beforeAll(async () => {
  fixture = await createRoundsFixture();
  server = createProcess();
});
afterAll(async () => {
  const report = await verifyBooks(fixture.owner);
  await fixture.drop();
  expect(report.checks.filter((check) => check.difference)).toEqual([]);
});

const buy = (playerId: bigint, change = {}) => server.rounds.play(betOf(playerId, { game: GAME, ...change }));
const ticketOf = (round: Round) => (round.entry.given as Given).ticket!;
const soldOf = async () => (await findOnSale(fixture.db, GAME))!.sold;

describe('a ticket', () => {
  it('is one of the committed pool, pays its prize, and shows why', async () => {
    const player = await fixture.player('UA', 100_000n);
    const result = await buy(player);
    if (!result.ok) throw new Error(result.reason);
    const ticket = ticketOf(result.round);
    const definition = findGame(GAME)!.definition as PoolDefinition;
    const { row, pool } = await server.shelf.onSale((await server.catalog.find(GAME))!);
    expect(verifyTicket(definition, row, ticket, ticketProof(pool, ticket.serial))).toBe(true);
    expect(
      verifyTicket(definition, row, { ...ticket, prizeUnits: 7 }, ticketProof(pool, ticket.serial)),
    ).toBe(false);
    expect(result.round.winMinor).toBe(String(ticket.prizeUnits * 100));
  });

  it('is sold once, in order, to many players in two processes at the same time', async () => {
    const other = createProcess();
    const before = await soldOf();
    const players = await Promise.all(Array.from({ length: 30 }, () => fixture.player('UA', 10_000n)));
    const results = await Promise.all(
      players.map((player, n) => (n % 2 ? other : server).rounds.play(betOf(player, { game: GAME }))),
    );
    const serials = results
      .map((result) => (result.ok ? ticketOf(result.round).serial : 0))
      .sort((a, b) => a - b);
    expect(serials).toEqual(Array.from({ length: 30 }, (_, n) => before + n + 1));
  });

  it('is not taken from the pool by a bet that is refused, nor twice by one that is repeated', async () => {
    const player = await fixture.player('UA', 100n);
    const before = await soldOf();
    expect(await buy(player, { stakeMinor: '200' })).toEqual({ ok: false, reason: 'insufficient_funds' });
    const bet = betOf(player, { game: GAME });
    const results = await Promise.all(Array.from({ length: 20 }, () => server.rounds.play(bet)));
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(await soldOf()).toBe(before + 1);
    const [real] = (await balancesOf(fixture.db, player)).filter(({ kind }) => kind === 'real');
    const [first] = results;
    expect(String(real!.amountMinor)).toBe(first!.ok ? first!.round.balanceAfterMinor : '');
  });
});

it('opens the next pool when the last ticket is sold, and tells the seed of the one before', async () => {
  const { number, tickets } = (await findOnSale(fixture.db, GAME))!;
  await fixture.owner.query('UPDATE ticket_pool SET sold = $2 WHERE number = $1', [number, tickets - 1]);
  const player = await fixture.player('UA', 10_000n);
  const [last, next] = [await buy(player), await buy(player)];
  expect(last.ok && ticketOf(last.round)).toMatchObject({ pool: number, serial: tickets });
  expect(next.ok && ticketOf(next.round)).toMatchObject({ pool: number + 1, serial: 1 });
});
