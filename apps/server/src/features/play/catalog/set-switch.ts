import { areSameTimes, mayClose, type ClosedTimes } from '@croupier/domain/play/catalog';
import type { Queryable, Tx } from '../../../platform/database.ts';
import {
  deleteOverSwitches,
  deleteSwitch,
  findSwitch,
  lockSwitches,
  upsertSwitch,
  type SwitchKey,
} from './switches-store.ts';

export interface SwitchChange extends SwitchKey {
  /** When the game is to be closed; null: it is open. */
  readonly closed: ClosedTimes | null;
  /** What it is changed from, where it must not be anything else by now. */
  readonly expected?: ClosedTimes | null | undefined;
  readonly reason: string;
  readonly now: Date;
}

export type Switched =
  | { readonly status: 'switched'; readonly before: ClosedTimes | null }
  /** `other`: somebody has switched it meanwhile. `never`: such times close nothing. */
  | { readonly status: 'other' }
  | { readonly status: 'never' };

/**
 * Closes or opens a game for everybody, a region or a brand. It holds from the next settlement on, in every process; rounds
 * that are open finish.
 */
export async function setSwitch(tx: Tx, change: SwitchChange): Promise<Switched> {
  const { game, scope, closed, expected, reason, now } = change;
  if (closed && !mayClose(closed, now)) return { status: 'never' };
  await lockSwitches(tx, game);
  await deleteOverSwitches(tx, game, now);
  const before = await findSwitch(tx, { game, scope });
  if (expected !== undefined && !areSameTimes(before, expected)) return { status: 'other' };
  if (closed) await upsertSwitch(tx, { game, scope, ...closed, reason });
  else await deleteSwitch(tx, { game, scope });
  return { status: 'switched', before };
}

/** Opens or closes a game for everybody and at once: what a command of the house does. */
export async function setOpen(
  db: Queryable,
  { game, available, reason }: { game: string; available: boolean; reason: string },
): Promise<void> {
  const key = { game, scope: 'all' } as const;
  if (available) await deleteSwitch(db, key);
  else await upsertSwitch(db, { ...key, from: null, until: null, reason });
}
