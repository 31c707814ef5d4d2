import { runThroughPlayers } from '../../../platform/player-runs.ts';
import { screenPlayer, type WatchParts } from './screen-player.ts';
import { listUnscreened } from './watch-lists-store.ts';

/** Looks everybody up again, once a day, who was not looked up in the lists as they are now. */
export async function screenDaily(parts: WatchParts, signal?: AbortSignal): Promise<void> {
  const { db, clock, list } = parts;
  const version = await list.version();
  await runThroughPlayers(
    parts,
    {
      name: 'watch-lists',
      periods: [clock.now().toISOString().slice(0, 10)],
      list: (_day, after, limit) => listUnscreened(db, version, { after, limit }),
      each: (playerId) => db.transaction((tx) => screenPlayer(parts, tx, playerId)),
    },
    signal,
  );
}
