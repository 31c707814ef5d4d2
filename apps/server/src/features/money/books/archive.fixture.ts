import { notRefused } from '../../../platform/testing/not-refused.ts';
import { createOffsetClock } from '../../../platform/clock.ts';
import { createEachApart } from '../../../platform/each-apart.ts';
import { createFacts } from '../../../platform/facts/facts.ts';
import { createLog } from '../../../platform/log.ts';
import { returnsReaders } from '../../play/returns/returns-readers.ts';
import { betOf, createRoundsFixture } from '../../play/rounds/rounds.fixture.ts';
import { createArchiver } from './archive-months.ts';
import { booksReaders } from './books-readers.ts';
import { untilFactsRead } from './planted-world.fixture.ts';
import { verifyBooks } from './verify-books.ts';

export const KEPT_DAYS = 62;

/** A house whose rounds can be made old, linked and archived. */
export async function createArchiveFixture() {
  const fixture = await createRoundsFixture();
  const { db, owner, seedKey } = fixture;
  const clock = createOffsetClock();
  const server = fixture.createProcess(clock);

  /** Has the books link everything that nobody has linked yet. */
  async function link(): Promise<void> {
    const log = createLog('silent');
    const readers = [...booksReaders({ clock, seedKey, error: () => {} }), ...returnsReaders()];
    const facts = createFacts({ db, readers, publish: () => {}, log });
    facts.start();
    try {
      await untilFactsRead(fixture);
    } finally {
      await facts.stop();
    }
  }

  /** A player with so many rounds, each old by as many days; transfers are as old as their rounds, the first as the first. */
  async function playerWith(agesDays: readonly number[], game = 'sunny-orchard') {
    const player = await fixture.player('UA', 100_000n);
    const bets = agesDays.map(() => betOf(player, { game }));
    for (const bet of bets) notRefused(await server.rounds.play(bet));
    for (const [n, days] of agesDays.entries()) {
      const of = `player_id = $1 AND (key = $2 OR ($3 AND key NOT IN (SELECT key FROM round)))`;
      await owner.query(
        `UPDATE ledger_transfer SET created_at = created_at - make_interval(days => $4) WHERE ${of}`,
        [player, bets[n]!.key, n === 0, days],
      );
      await owner.query(
        'UPDATE round SET settled_at = settled_at - make_interval(days => $3) WHERE player_id = $1 AND key = $2',
        [player, bets[n]!.key, days],
      );
    }
    return { player, bets };
  }

  /** A process's archiver that begins its pass. */
  function createPass() {
    const failures: { row: string }[] = [];
    const moved: number[] = [];
    const apart = createEachApart({ clock, failed: (about) => void failures.push(about) });
    const told = (rows: number) => void moved.push(rows);
    return { run: createArchiver({ db, apart, keptDays: KEPT_DAYS, moved: told }), failures, moved };
  }

  /** Where the player's rows stand. */
  async function placesOf(player: bigint) {
    const tables = ['round', 'round_archive', 'ledger_transfer', 'ledger_transfer_archive'];
    const counts = await Promise.all(
      tables.map((table) => owner.query(`SELECT FROM ${table} WHERE player_id = $1`, [player])),
    );
    const [rounds, oldRounds, transfers, oldTransfers] = counts.map((rows) => rows.length);
    return { rounds, oldRounds, transfers, oldTransfers };
  }

  const differences = async () =>
    (await verifyBooks(owner, { seedKey })).checks.flatMap(({ name, difference }) =>
      difference ? [{ name, difference }] : [],
    );

  return { ...fixture, server, clock, link, playerWith, createPass, placesOf, differences };
}
