import { createGoals } from '../../apps/server/src/features/rewards/goals/feature.ts';
import { counter, createTallies } from '../../apps/server/src/features/play/tallies/feature.ts';
import { APP_ROLE, createDatabase } from '../../apps/server/src/platform/database.ts';
import { createFacts } from '../../apps/server/src/platform/facts/facts.ts';
import { createMeters } from '../../apps/server/src/platform/observe/meters.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import type { Listener } from '../../apps/server/src/platform/outbox.ts';
import * as store from './mechanics-store.ts';

export const MECHANICS = 20;
/** What rounds move. */
const COUNTED = ['stakes', 'rounds', 'wins', 'best-multiplier', 'games'] as const;
/** Open goals of each player: as many as somebody holds who takes part in everything. */
export const GOALS = [...COUNTED, ...COUNTED, 'stakes', 'rounds'] as const;
/** Of the first ones so many count at once, as a mechanic with few rows may, the next every second, the last every two. */
const AT_ONCE = 2;
const EVERY_SECOND = 12;

/** The readers at work, in this process beside the settlement, as in a server with every role. */
export interface Fold {
  start(): void;
  /** Until the readers have had all facts there are. */
  finish(): Promise<void>;
  /** Facts that a reader has had, on average of them. */
  folded(): Promise<number>;
  oldestSeconds(): Promise<number>;
  /** @throws when what was counted is not what was settled */
  check(): Promise<void>;
}

/** @param players so many of the first may take part */
export async function openFold(
  url: string,
  parts: { players: number; listeners: readonly Listener[] },
): Promise<Fold> {
  const owner = createDatabase({ url, maxConnections: 2 });
  const db = createDatabase({ url, role: APP_ROLE });
  await store.makeMechanics(owner, { mechanics: MECHANICS, players: parts.players });
  await store.holdGoals(owner, { players: parts.players, counts: GOALS });
  const goals = createGoals({ db, meters: createMeters(), error: console.error });
  const mechanics = Array.from({ length: MECHANICS }, (_, n) =>
    counter({
      name: `mechanic-${n + 1}`,
      everyMs: n < AT_ONCE ? 0 : n < AT_ONCE + EVERY_SECOND ? 1_000 : 2_000,
      count: (tx) => store.addTo(tx, n + 1),
    }),
  );
  const facts = createFacts({
    db,
    listeners: parts.listeners,
    readers: [...mechanics, ...(goals.module.readers ?? []), ...(createTallies().module.readers ?? [])],
    publish: () => {},
    log: createLog('warn'),
  });
  let goalsHave = { counted: 0n, rounds: 0n };
  return {
    start: facts.start,
    finish: async () => {
      while ((await store.oldestUnfoldedSeconds(owner)) > 0)
        await new Promise((next) => setTimeout(next, 100));
      goalsHave = await store.countGoals(owner);
      await facts.stop();
      await db.close();
    },
    folded: () => store.meanPosition(owner),
    oldestSeconds: () => store.oldestUnfoldedSeconds(owner),
    check: async () => {
      const { settled, tally, parts, done } = await store.countRounds(owner, MECHANICS);
      await owner.close();
      const ofRounds = BigInt(GOALS.filter((counts) => counts === 'rounds').length);
      if (goalsHave.counted !== goalsHave.rounds * ofRounds)
        throw new Error(`${goalsHave.rounds} rounds, ${goalsHave.counted} of them counted by goals`);
      if (tally !== settled || done !== parts)
        throw new Error(`${settled} settled, ${tally} in the tally; ${parts} for mechanics, ${done} counted`);
    },
  };
}
