import {
  keyOfLine,
  matchDay,
  type Difference,
  type MoneyLine,
  type MoneyOfDay,
} from '@croupier/domain/money/reconciliation';
import { readOurDay } from './our-lines.ts';
import type { ReconciliationParts } from './reconciliation-parts.ts';
import { insertRun, saveDifferences } from './reconciliation-store.ts';
import type { SettlementProvider } from './settlement-provider.ts';

const DAY_MS = 86_400_000;
/** Payments that a provider's API is asked about at once. */
const ASKED_AT_ONCE = 8;

export interface DayRun {
  readonly day: string;
  readonly differences: readonly Difference[];
}

/**
 * Holds a day against a provider and keeps what differs. Nothing is credited, sent or changed by it: a person looks. Of two runs of a day
 * the later one says what is so. @param day of UTC, `2026-11-28` @returns `unavailable` where there is no file: nothing is known of that day
 */
export async function runDay(
  parts: ReconciliationParts,
  day: string,
  signal?: AbortSignal,
): Promise<DayRun | 'unavailable'> {
  const { db, clock, provider, error, counted } = parts;
  const startedAt = clock.now();
  const files = await readFiles(provider, day, startedAt);
  if (files === 'unavailable') return files;
  const [before, file, after] = files;
  const ours = await readOurDay(db, {
    ...{ provider: provider.name, day: instantOf(day) },
    named: file.map(({ reference }) => reference),
  });
  // What moved a moment before midnight here stands in the file of the next day there, or the other way round: it is looked for there too.
  const keys = new Set([...ours.keys, ...file.map(keyOfLine)]);
  const isAsked = (line: MoneyLine): boolean => keys.has(keyOfLine(line));
  const { api, unasked } = await askAll(provider, keys, signal);
  const money: MoneyOfDay = {
    ledger: ours.lines.filter(isAsked),
    file: [...file, ...[...before, ...after].filter(isAsked)],
    ...{ api: api.filter(isAsked), unasked },
  };
  const differences = matchDay(money);
  await db.transaction(async (tx) => {
    const runId = await insertRun(tx, {
      ...{ provider: provider.name, day, startedAt, tookMs: clock.now().getTime() - startedAt.getTime() },
      ...{ ledgerLines: money.ledger.length, fileLines: file.length, apiLines: money.api.length },
      ...{ unasked: unasked.size, differences: differences.length },
    });
    await saveDifferences(tx, { provider: provider.name, day, runId, now: clock.now() }, differences);
  });
  for (const { what } of differences) counted(what);
  if (differences.length > 0)
    error('reconciliation found differences', {
      provider: provider.name,
      day,
      differences: differences.length,
    });
  return { day, differences };
}

export const instantOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

type Lines = readonly MoneyLine[];

/** The file of the day, and those of the days beside it as far as they have begun. */
async function readFiles(
  provider: SettlementProvider,
  day: string,
  now: Date,
): Promise<[before: Lines, file: Lines, after: Lines] | 'unavailable'> {
  const beside = (days: number): Date => new Date(instantOf(day).getTime() + days * DAY_MS);
  const read = (at: Date) => (at > now ? Promise.resolve([]) : provider.settlements(dayOf(at)));
  const [before, file, after] = await Promise.all([read(beside(-1)), read(beside(0)), read(beside(1))]);
  if (before === 'unavailable' || file === 'unavailable' || after === 'unavailable') return 'unavailable';
  return [before, file, after];
}

/** Asks the API about each payment once, a few at a time. */
async function askAll(provider: SettlementProvider, keys: ReadonlySet<string>, signal?: AbortSignal) {
  const asked = new Map<string, string[]>();
  for (const key of keys) {
    const [flow, reference] = key.split(' ') as [MoneyLine['flow'], string];
    // A payment and its refund are one answer.
    const name = `${flow === 'pay-out' ? flow : 'pay-in'} ${reference}`;
    asked.set(name, [...(asked.get(name) ?? []), key]);
  }
  const [api, unasked, waiting] = [[] as MoneyLine[], new Set<string>(), [...asked]];
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      signal?.throwIfAborted();
      const [flow, reference] = next[0].split(' ') as [MoneyLine['flow'], string];
      const answer = await provider.ask(flow, reference);
      if (answer === 'unavailable') for (const key of next[1]) unasked.add(key);
      else api.push(...answer);
    }
  };
  await Promise.all(Array.from({ length: ASKED_AT_ONCE }, work));
  return { api, unasked };
}
