import { setTimeout as sleep } from 'node:timers/promises';
import { loadOf } from '../settle/load.ts';

/** When the first and the last leave, in milliseconds of the clock of whoever has them leave. */
export interface Window {
  readonly fromMs: number;
  readonly toMs: number;
}

export interface Left {
  /** How many were asked for before `toMs`. */
  readonly inTime: number;
  /** From when one was asked for until its answer. */
  readonly p99Ms: number;
}

/** So many travellers leave, each at a moment of its own; resolves when all are answered. */
export async function leaveEvenly(
  travellers: number,
  { fromMs, toMs, now }: Window & { readonly now: () => number },
  leave: (traveller: number) => Promise<unknown>,
): Promise<Left> {
  const leaving: Promise<void>[] = [];
  const waitsMs: number[] = [];
  let inTime = 0;
  const leaveNow = async (traveller: number): Promise<void> => {
    const askedAt = performance.now();
    await leave(traveller);
    waitsMs.push(performance.now() - askedAt);
  };
  while (leaving.length < travellers) {
    const part = (now() - fromMs) / (toMs - fromMs);
    const due = Math.min(travellers, Math.floor(travellers * part));
    while (leaving.length < due) {
      if (now() < toMs) inTime += 1;
      leaving.push(leaveNow(leaving.length));
    }
    await sleep(1);
  }
  await Promise.all(leaving);
  return { inTime, p99Ms: loadOf(waitsMs, 1).p99Ms };
}
