import type { Database } from '../../../platform/database.ts';
import { jsonText } from '../../../platform/json-text.ts';
import type { BooksReport } from './verify-books.ts';
import { deleteFindings, deleteOldRuns, insertRun, saveFindings } from './verify-runs-store.ts';

interface Run {
  readonly startedAt: Date;
  readonly tookMs: number;
  readonly sinceHead: number | undefined;
}

/**
 * Writes down that the verification ran and what it found, as the owner of the database: for the office, which makes none itself.
 * What a check had found is mended only once a run over everything finds that it agrees: one from a head on looked at few.
 */
export async function keepVerifyRun(db: Database, report: BooksReport, run: Run): Promise<void> {
  const { startedAt, tookMs, sinceHead = null } = run;
  const { ok, checks, leftOut, accounts, transfers, rounds } = report;
  const counts = { accounts: BigInt(accounts), transfers: BigInt(transfers), rounds: BigInt(rounds) };
  await db.transaction(async (tx) => {
    const id = await insertRun(tx, {
      ...{ startedAt, tookMs, sinceHead, leftOut, agrees: ok, checks: checks.length },
      ...counts,
    });
    const found = checks.flatMap(({ name, says, difference }) =>
      difference ? [{ name, says, difference: jsonText(difference) }] : [],
    );
    await saveFindings(tx, found, { run: id, at: startedAt });
    if (sinceHead === null) {
      const agreed = checks.filter(({ difference }) => difference === null).map(({ name }) => name);
      await deleteFindings(tx, agreed);
    }
    await deleteOldRuns(tx, id);
  });
}
