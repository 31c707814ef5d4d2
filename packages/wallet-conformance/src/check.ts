import type { Seat, Table } from './table.ts';
import type { Answer } from './wallet-client.ts';

/** One rule of the wallet API. `run` throws a sentence that says what was found instead. */
export interface Check {
  readonly name: string;
  /** What must hold, in a sentence. */
  readonly says: string;
  /** Needs the operator's control hook. */
  readonly needsControl?: true;
  run(table: Table): Promise<void>;
}

/** The answer's verdict must be this one, under HTTP 200. */
export function expectStatus(answer: Answer, status: string, what: string): void {
  if (answer.http !== 200 || answer.status !== status)
    throw new Error(`${what}: expected ${status}, got ${answer.status ?? 'no status'} (HTTP ${answer.http})`);
}

/** Not read at all: the request itself was wrong. */
export function expectHttp(answer: Answer, http: number, what: string): void {
  if (answer.http !== http)
    throw new Error(`${what}: expected HTTP ${http}, got ${answer.http} ${answer.status ?? ''}`);
}

/** What was done must have moved the balance by exactly this. */
export async function expectMoved(seat: Seat, byMinor: bigint, work: () => Promise<void>): Promise<void> {
  const before = await seat.balance();
  await work();
  const moved = (await seat.balance()) - before;
  if (moved !== byMinor) throw new Error(`the balance moved by ${moved}, expected ${byMinor}`);
}

export function expectSame(actual: unknown, expected: unknown, what: string): void {
  const [one, other] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (one !== other) throw new Error(`${what}: expected ${other}, got ${one}`);
}
