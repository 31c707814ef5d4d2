import { judgeStanding, type Wanted } from '@croupier/domain/rewards/programmes';
import type { Queryable } from '../../../platform/database.ts';
import { findStanding } from './standing-store.ts';

const PORTION = 500;

/** Players are listed by number, those after one. */
export interface Portion {
  readonly after: bigint;
  readonly limit: number;
}

interface ForMany {
  readonly wanted: Wanted;
  readonly now: Date;
  readonly signal: AbortSignal | undefined;
  readonly list: (portion: Portion) => Promise<{ readonly playerId: bigint }[]>;
  readonly work: (playerId: bigint) => Promise<void>;
}

/** Does the work for each player of a list who may have something now, a portion at a time. The others are passed over. */
export async function eachWhoMay(db: Queryable, { wanted, now, signal, list, work }: ForMany): Promise<void> {
  for (let after: bigint | undefined = 0n; after !== undefined && !signal?.aborted;) {
    const rows = await list({ after, limit: PORTION });
    for (const { playerId } of rows) {
      const player = await findStanding(db, playerId, now);
      if (player && !judgeStanding(player, wanted)) await work(playerId);
    }
    after = rows.length === PORTION ? rows.at(-1)!.playerId : undefined;
  }
}
