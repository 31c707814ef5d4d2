import { createHash } from 'node:crypto';

/** A tick: idempotent work that any node may do, one node at a time. Deadlines are columns, not timers. */
export interface Job {
  name: string;
  everyMs: number;
  timeoutMs: number;
  /** `signal` ends it: the server stops, its time is over, or another process may have its lease. */
  run(signal: AbortSignal): Promise<void>;
}

/**
 * When a job runs first after a start: one pace, and a part of a pace more that its name decides. So jobs of the same
 * pace do not all tick in the same instant, and each has the same place after every start.
 */
export function firstRunMs({ name, everyMs }: Pick<Job, 'name' | 'everyMs'>): number {
  return everyMs + (createHash('sha256').update(`first run ${name}`).digest().readUInt32BE(0) % everyMs);
}
