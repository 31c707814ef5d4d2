import { createInterface } from 'node:readline';
import { clearAway } from './clear-away.ts';
import type { Kept, KeeperMessage } from './kept.ts';

/** Listens until its owner is gone, then clears away what the owner left. See keep.ts. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

const left = new Map<number, Kept>();
for await (const line of createInterface({ input: process.stdin })) {
  const { id, kept } = JSON.parse(line) as KeeperMessage;
  if (kept) left.set(id, kept);
  else left.delete(id);
}
await clearAway([...left.values()]);
