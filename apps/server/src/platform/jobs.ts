/** A tick: idempotent work that any node may do, one node at a time. Deadlines are columns, not timers. */
export interface Job {
  name: string;
  everyMs: number;
  timeoutMs: number;
  run(signal: AbortSignal): Promise<void>;
}
