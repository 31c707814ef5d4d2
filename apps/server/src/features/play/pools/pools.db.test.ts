import { randomBytes, randomUUID } from 'node:crypto';
import { rotateSeeds } from '@croupier/contract/play/fairness';
import { getRound, getTicketPool, playRound, type Round } from '@croupier/contract/play/rounds';
import {
  findGame,
  holdsTicket,
  openPool,
  verifyRound,
  type Given,
  type PoolDefinition,
} from '@croupier/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notRefused } from '../../../platform/testing/not-refused.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { createCatalog } from '../catalog/feature.ts';
import { createSeedVault } from '../fairness/feature.ts';
import { betOf, createRoundsFixture } from '../rounds/rounds.fixture.ts';

const GAME = 'lucky-fern';
const definition = findGame(GAME)!.definition as PoolDefinition;

describe('a ticket', () => {
  let fixture: Awaited<ReturnType<typeof createRoundsFixture>>;
  beforeAll(async () => void (fixture = await createRoundsFixture()));
  afterAll(() => fixture.drop());

  it('is the player’s own draw: nobody’s purchase takes part in it', async () => {
    const { rounds, tape } = fixture.createProcess();
    const player = await fixture.player('UA', 100_000n);
    const draws = [0, ...Array.from({ length: definition.fields }, () => 0)];
    // The grand prize twice in a row: what was won is in the list as before.
    tape.put(player, GAME, [draws, draws]);
    for (const _ of [1, 2]) {
      const result = notRefused(await rounds.play(betOf(player, { game: GAME })));
      expect(result.winMinor).toBe(String(definition.prizes[0]!.units * 100));
      expect(result.entry).not.toHaveProperty('given');
      expect(result.outcome).toMatchObject({ steps: [{ kind: 'scratch', serial: 0 }] });
    }
  });

  it('that was sold from a pool is still shown as it was', async () => {
    const before = fixture.createProcess();
    const ticket = { pool: 1, ...openPool(definition, '0a'.repeat(32), 1).tickets[7]! };
    before.rounds.settleShared('pool', () => Promise.resolve(() => Promise.resolve({ given: { ticket } })));
    const player = await fixture.player('UA', 100_000n);
    const sold = notRefused(await before.rounds.play(betOf(player, { game: GAME })));
    const recalled = (await fixture.createProcess().rounds.recall(player, sold.id)) as Round;
    expect((recalled.entry.given as Given).ticket).toEqual(ticket);
    expect(recalled.outcome).toEqual(sold.outcome);
    expect(recalled.winMinor).toBe(String(ticket.prizeUnits * 100));
  });
});

describe('a closed pool', () => {
  let app: TestApp;
  const seedKey = [randomBytes(32)] as const;
  const vault = createSeedVault(seedKey);
  const HOUSE = 0n;
  const poolOf = (game: string, pool: number) =>
    app.call(getTicketPool, { params: { game, pool: String(pool) } });

  /** As pools were kept when tickets were sold from them. */
  async function keep(number: number, { sealed = vault.create(HOUSE, number).sealed, root = '' } = {}) {
    const { mathsId } = (await createCatalog({ db: app.db }).find(GAME))!;
    const pool = openPool(definition, vault.open(HOUSE, number, sealed), number);
    const text = `INSERT INTO ticket_pool (game, number, maths_id, root, seed_sealed, tickets, sold, opened_at, closed_at)
VALUES ($1, $2, $3, $4, $5, $6, 40, now(), now())`;
    const values = [GAME, number, mathsId, root || pool.root, sealed, definition.tickets];
    await app.owner.query(text, values);
    return pool;
  }

  beforeAll(async () => void (app = await startTestApp({ SEED_KEY: seedKey[0].toString('hex') })));
  afterAll(() => app.close());

  it('is not sold from: a ticket is computed again from the player’s own revealed seeds', async () => {
    const player = await app.createPlayer({ region: 'UA', balanceMinor: '10000' });
    const body = { key: randomUUID(), game: GAME, stakeMinor: '100', kind: 'real' } as const;
    const { id, entry, fairness: before } = await player.call(playRound, { body });
    expect(entry).not.toHaveProperty('given');
    await player.call(rotateSeeds, { body: { clientSeed: 'next', activeId: before.seedPairId } });
    const { fairness, outcome } = await player.call(getRound, { params: { id } });
    const { clientSeed, nonce, commitment } = fairness;
    const seeds = { serverSeed: fairness.serverSeed!, clientSeed, nonce, commitment };
    const verified = verifyRound({ definition, ...seeds });
    expect(verified.commitmentMatches).toBe(true);
    expect(verified.outcome).toEqual(outcome);
  });

  it('is told whole, so that any of its tickets is found again', async () => {
    const kept = await keep(1);
    const told = await poolOf(GAME, 1);
    expect(told).toMatchObject({ number: 1, root: kept.root, tickets: 10_000, sold: 40 });
    const made = openPool(definition, told.seed, 1);
    expect(made.root).toBe(kept.root);
    expect(holdsTicket(made, kept.tickets[39]!)).toBe(true);
    await expect(poolOf(GAME, 2)).rejects.toMatchObject({ key: 'not_found' });
    await expect(poolOf('high-kite', 1)).rejects.toMatchObject({ key: 'not_found' });
  });

  it('is not told with a seed that makes another one', async () => {
    // As though the sealed seed of another game's third pool had been put in its place.
    await keep(3, { root: 'e'.repeat(64) });
    await expect(poolOf(GAME, 3)).rejects.toMatchObject({ key: 'internal' });
  });

  it('is a closed book: the server can neither sell from it nor open another', async () => {
    for (const text of [
      'UPDATE ticket_pool SET sold = sold + 1',
      'DELETE FROM ticket_pool',
      'INSERT INTO ticket_pool SELECT * FROM ticket_pool',
    ])
      await expect(app.db.query(text)).rejects.toThrow('permission denied');
  });
});
